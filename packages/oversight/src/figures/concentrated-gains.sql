-- Events of the last twelve months whose games created most points, with the share won at the highest K: a list to look at, not a verdict.
WITH gains AS (
  SELECT event, CAST(count(*) AS INTEGER) AS games,
    CAST(sum(coalesce(white_change, 0) + coalesce(black_change, 0)) AS BIGINT) AS points,
    CAST(max(greatest(coalesce(white_k, 0), coalesce(black_k, 0))) AS INTEGER) AS highest_k,
    CAST(sum(CASE WHEN white_k >= 40 THEN white_change ELSE 0 END
      + CASE WHEN black_k >= 40 THEN black_change ELSE 0 END) AS BIGINT) AS points_at_40
  FROM games SEMI JOIN recent_lists USING (list)
  GROUP BY event
)
SELECT event, e.id, e.name, e.date, g.games, points, highest_k, points_at_40
FROM gains g JOIN events e USING (event)
WHERE points > 0
ORDER BY points DESC, event
LIMIT 100
