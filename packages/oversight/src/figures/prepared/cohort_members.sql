-- Players aged 35 to 45 in the first year and with rated games in every year.
WITH span AS (SELECT min(year) AS first, max(year) AS last FROM player_years WHERE games > 0)
SELECT player FROM player_years, span
WHERE games > 0 AND first - birth_year BETWEEN 35 AND 45
GROUP BY player, first, last
HAVING count(*) = last - first + 1
