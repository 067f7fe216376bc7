-- Each player's period: games, score minus expected score, and its variance if no game were drawn.
SELECT player, list, max(k) AS k, CAST(count(*) AS INTEGER) AS games,
  sum(0.5 * score - expected / 100.0) AS residual,
  sum(expected / 100.0 * (1 - expected / 100.0)) AS variance
FROM (
  SELECT list, white AS player, white_k AS k, white_score AS score, white_expected AS expected
  FROM games WHERE white_k IS NOT NULL
  UNION ALL
  SELECT list, black, black_k, 2 - white_score, black_expected
  FROM games WHERE black_k IS NOT NULL
)
GROUP BY player, list
