-- Rating after 10, 20, 30 and 50 games since the first rating, minus that rating, by rating band and age at the time.
WITH firsts AS (
  SELECT player, min(date) AS since, arg_min(rating, date) AS first, arg_min(played, date) AS played_before,
    year(min(date)) - max(birth_year) AS age
  FROM rows
  GROUP BY player
  HAVING min(date) > (SELECT min(date) FROM lists)
), later AS (
  SELECT player, any_value(first) AS first, any_value(age) AS age,
    arg_min(rating, date) FILTER (played - played_before >= 10) - any_value(first) AS after_10,
    arg_min(rating, date) FILTER (played - played_before >= 20) - any_value(first) AS after_20,
    arg_min(rating, date) FILTER (played - played_before >= 30) - any_value(first) AS after_30,
    arg_min(rating, date) FILTER (played - played_before >= 50) - any_value(first) AS after_50
  FROM rows JOIN firsts USING (player)
  GROUP BY player
)
SELECT CAST(floor(first / 200) * 200 AS INTEGER) AS band,
  CASE WHEN age IS NULL THEN NULL WHEN age < 18 THEN 0 WHEN age < 35 THEN 18 ELSE 35 END AS age,
  CAST(count(*) AS INTEGER) AS players,
  CAST(count(after_10) AS INTEGER) AS players_10, avg(after_10) AS after_10,
  CAST(count(after_20) AS INTEGER) AS players_20, avg(after_20) AS after_20,
  CAST(count(after_30) AS INTEGER) AS players_30, avg(after_30) AS after_30,
  CAST(count(after_50) AS INTEGER) AS players_50, avg(after_50) AS after_50
FROM later
GROUP BY 1, 2
ORDER BY 1, 2
