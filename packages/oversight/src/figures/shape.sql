-- The distribution of published ratings on each list: mean, standard deviation, skewness and quantiles, for all, active, women and men.
WITH counted AS (
  SELECT date, population, rating, sum(players) AS players
  FROM rating_counts JOIN (VALUES ('all'), ('active'), ('women'), ('men')) AS p(population)
    ON population = 'all' OR (population = 'active' AND NOT inactive)
      OR (population = 'women' AND sex = 'F') OR (population = 'men' AND sex = 'M')
  GROUP BY ALL
), summed AS (
  SELECT *, sum(players) OVER (PARTITION BY date, population ORDER BY rating) AS below,
    sum(players) OVER (PARTITION BY date, population) AS total,
    sum(players * rating) OVER (PARTITION BY date, population)
      / sum(players) OVER (PARTITION BY date, population) AS mean
  FROM counted
)
SELECT date, population, CAST(max(total) AS INTEGER) AS players, max(mean) AS mean,
  sqrt(sum(players * pow(rating - mean, 2)) / max(total)) AS deviation,
  sum(players * pow(rating - mean, 3)) / max(total)
    / nullif(pow(sqrt(sum(players * pow(rating - mean, 2)) / max(total)), 3), 0) AS skew,
  min(rating) FILTER (below >= 0.01 * total) AS p1,
  min(rating) FILTER (below >= 0.1 * total) AS p10,
  min(rating) FILTER (below >= 0.25 * total) AS p25,
  min(rating) FILTER (below >= 0.5 * total) AS p50,
  min(rating) FILTER (below >= 0.75 * total) AS p75,
  min(rating) FILTER (below >= 0.9 * total) AS p90,
  min(rating) FILTER (below >= 0.99 * total) AS p99
FROM summed
GROUP BY date, population
ORDER BY population, date
