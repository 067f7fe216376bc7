-- Each player's period: score minus expected score in hundredths, and its variance in ten-thousandths if no game were drawn.
SELECT player, list, max(k) AS k, CAST(sum(residual) AS INTEGER) AS residual, CAST(sum(variance) AS INTEGER) AS variance
FROM (
  SELECT list, white AS player, white_k AS k, 50 * white_score - white_expected AS residual,
    white_expected * (100 - white_expected) AS variance
  FROM games WHERE white_k IS NOT NULL
  UNION ALL
  SELECT list, black, black_k, 50 * (2 - white_score) - black_expected, black_expected * (100 - black_expected)
  FROM games WHERE black_k IS NOT NULL
)
GROUP BY player, list
