-- How much stronger or weaker the players of a federation are than their ratings say, measured in games against other federations.
SELECT white AS own, black AS opponent, CAST(games AS INTEGER) AS games, residual / 100.0 AS residual,
  ln(10) / 400 * variance / 10000.0 AS slope
FROM federation_games
WHERE games > 0
ORDER BY own, opponent
