-- Games by list and rating difference: all, those that count for both players, and the points they moved. An addition with NULL is left out of its sum.
SELECT list, white_rating - black_rating AS difference,
  CAST(count(*) AS INTEGER) AS played,
  CAST(count(CASE WHEN white_listed AND black_listed THEN white_expected + black_expected END) AS INTEGER) AS counted,
  CAST(sum(CASE WHEN white_listed AND black_listed AND white_expected + black_expected IS NOT NULL
    THEN white_score END) AS INTEGER) AS halves,
  CAST(sum(white_k - black_k) AS BIGINT) AS k_difference,
  CAST(sum((white_k - black_k) * white_score) AS BIGINT) AS k_score,
  CAST(sum(white_change + black_change) AS BIGINT) AS change_of_both,
  CAST(coalesce(sum(white_change), 0) + coalesce(sum(black_change), 0) AS BIGINT) AS change
FROM games
GROUP BY ALL
