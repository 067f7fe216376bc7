-- Where the points of each list come from, in hundredths and exactly: games (unequal K, the cap, games that count for one side), newcomers, returns, leavers, corrections, adjustments, imports and rounding.
WITH split AS (
  SELECT list,
    sum(CASE WHEN white_k IS NOT NULL AND black_k IS NOT NULL
      THEN (CAST(white_k AS INTEGER) - black_k) * (50 * white_score - expected) ELSE 0 END) AS k_imbalance,
    sum(CASE WHEN white_k IS NOT NULL AND black_k IS NOT NULL
      THEN white_change + black_change - (CAST(white_k AS INTEGER) - black_k) * (50 * white_score - expected)
      ELSE 0 END) AS cap,
    sum(CASE WHEN white_k IS NOT NULL AND black_k IS NOT NULL THEN 0
      ELSE coalesce(white_change, 0) + coalesce(black_change, 0) END) AS one_sided
  FROM games LEFT JOIN conversion ON difference = CAST(white_rating AS INTEGER) - black_rating
  GROUP BY list
)
SELECT date, old_points, CAST(coalesce(k_imbalance, 0) AS BIGINT) AS k_imbalance,
  CAST(coalesce(cap, 0) AS BIGINT) AS cap, CAST(coalesce(one_sided, 0) AS BIGINT) AS one_sided,
  CAST(games - coalesce(k_imbalance + cap + one_sided, 0) AS BIGINT) AS other_games,
  corrections, newcomers, returns, leavers, imports, adjustments, rounding, new_points,
  CAST(new_points - old_points - (games + corrections + newcomers + returns - leavers + imports + adjustments
    + rounding) AS BIGINT) AS unexplained
FROM lists LEFT JOIN split USING (list)
ORDER BY date
