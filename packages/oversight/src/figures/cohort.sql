-- Mean rating, year by year, of the same players: aged 35 to 45 in the first year and with rated games in every year.
WITH span AS (SELECT min(year) AS first, max(year) AS last FROM player_years WHERE games > 0),
members AS (
  SELECT player FROM player_years, span
  WHERE games > 0 AND first - birth_year BETWEEN 35 AND 45
  GROUP BY player, first, last
  HAVING count(*) = last - first + 1
)
SELECT year, CAST(count(*) AS INTEGER) AS players, avg(rating) AS mean, stddev_samp(rating) / sqrt(count(*)) AS error
FROM player_years SEMI JOIN members USING (player)
GROUP BY year
ORDER BY year
