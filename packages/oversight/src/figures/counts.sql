-- Players above 2700, 2600 and so on down to 2000 on each list, and those within 25 points of the floor.
SELECT any_value(date) AS date,
  CAST(sum(players) FILTER (rating > 2700) AS INTEGER) AS above_2700,
  CAST(sum(players) FILTER (rating > 2600) AS INTEGER) AS above_2600,
  CAST(sum(players) FILTER (rating > 2500) AS INTEGER) AS above_2500,
  CAST(sum(players) FILTER (rating > 2400) AS INTEGER) AS above_2400,
  CAST(sum(players) FILTER (rating > 2300) AS INTEGER) AS above_2300,
  CAST(sum(players) FILTER (rating > 2200) AS INTEGER) AS above_2200,
  CAST(sum(players) FILTER (rating > 2100) AS INTEGER) AS above_2100,
  CAST(sum(players) FILTER (rating > 2000) AS INTEGER) AS above_2000,
  CAST(coalesce(sum(players) FILTER (rating < floor + 25), 0) AS INTEGER) AS at_floor,
  coalesce(sum(players) FILTER (rating < floor + 25), 0) / sum(players) AS at_floor_share
FROM rating_counts JOIN lists USING (list)
GROUP BY list
ORDER BY date
