-- How far results spread compared with ratings: the factor b in the expected score 1 / (1 + 10^(−(b × difference + advantage of White) / 400)), by maximum likelihood.
SELECT 'all' AS part, NULL AS value, difference, CAST(sum(games) AS INTEGER) AS games, sum(halves) / 2.0 AS score
FROM game_bins GROUP BY difference
UNION ALL
SELECT 'band', CAST(band AS VARCHAR), difference, CAST(sum(games) AS INTEGER), sum(halves) / 2.0
FROM game_bins GROUP BY band, difference
UNION ALL
SELECT 'month', CAST(date AS VARCHAR), difference, CAST(sum(games) AS INTEGER), sum(halves) / 2.0
FROM game_bins GROUP BY date, difference
