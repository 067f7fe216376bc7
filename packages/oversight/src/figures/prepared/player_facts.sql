-- Each player: the first list with its rating and games, the year of birth, and the last federation.
SELECT player, min(date) AS since,
  arg_min(rating, date) AS first_rating,
  arg_min(played, date) AS played_before,
  max(birth_year) AS birth_year,
  arg_max(federation, date) AS federation
FROM rows
GROUP BY player
