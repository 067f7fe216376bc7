-- How much stronger or weaker the players of a federation are than their ratings say, measured in games against other federations.
SELECT w.federation AS own, b.federation AS opponent, CAST(count(*) AS INTEGER) AS games,
  sum(white_score / 2.0 - white_expected / 100.0) AS residual,
  sum(ln(10) / 400 * white_expected / 100.0 * (1 - white_expected / 100.0)) AS slope
FROM games JOIN player_facts w ON w.player = white JOIN player_facts b ON b.player = black
WHERE white_expected IS NOT NULL AND black_expected IS NOT NULL
  AND w.federation IS NOT NULL AND b.federation IS NOT NULL
GROUP BY ALL
ORDER BY own, opponent
