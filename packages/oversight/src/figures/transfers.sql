-- Points won in games by one group of players from another, by age, by K and by federation: the sum over a pair both ways is what their games created.
WITH births AS (
  SELECT year(date) AS year, w.birth_year AS white_birth, b.birth_year AS black_birth, count(*) AS games,
    sum(white_change) AS white_won, sum(black_change) AS black_won
  FROM games JOIN player_facts w ON w.player = white JOIN player_facts b ON b.player = black
  WHERE white_k IS NOT NULL AND black_k IS NOT NULL
  GROUP BY ALL
), kinds AS (
  SELECT 'age' AS kind, CAST(CAST(least(floor((year - white_birth) / 10), 7) * 10 AS INTEGER) AS VARCHAR) AS white,
    CAST(CAST(least(floor((year - black_birth) / 10), 7) * 10 AS INTEGER) AS VARCHAR) AS black, games, white_won, black_won
  FROM births WHERE white_birth IS NOT NULL AND black_birth IS NOT NULL
  UNION ALL
  SELECT 'k', CAST(white_k AS VARCHAR), CAST(black_k AS VARCHAR), count(*), sum(white_change), sum(black_change)
  FROM games WHERE white_k IS NOT NULL AND black_k IS NOT NULL GROUP BY white_k, black_k
  UNION ALL
  SELECT 'federation', white, black, moved, white_won, black_won FROM federation_games WHERE white <> black AND moved > 0
), sides AS (
  SELECT kind, white AS own, black AS opponent, games, white_won AS won FROM kinds
  UNION ALL
  SELECT kind, black, white, games, black_won FROM kinds
)
SELECT kind, own, opponent, CAST(sum(games) AS INTEGER) AS games, CAST(sum(won) AS BIGINT) AS points
FROM sides
GROUP BY kind, own, opponent
ORDER BY kind, own, opponent
