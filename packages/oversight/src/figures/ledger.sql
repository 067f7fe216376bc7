-- Where the points of each list come from, in hundredths and exactly: games (unequal K, the cap, games that count for one side), newcomers, returns, leavers, corrections, adjustments, imports and rounding.
WITH split AS (
  SELECT list, sum(50 * k_score - k_difference * expected) AS k_imbalance, sum(change_of_both) AS change_of_both,
    sum(change) AS change
  FROM list_games l LEFT JOIN conversion c ON c.difference = l.difference
  GROUP BY list
)
SELECT date, old_points, CAST(coalesce(k_imbalance, 0) AS BIGINT) AS k_imbalance,
  CAST(coalesce(change_of_both, 0) - coalesce(k_imbalance, 0) AS BIGINT) AS cap,
  CAST(coalesce(change, 0) - coalesce(change_of_both, 0) AS BIGINT) AS one_sided,
  CAST(games - coalesce(change, 0) AS BIGINT) AS other_games,
  corrections, newcomers, returns, leavers, imports, adjustments, rounding, new_points,
  CAST(new_points - old_points - (games + corrections + newcomers + returns - leavers + imports + adjustments
    + rounding) AS BIGINT) AS unexplained
FROM lists LEFT JOIN split USING (list)
ORDER BY date
