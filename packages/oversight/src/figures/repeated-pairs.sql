-- Players who met most often in the last twelve months, with the points one of them won: a list to look at, not a verdict.
WITH pairs AS (
  SELECT least(white, black) AS player, greatest(white, black) AS opponent
  FROM games SEMI JOIN recent_lists USING (list)
  WHERE white IS NOT NULL AND black IS NOT NULL
  GROUP BY ALL
  HAVING count(*) >= 6
)
SELECT player, opponent, CAST(count(*) AS INTEGER) AS games,
  CAST(count(DISTINCT event) AS INTEGER) AS events,
  sum(CASE WHEN white < black THEN white_score ELSE 2 - white_score END) / 2.0 AS score,
  CAST(sum(CASE WHEN white < black THEN white_change ELSE black_change END) AS BIGINT) AS points,
  CAST(sum(CASE WHEN white < black THEN black_change ELSE white_change END) AS BIGINT) AS opponent_points
FROM games SEMI JOIN recent_lists USING (list) JOIN pairs ON player = least(white, black) AND opponent = greatest(white, black)
GROUP BY player, opponent
ORDER BY games DESC, player, opponent
LIMIT 100
