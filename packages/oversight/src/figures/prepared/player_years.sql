-- Each player's year: the rating on its first list and the games of its lists.
SELECT player, CAST(year(date) AS SMALLINT) AS year,
  -- Day and rating in one number: its minimum takes less time than arg_min.
  CAST(min((date - DATE '1900-01-01') * 10000 + rating) % 10000 AS SMALLINT) AS rating,
  CAST(sum(games) AS INTEGER) AS games,
  max(birth_year) AS birth_year
FROM rows
GROUP BY ALL
