-- Score by expected score, in steps of five hundredths: on the diagonal, the expectation is right on average.
SELECT CAST(floor(white_expected / 5) * 5 AS INTEGER) / 100.0 AS expected,
  CAST(count(*) AS INTEGER) AS games,
  avg(white_expected) / 100.0 AS predicted,
  avg(white_score) / 2.0 AS score
FROM games
WHERE white_expected IS NOT NULL
GROUP BY 1
ORDER BY 1
