-- Players who met most often in the last twelve months, with the points one of them won: a list to look at, not a verdict.
SELECT least(white, black) AS player, greatest(white, black) AS opponent, CAST(count(*) AS INTEGER) AS games,
  CAST(count(DISTINCT event) AS INTEGER) AS events,
  sum(CASE WHEN white < black THEN white_score ELSE 2 - white_score END) / 2.0 AS score,
  CAST(sum(CASE WHEN white < black THEN white_change ELSE black_change END) AS BIGINT) AS points,
  CAST(sum(CASE WHEN white < black THEN black_change ELSE white_change END) AS BIGINT) AS opponent_points
FROM games, (SELECT max(date) AS last FROM lists)
WHERE date > last - INTERVAL 1 YEAR AND white IS NOT NULL AND black IS NOT NULL
GROUP BY 1, 2
HAVING count(*) >= 6
ORDER BY games DESC, player, opponent
LIMIT 100
