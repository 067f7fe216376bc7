-- Points won in games by one group of players from another, by age, by K and by federation: the sum over a pair both ways is what their games created.
WITH sides AS (
  SELECT w.birth_year AS own_birth, b.birth_year AS other_birth, w.federation AS own_federation,
    b.federation AS other_federation, white_k AS own_k, black_k AS other_k, year(date) AS year,
    white_change AS won, black_change AS other_won
  FROM games JOIN player_facts w ON w.player = white JOIN player_facts b ON b.player = black
  WHERE white_k IS NOT NULL AND black_k IS NOT NULL
), both_sides AS (
  SELECT year - own_birth AS own_age, year - other_birth AS other_age, own_federation, other_federation, own_k,
    other_k, won FROM sides
  UNION ALL
  SELECT year - other_birth, year - own_birth, other_federation, own_federation, other_k, own_k, other_won FROM sides
), kinds AS (
  SELECT 'age' AS kind, CAST(CAST(least(floor(own_age / 10), 7) * 10 AS INTEGER) AS VARCHAR) AS own,
    CAST(CAST(least(floor(other_age / 10), 7) * 10 AS INTEGER) AS VARCHAR) AS opponent, won
  FROM both_sides WHERE own_age IS NOT NULL AND other_age IS NOT NULL
  UNION ALL
  SELECT 'k', CAST(own_k AS VARCHAR), CAST(other_k AS VARCHAR), won FROM both_sides
  UNION ALL
  SELECT 'federation', own_federation, other_federation, won FROM both_sides
  WHERE own_federation <> other_federation
)
SELECT kind, own, opponent, CAST(count(*) AS INTEGER) AS games, CAST(sum(won) AS BIGINT) AS points
FROM kinds
GROUP BY kind, own, opponent
ORDER BY kind, own, opponent
