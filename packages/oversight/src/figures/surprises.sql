-- The least expected results of players in events of the last twelve months: a list to look at, not a verdict.
WITH results AS (
  SELECT event, player, any_value(rating) AS rating, count(*) AS games, sum(score) AS halves, sum(expected) AS expected,
    sum(expected * (100 - expected)) AS variance
  FROM (
    SELECT event, white AS player, white_rating AS rating, white_score AS score, white_expected AS expected
    FROM games SEMI JOIN recent_lists USING (list)
    UNION ALL
    SELECT event, black, black_rating, 2 - white_score, black_expected FROM games SEMI JOIN recent_lists USING (list)
  )
  WHERE expected IS NOT NULL AND player IS NOT NULL
  GROUP BY event, player
)
SELECT event, e.id, e.name, e.date, player, CAST(rating AS INTEGER) AS rating, CAST(r.games AS INTEGER) AS games,
  halves / 2.0 AS score, expected / 100.0 AS expected, (50 * halves - expected) / sqrt(variance) AS surprise
FROM results r JOIN events e USING (event)
WHERE variance > 0 AND abs(surprise) >= 2.5
ORDER BY abs(surprise) DESC, event, player
LIMIT 100
