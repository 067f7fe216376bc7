-- What each event adds to the uncertainty of b: the products of its summed scores, by part of the games.
WITH played AS (
  SELECT event, date, white_score / 2.0 AS score, (CAST(white_rating AS INTEGER) - black_rating) * ln(10) / 400 AS x,
    CAST(floor((white_rating + black_rating) / 400) * 200 AS INTEGER) AS band
  FROM games
  WHERE white_expected IS NOT NULL AND black_expected IS NOT NULL AND white_listed AND black_listed
), fitted AS (
  SELECT event, score, x, part, value, slope, advantage FROM played, fits WHERE part = 'all'
  UNION ALL
  SELECT event, score, x, part, value, slope, advantage
  FROM played JOIN (SELECT *, CAST(value AS INTEGER) AS of_band FROM fits WHERE part = 'band') ON of_band = band
  UNION ALL
  SELECT event, score, x, part, value, slope, advantage
  FROM played JOIN (SELECT *, CAST(value AS DATE) AS of_date FROM fits WHERE part = 'month') ON of_date = date
), scored AS (
  SELECT event, part, value,
    sum(score - 1 / (1 + exp(-(slope * x + advantage)))) AS s0,
    sum((score - 1 / (1 + exp(-(slope * x + advantage)))) * x) AS s1
  FROM fitted
  GROUP BY event, part, value
)
SELECT part, value, sum(s0 * s0) AS m00, sum(s0 * s1) AS m01, sum(s1 * s1) AS m11, CAST(count(*) AS INTEGER) AS events
FROM scored
GROUP BY part, value
