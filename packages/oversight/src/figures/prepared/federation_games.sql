-- Games by federation of White and Black: those that count for both (in hundredths), and the points of those with two Ks.
WITH summed AS (
  SELECT w.number AS white, b.number AS black,
    count(white_expected + black_expected) AS games,
    sum(CASE WHEN black_expected IS NOT NULL THEN 50 * white_score - white_expected END) AS residual,
    sum(CASE WHEN black_expected IS NOT NULL THEN white_expected * (100 - white_expected) END) AS variance,
    count(white_k + black_k) AS moved,
    sum(CASE WHEN black_k IS NOT NULL THEN white_change END) AS white_won,
    sum(CASE WHEN white_k IS NOT NULL THEN black_change END) AS black_won
  FROM games JOIN player_federations w ON w.player = white JOIN player_federations b ON b.player = black
  GROUP BY ALL
)
SELECT w.federation AS white, b.federation AS black, summed.* EXCLUDE (white, black)
FROM summed JOIN federations w ON w.number = white JOIN federations b ON b.number = black
