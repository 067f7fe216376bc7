-- Score of the higher rated player by rating difference, in steps of 25 points, beside the table as applied, the table without a cap, and the logistic curves with 400 and 480.
SELECT CAST(abs(difference) // 25 * 25 AS INTEGER) AS difference,
  CAST(sum(games) AS INTEGER) AS games,
  sum(CASE WHEN difference > 0 THEN halves / 2.0 WHEN difference < 0 THEN games - halves / 2.0 ELSE games / 2.0 END)
    / sum(games) AS score,
  sum(CASE WHEN difference >= 0 THEN white_expected ELSE black_expected END) / 100.0 / sum(games) AS "table",
  sum(games * expected) / 100.0 / sum(games) AS uncapped,
  sum(games / (1 + pow(10, -abs(difference) / 400.0))) / sum(games) AS logistic_400,
  sum(games / (1 + pow(10, -abs(difference) / 480.0))) / sum(games) AS logistic_480
FROM band_games JOIN (SELECT difference AS gap, expected FROM conversion) ON gap = abs(difference)
GROUP BY 1
ORDER BY 1
