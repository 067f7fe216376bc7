-- Players, mean and standard deviation of published ratings of each federation with ten players or more, on the first and the last list.
WITH ends AS (
  SELECT list, date = (SELECT min(date) FROM lists) AS first, date = (SELECT max(date) FROM lists) AS last
  FROM lists
  WHERE first OR last
)
SELECT federation,
  CAST(count(*) FILTER (first) AS INTEGER) AS players_first,
  avg(rating) FILTER (first) AS mean_first,
  CAST(count(*) FILTER (last) AS INTEGER) AS players,
  avg(rating) FILTER (last) AS mean,
  stddev_pop(rating) FILTER (last) AS deviation
FROM rows JOIN ends USING (list)
WHERE shown AND federation IS NOT NULL
GROUP BY federation
HAVING count(*) FILTER (last) >= 10
ORDER BY players DESC, federation
