-- What each event adds to the uncertainty of b: the products of its summed scores, by part of the games.
WITH of_list AS (
  SELECT list, a.slope AS all_slope, a.advantage AS all_advantage, m.slope AS month_slope, m.advantage AS month_advantage
  FROM lists LEFT JOIN fits a ON a.part = 'all' LEFT JOIN fits m ON m.part = 'month' AND m.value = CAST(date AS VARCHAR)
), of_band AS (
  SELECT band, slope AS band_slope, advantage AS band_advantage
  FROM (SELECT DISTINCT band FROM band_games) LEFT JOIN fits ON part = 'band' AND value = CAST(band * 200 AS VARCHAR)
), played AS (
  SELECT event, list, CAST((white_rating + black_rating) // 400 AS TINYINT) AS band,
    CAST(white_score AS DOUBLE) / 2 AS score, (white_rating - black_rating) * (ln(10) / 400) AS x
  FROM games
  WHERE white_expected IS NOT NULL AND black_expected IS NOT NULL AND white_listed AND black_listed
), summed AS (
  SELECT event, band, any_value(list) AS list,
    sum(score - 1 / (1 + exp(-(all_slope * x + all_advantage)))) AS all_0,
    sum((score - 1 / (1 + exp(-(all_slope * x + all_advantage)))) * x) AS all_1,
    sum(score - 1 / (1 + exp(-(band_slope * x + band_advantage)))) AS band_0,
    sum((score - 1 / (1 + exp(-(band_slope * x + band_advantage)))) * x) AS band_1,
    sum(score - 1 / (1 + exp(-(month_slope * x + month_advantage)))) AS month_0,
    sum((score - 1 / (1 + exp(-(month_slope * x + month_advantage)))) * x) AS month_1
  FROM played JOIN of_list USING (list) JOIN of_band USING (band)
  GROUP BY event, band
), scored AS (
  SELECT 'all' AS part, NULL AS value, sum(all_0) AS s0, sum(all_1) AS s1 FROM summed GROUP BY event
  UNION ALL
  SELECT 'band', CAST(band * 200 AS VARCHAR), band_0, band_1 FROM summed
  UNION ALL
  SELECT 'month', CAST(any_value(date) AS VARCHAR), sum(month_0), sum(month_1)
  FROM summed JOIN lists USING (list) GROUP BY event
)
SELECT part, value, sum(s0 * s0) AS m00, sum(s0 * s1) AS m01, sum(s1 * s1) AS m11, CAST(count(*) AS INTEGER) AS events
FROM scored
WHERE s0 IS NOT NULL
GROUP BY part, value
