-- Players, mean and standard deviation of published ratings of each federation with ten players or more, on the first and the last list.
SELECT federation,
  CAST(count(*) FILTER (date = first) AS INTEGER) AS players_first,
  avg(rating) FILTER (date = first) AS mean_first,
  CAST(count(*) FILTER (date = last) AS INTEGER) AS players,
  avg(rating) FILTER (date = last) AS mean,
  stddev_pop(rating) FILTER (date = last) AS deviation
FROM rows, (SELECT min(date) AS first, max(date) AS last FROM lists)
WHERE shown AND federation IS NOT NULL AND (date = first OR date = last)
GROUP BY federation
HAVING count(*) FILTER (date = last) >= 10
ORDER BY players DESC, federation
