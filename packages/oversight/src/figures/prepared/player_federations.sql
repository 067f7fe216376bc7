-- Each player's federation by number.
SELECT player, number FROM player_facts JOIN federations USING (federation)
