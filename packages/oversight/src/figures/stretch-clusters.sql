-- What each event adds to the uncertainty of b: the products of its summed scores, by part of the games.
WITH scored AS (
  SELECT event, part, value,
    sum(white_score / 2.0 - p) AS s0,
    sum((white_score / 2.0 - p) * x) AS s1
  FROM (
    SELECT event, part, value, white_score, x,
      1 / (1 + exp(-(slope * x + advantage))) AS p
    FROM (
      SELECT event, white_score, (CAST(white_rating AS INTEGER) - black_rating) * ln(10) / 400 AS x,
        CAST(floor((white_rating + black_rating) / 400) * 200 AS INTEGER) AS band, date
      FROM games
      WHERE white_expected IS NOT NULL AND black_expected IS NOT NULL AND white_listed AND black_listed
    ) JOIN fits ON part = 'all' OR (part = 'band' AND value = CAST(band AS VARCHAR))
      OR (part = 'month' AND value = CAST(date AS VARCHAR))
  )
  GROUP BY event, part, value
)
SELECT part, value, sum(s0 * s0) AS m00, sum(s0 * s1) AS m01, sum(s1 * s1) AS m11, CAST(count(*) AS INTEGER) AS events
FROM scored
GROUP BY part, value
