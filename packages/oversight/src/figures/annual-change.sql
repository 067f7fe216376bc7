-- Mean change of rating from one year's first list to the next, of players with rated games in that year, by age and rating band.
SELECT age, band, CAST(count(*) AS INTEGER) AS players, avg(change) AS change,
  stddev_samp(change) / sqrt(count(*)) AS error
FROM (
  SELECT CAST(floor(a.rating / 200) * 200 AS INTEGER) AS band, b.rating - a.rating AS change,
    CASE WHEN a.year - a.birth_year < 10 THEN 0 WHEN a.year - a.birth_year < 15 THEN 10
      WHEN a.year - a.birth_year < 18 THEN 15 WHEN a.year - a.birth_year < 25 THEN 18
      WHEN a.year - a.birth_year < 35 THEN 25 WHEN a.year - a.birth_year < 45 THEN 35
      WHEN a.year - a.birth_year < 55 THEN 45 WHEN a.year - a.birth_year < 65 THEN 55 ELSE 65 END AS age
  FROM player_years a JOIN player_years b ON b.player = a.player AND b.year = a.year + 1
  WHERE a.games > 0 AND a.birth_year IS NOT NULL
)
GROUP BY age, band
ORDER BY age, band
