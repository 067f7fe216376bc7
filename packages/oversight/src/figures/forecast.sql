-- How well the ratings of a list predict the games rated next: Brier score, log loss and binomial deviance of the table, of other curves, of Glicko-2 and of a constant.
WITH chosen AS (
  SELECT list FROM (
    SELECT list, sum(sum(played)) OVER (ORDER BY list DESC) AS later FROM list_games GROUP BY list
  )
  WHERE later <= 300000 OR list = (SELECT max(list) FROM list_games)
)
SELECT list, event, white, black, white_rating, black_rating, white_expected, white_score
FROM games SEMI JOIN chosen USING (list)
WHERE white_expected IS NOT NULL AND black_expected IS NOT NULL AND white IS NOT NULL AND black IS NOT NULL
ORDER BY list, event, round, white
