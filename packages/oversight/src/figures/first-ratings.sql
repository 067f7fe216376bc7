-- The first rating that each edition would have given from the same games against rated players.
WITH newcomers AS (
  SELECT player, min(date) AS listed, CAST(arg_min(rating, date) AS INTEGER) AS rating
  FROM rows
  GROUP BY player
  HAVING min(date) > (SELECT min(date) FROM lists)
  ORDER BY listed DESC, player
  LIMIT 2000
)
SELECT player, rating, CAST(e.start AS VARCHAR) AS start, e.type, e.official, opponent, score
FROM (
  SELECT event, white AS player, black_rating AS opponent, white_score / 2.0 AS score, round, date
  FROM games WHERE NOT white_listed AND black_listed
  UNION ALL
  SELECT event, black, white_rating, 1 - white_score / 2.0, round, date
  FROM games WHERE NOT black_listed AND white_listed
) g JOIN newcomers USING (player) JOIN events e USING (event)
WHERE g.date <= listed
ORDER BY player, e.start, event, round
