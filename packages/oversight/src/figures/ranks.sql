-- The rating of the active player at rank 5, 10, 20, 50, 100 and 1000 on each list.
WITH counted AS (
  SELECT date, rating, sum(sum(players)) OVER (PARTITION BY date ORDER BY rating DESC) AS rank
  FROM rating_counts
  WHERE NOT inactive
  GROUP BY date, rating
)
SELECT date,
  max(rating) FILTER (rank >= 5) AS rank_5,
  max(rating) FILTER (rank >= 10) AS rank_10,
  max(rating) FILTER (rank >= 20) AS rank_20,
  max(rating) FILTER (rank >= 50) AS rank_50,
  max(rating) FILTER (rank >= 100) AS rank_100,
  max(rating) FILTER (rank >= 1000) AS rank_1000
FROM counted
GROUP BY date
ORDER BY date
