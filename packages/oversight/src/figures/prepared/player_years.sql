-- Each player's year: the rating on its first list and the games of its lists.
SELECT player, CAST(year(date) AS INTEGER) AS year,
  CAST(arg_min(rating, date) AS INTEGER) AS rating,
  CAST(sum(games) AS INTEGER) AS games,
  CAST(max(birth_year) AS INTEGER) AS birth_year,
  arg_max(federation, date) AS federation,
  min(date) AS since
FROM rows
GROUP BY ALL
