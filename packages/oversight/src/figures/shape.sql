-- The distribution of published ratings on each list: mean, standard deviation, skewness and quantiles, for all, active, women and men.
WITH counted AS (
  SELECT list, population, rating, CAST(players AS DOUBLE) AS players
  FROM (SELECT list, rating, players AS "all", active, women, men FROM rating_counts)
    UNPIVOT (players FOR population IN ("all", active, women, men))
  WHERE players > 0
), totals AS (
  SELECT list, population, sum(players) AS total, sum(players * rating) / sum(players) AS mean
  FROM counted
  GROUP BY list, population
), summed AS (
  SELECT *, sum(players) OVER (PARTITION BY list, population ORDER BY rating
    ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS below
  FROM counted
)
SELECT any_value(date) AS date, population, CAST(any_value(total) AS INTEGER) AS players, any_value(mean) AS mean,
  sqrt(sum(players * pow(rating - mean, 2)) / any_value(total)) AS deviation,
  sum(players * pow(rating - mean, 3)) / any_value(total)
    / nullif(pow(sqrt(sum(players * pow(rating - mean, 2)) / any_value(total)), 3), 0) AS skew,
  min(rating) FILTER (100 * below >= total) AS p1,
  min(rating) FILTER (10 * below >= total) AS p10,
  min(rating) FILTER (4 * below >= total) AS p25,
  min(rating) FILTER (2 * below >= total) AS p50,
  min(rating) FILTER (4 * below >= 3 * total) AS p75,
  min(rating) FILTER (10 * below >= 9 * total) AS p90,
  min(rating) FILTER (100 * below >= 99 * total) AS p99
FROM summed JOIN totals USING (list, population) JOIN lists USING (list)
GROUP BY list, population
ORDER BY population, date
