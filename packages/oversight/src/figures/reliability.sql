-- Score by expected score, in steps of five hundredths: on the diagonal, the expectation is right on average.
SELECT CAST(white_expected // 5 * 5 AS INTEGER) / 100.0 AS expected,
  CAST(sum(games) AS INTEGER) AS games,
  sum(games * white_expected) / sum(games) / 100.0 AS predicted,
  sum(halves) / sum(games) / 2.0 AS score
FROM (
  SELECT white_expected, count(*) AS games, sum(white_score) AS halves
  FROM games
  WHERE white_expected IS NOT NULL
  GROUP BY white_expected
)
GROUP BY 1
ORDER BY 1
