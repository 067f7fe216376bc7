-- Published ratings by list: players, and the active ones, women and men among them.
SELECT list, rating,
  CAST(count(*) AS INTEGER) AS players,
  CAST(count(*) FILTER (NOT inactive) AS INTEGER) AS active,
  CAST(count(*) FILTER (sex = 'F') AS INTEGER) AS women,
  CAST(count(*) FILTER (sex = 'M') AS INTEGER) AS men
FROM rows
WHERE shown
GROUP BY list, rating
