-- Mean change of rating in a year with games, by the number of years without games before it.
WITH years AS (
  SELECT player, year, rating,
    year - 1 - lag(year) OVER (PARTITION BY player ORDER BY year) AS away
  FROM player_years
  WHERE games > 0
)
SELECT CAST(least(away, 3) AS INTEGER) AS years_away, CAST(count(*) AS INTEGER) AS players,
  avg(n.rating - y.rating) AS change, stddev_samp(n.rating - y.rating) / sqrt(count(*)) AS error
FROM years y JOIN player_years n ON n.player = y.player AND n.year = y.year + 1
WHERE away IS NOT NULL
GROUP BY 1
ORDER BY 1
