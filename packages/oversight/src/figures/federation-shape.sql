-- The distribution of published ratings on each list, for the ten federations with most rated players on the last list.
WITH largest AS (
  SELECT federation FROM rows
  WHERE shown AND federation IS NOT NULL AND list = (SELECT arg_max(list, date) FROM lists)
  GROUP BY federation
  ORDER BY count(*) DESC, federation
  LIMIT 10
), counted AS (
  SELECT list, federation, rating, count(*) AS players
  FROM rows SEMI JOIN largest USING (federation)
  WHERE shown
  GROUP BY list, federation, rating
), summed AS (
  SELECT *, sum(players) OVER (PARTITION BY list, federation ORDER BY rating) AS below,
    sum(players) OVER (PARTITION BY list, federation) AS total
  FROM counted
)
SELECT any_value(date) AS date, federation, CAST(sum(players) AS INTEGER) AS players,
  sum(players * rating) / sum(players) AS mean,
  sqrt(greatest(sum(players * pow(rating, 2)) / sum(players) - pow(sum(players * rating) / sum(players), 2), 0)) AS deviation,
  min(rating) FILTER (below >= 0.1 * total) AS p10,
  min(rating) FILTER (below >= 0.5 * total) AS p50,
  min(rating) FILTER (below >= 0.9 * total) AS p90
FROM summed JOIN lists USING (list)
GROUP BY list, federation
ORDER BY federation, date
