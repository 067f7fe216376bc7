-- How far results spread compared with ratings: the factor b in the expected score 1 / (1 + 10^(−(b × difference + advantage of White) / 400)), by maximum likelihood.
SELECT 'all' AS part, NULL AS value, difference, CAST(sum(games) AS INTEGER) AS games, sum(halves) / 2.0 AS score
FROM band_games GROUP BY difference
UNION ALL
SELECT 'band', CAST(band * 200 AS VARCHAR), difference, games, halves / 2.0 FROM band_games
UNION ALL
SELECT 'month', CAST(date AS VARCHAR), difference, counted, halves / 2.0
FROM list_games JOIN lists USING (list) WHERE counted > 0
