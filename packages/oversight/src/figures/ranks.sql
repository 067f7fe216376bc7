-- The rating of the active player at rank 5, 10, 20, 50, 100 and 1000 on each list.
WITH counted AS (
  SELECT list, rating, sum(active) OVER (PARTITION BY list ORDER BY rating DESC) AS rank
  FROM rating_counts
  WHERE active > 0
)
SELECT any_value(date) AS date,
  max(rating) FILTER (rank >= 5) AS rank_5,
  max(rating) FILTER (rank >= 10) AS rank_10,
  max(rating) FILTER (rank >= 20) AS rank_20,
  max(rating) FILTER (rank >= 50) AS rank_50,
  max(rating) FILTER (rank >= 100) AS rank_100,
  max(rating) FILTER (rank >= 1000) AS rank_1000
FROM counted JOIN lists USING (list)
GROUP BY list
ORDER BY date
