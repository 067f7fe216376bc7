-- Federations with a number: games are grouped faster by numbers.
SELECT CAST(row_number() OVER (ORDER BY federation) AS SMALLINT) AS number, federation
FROM (SELECT DISTINCT federation FROM player_facts WHERE federation IS NOT NULL)
