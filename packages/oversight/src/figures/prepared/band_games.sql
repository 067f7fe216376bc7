-- Games that count for both players, by band of 200 points and rating difference.
SELECT CAST((white_rating + black_rating) // 400 AS TINYINT) AS band,
  white_rating - black_rating AS difference,
  CAST(count(*) AS INTEGER) AS games,
  CAST(sum(white_score) AS INTEGER) AS halves,
  CAST(sum(white_expected) AS INTEGER) AS white_expected,
  CAST(sum(black_expected) AS INTEGER) AS black_expected
FROM games
WHERE white_expected IS NOT NULL AND black_expected IS NOT NULL AND white_listed AND black_listed
GROUP BY ALL
