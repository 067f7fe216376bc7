-- The distribution of published ratings on each list, for the ten federations with most rated players on the last list.
WITH largest AS (
  SELECT federation FROM rows
  WHERE shown AND federation IS NOT NULL AND list IN (SELECT arg_max(list, date) FROM lists)
  GROUP BY federation
  ORDER BY count(*) DESC, federation
  LIMIT 10
), counted AS (
  SELECT list, federation, rating, CAST(count(*) AS DOUBLE) AS players
  FROM rows SEMI JOIN largest USING (federation)
  WHERE shown
  GROUP BY list, federation, rating
), totals AS (
  SELECT list, federation, sum(players) AS total FROM counted GROUP BY list, federation
), summed AS (
  SELECT *, sum(players) OVER (PARTITION BY list, federation ORDER BY rating
    ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS below
  FROM counted
)
SELECT any_value(date) AS date, federation, CAST(any_value(total) AS INTEGER) AS players,
  sum(players * rating) / any_value(total) AS mean,
  sqrt(greatest(sum(players * pow(rating, 2)) / any_value(total) - pow(sum(players * rating) / any_value(total), 2), 0)) AS deviation,
  min(rating) FILTER (10 * below >= total) AS p10,
  min(rating) FILTER (2 * below >= total) AS p50,
  min(rating) FILTER (10 * below >= 9 * total) AS p90
FROM summed JOIN totals USING (list, federation) JOIN lists USING (list)
GROUP BY list, federation
ORDER BY federation, date
