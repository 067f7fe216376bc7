-- The first rating that each edition would have given from the same games against rated players.
WITH newcomers AS (
  SELECT player, since, CAST(first_rating AS INTEGER) AS rating
  FROM player_facts
  WHERE since > (SELECT min(date) FROM lists)
  ORDER BY since DESC, player
  LIMIT 2000
), against_rated AS (
  SELECT event, round, date, CASE WHEN white_listed THEN black ELSE white END AS player,
    CASE WHEN white_listed THEN white_rating ELSE black_rating END AS opponent,
    CASE WHEN white_listed THEN 1 - white_score / 2.0 ELSE white_score / 2.0 END AS score
  FROM games
  WHERE white_listed <> black_listed
)
SELECT player, rating, CAST(e.start AS VARCHAR) AS start, e.type, e.official, opponent, score
FROM against_rated g JOIN newcomers USING (player) JOIN events e USING (event)
WHERE g.date <= since
ORDER BY player, e.start, event, round
