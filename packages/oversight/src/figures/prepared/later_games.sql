-- Each list with the number of games rated for it and all later ones.
SELECT list, sum(sum(played)) OVER (ORDER BY list DESC) AS games FROM list_games GROUP BY list
