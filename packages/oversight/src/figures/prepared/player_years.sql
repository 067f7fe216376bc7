-- Each player's year: the rating on its first list and the games of its lists.
SELECT player, CAST(year(date) AS SMALLINT) AS year,
  arg_min(rating, date) AS rating,
  CAST(sum(games) AS INTEGER) AS games,
  max(birth_year) AS birth_year
FROM rows
GROUP BY ALL
