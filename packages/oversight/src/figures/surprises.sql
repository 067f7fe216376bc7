-- The least expected results of players in events of the last twelve months: a list to look at, not a verdict.
SELECT event, any_value(e.id) AS id, any_value(e.name) AS name, any_value(e.date) AS date, player,
  CAST(any_value(rating) AS INTEGER) AS rating, CAST(count(*) AS INTEGER) AS games, sum(score) / 2.0 AS score,
  sum(expected) / 100.0 AS expected,
  sum(score / 2.0 - expected / 100.0) / sqrt(sum(expected / 100.0 * (1 - expected / 100.0))) AS surprise
FROM (
  SELECT event, white AS player, white_rating AS rating, white_score AS score, white_expected AS expected
  FROM games, (SELECT max(date) AS last FROM lists)
  WHERE white_expected IS NOT NULL AND date > last - INTERVAL 1 YEAR
  UNION ALL
  SELECT event, black, black_rating, 2 - white_score, black_expected
  FROM games, (SELECT max(date) AS last FROM lists)
  WHERE black_expected IS NOT NULL AND date > last - INTERVAL 1 YEAR
) JOIN events e USING (event)
WHERE player IS NOT NULL
GROUP BY event, player
HAVING sum(expected / 100.0 * (1 - expected / 100.0)) > 0 AND abs(surprise) >= 2.5
ORDER BY abs(surprise) DESC, event, player
LIMIT 100
