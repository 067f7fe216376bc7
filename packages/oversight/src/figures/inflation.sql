-- The change since the first list by several measures: mean, median and rating at rank 100 of active players, mean of a fixed cohort, and points created in games per rated player.
WITH ranked AS (
  SELECT list, rating, active AS players, sum(active) OVER (PARTITION BY list ORDER BY rating DESC) AS rank,
    sum(active) OVER (PARTITION BY list) AS total
  FROM rating_counts
  WHERE active > 0
), active AS (
  SELECT list, sum(players * rating) / sum(players) AS mean,
    max(rating) FILTER (2 * rank >= total) AS median,
    max(rating) FILTER (rank >= 100) AS rank_100
  FROM ranked
  GROUP BY list
), cohort AS (
  SELECT list, avg(rating) AS cohort FROM rows SEMI JOIN cohort_members USING (player) GROUP BY list
), measured AS (
  SELECT date, mean, median, rank_100, cohort,
    sum(coalesce(games + corrections, 0) / 100.0 / rated) OVER (ORDER BY date) AS created
  FROM lists LEFT JOIN active USING (list) LEFT JOIN cohort USING (list)
)
SELECT date,
  mean - first_value(mean IGNORE NULLS) OVER by_date AS mean_active,
  median - first_value(median IGNORE NULLS) OVER by_date AS median_active,
  rank_100 - first_value(rank_100 IGNORE NULLS) OVER by_date AS rank_100,
  cohort - first_value(cohort IGNORE NULLS) OVER by_date AS cohort,
  created
FROM measured
WINDOW by_date AS (ORDER BY date)
ORDER BY date
