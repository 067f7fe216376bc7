-- What is known of a player in the end: year of birth and federation.
SELECT player, max(birth_year) AS birth_year, arg_max(federation, year) AS federation
FROM player_years
GROUP BY player
