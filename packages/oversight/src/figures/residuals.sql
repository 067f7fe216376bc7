-- Score of the higher rated player minus the expected score, by rating band and difference, also as rating points.
SELECT band, CAST(floor(abs(difference) / 100) * 100 AS INTEGER) AS difference,
  CAST(sum(games) AS INTEGER) AS games,
  sum(CASE WHEN difference >= 0 THEN halves / 2.0 - white_expected / 100.0
    ELSE games - halves / 2.0 - black_expected / 100.0 END) / sum(games) AS residual,
  sum(CASE WHEN difference >= 0 THEN halves / 2.0 - white_expected / 100.0
    ELSE games - halves / 2.0 - black_expected / 100.0 END)
    / sum(games * ln(10) / 400 / (2 + pow(10, abs(difference) / 400.0) + pow(10, -abs(difference) / 400.0))) AS points
FROM game_bins
GROUP BY 1, 2
ORDER BY 1, 2
