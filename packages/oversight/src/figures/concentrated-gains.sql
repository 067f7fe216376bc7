-- Events of the last twelve months whose games created most points, with the share won at the highest K: a list to look at, not a verdict.
SELECT event, any_value(e.id) AS id, any_value(e.name) AS name, any_value(e.date) AS date,
  CAST(count(*) AS INTEGER) AS games,
  CAST(sum(coalesce(white_change, 0) + coalesce(black_change, 0)) AS BIGINT) AS points,
  CAST(max(greatest(coalesce(white_k, 0), coalesce(black_k, 0))) AS INTEGER) AS highest_k,
  CAST(sum(CASE WHEN white_k >= 40 THEN white_change ELSE 0 END
    + CASE WHEN black_k >= 40 THEN black_change ELSE 0 END) AS BIGINT) AS points_at_40
FROM games g JOIN events e USING (event), (SELECT max(date) AS last FROM lists)
WHERE g.date > last - INTERVAL 1 YEAR
GROUP BY event
HAVING points > 0
ORDER BY points DESC, event
LIMIT 100
