-- The lists of the last twelve months.
SELECT list FROM lists WHERE date > (SELECT max(date) - INTERVAL 1 YEAR FROM lists)
