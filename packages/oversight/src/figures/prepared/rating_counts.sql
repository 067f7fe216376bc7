-- Published ratings, by list, rating, sex and activity.
SELECT list, date, rating, sex, inactive, CAST(count(*) AS INTEGER) AS players
FROM rows
WHERE shown
GROUP BY ALL
