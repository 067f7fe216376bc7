-- Mean rating, year by year, of the same players: aged 35 to 45 in the first year and with rated games in every year.
SELECT year, CAST(count(*) AS INTEGER) AS players, avg(rating) AS mean, stddev_samp(rating) / sqrt(count(*)) AS error
FROM player_years SEMI JOIN cohort_members USING (player)
GROUP BY year
ORDER BY year
