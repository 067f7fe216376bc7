-- Rating after 10, 20, 30 and 50 games since the first rating, minus that rating, by rating band and age at the time.
WITH firsts AS (
  SELECT player, first_rating, played_before, CAST(year(since) AS INTEGER) - birth_year AS age
  FROM player_facts
  WHERE since > (SELECT min(date) FROM lists)
), later AS (
  SELECT player,
    min(dated) % 10000 AS rating_10,
    min(dated) FILTER (games >= 20) % 10000 AS rating_20,
    min(dated) FILTER (games >= 30) % 10000 AS rating_30,
    min(dated) FILTER (games >= 50) % 10000 AS rating_50
  FROM (
    -- Day and rating in one number: its minimum takes two thirds of the time of arg_min.
    SELECT player, (date - DATE '1900-01-01') * 10000 + rating AS dated, played - played_before AS games
    FROM rows JOIN firsts USING (player)
  )
  WHERE games >= 10
  GROUP BY player
)
SELECT CAST(first_rating // 200 * 200 AS INTEGER) AS band,
  CASE WHEN age IS NULL THEN NULL WHEN age < 18 THEN 0 WHEN age < 35 THEN 18 ELSE 35 END AS age,
  CAST(count(*) AS INTEGER) AS players,
  CAST(count(rating_10) AS INTEGER) AS players_10, avg(rating_10 - first_rating) AS after_10,
  CAST(count(rating_20) AS INTEGER) AS players_20, avg(rating_20 - first_rating) AS after_20,
  CAST(count(rating_30) AS INTEGER) AS players_30, avg(rating_30 - first_rating) AS after_30,
  CAST(count(rating_50) AS INTEGER) AS players_50, avg(rating_50 - first_rating) AS after_50
FROM firsts LEFT JOIN later USING (player)
GROUP BY 1, 2
ORDER BY 1, 2
