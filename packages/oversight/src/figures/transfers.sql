-- Points won in games by one group of players from another, by age, by K and by federation: the sum over a pair both ways is what their games created.
WITH counted AS (
  SELECT CAST(floor((year(date) - w.birth_year) / 10) AS TINYINT) AS white_decade,
    CAST(floor((year(date) - b.birth_year) / 10) AS TINYINT) AS black_decade, white_k, black_k,
    count(*) AS games, sum(white_change) AS white_won, sum(black_change) AS black_won
  FROM games JOIN player_facts w ON w.player = white JOIN player_facts b ON b.player = black
  WHERE white_k IS NOT NULL AND black_k IS NOT NULL
  GROUP BY ALL
), kinds AS (
  SELECT 'age' AS kind, CAST(least(white_decade, 7) * 10 AS VARCHAR) AS white,
    CAST(least(black_decade, 7) * 10 AS VARCHAR) AS black, games, white_won, black_won
  FROM counted WHERE white_decade IS NOT NULL AND black_decade IS NOT NULL
  UNION ALL
  SELECT 'k', CAST(white_k AS VARCHAR), CAST(black_k AS VARCHAR), games, white_won, black_won FROM counted
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
