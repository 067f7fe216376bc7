-- Score of the higher rated player minus the expected score, by rating band and difference, also as rating points: by how many points the difference would have to change for the score to be expected.
WITH cells AS (
  SELECT band * 200 AS band, CAST(abs(difference) // 100 * 100 AS INTEGER) AS difference,
    CAST(sum(games) AS INTEGER) AS games,
    sum(CASE WHEN difference >= 0 THEN halves / 2.0 ELSE games - halves / 2.0 END) / sum(games) AS score,
    sum(CASE WHEN difference >= 0 THEN white_expected ELSE black_expected END) / 100.0 / sum(games) AS expected
  FROM band_games
  GROUP BY 1, 2
)
SELECT band, difference, games, score - expected AS residual,
  (score - expected) * 400 / ln(10) / nullif(expected * (1 - expected), 0) AS points
FROM cells
ORDER BY band, difference
