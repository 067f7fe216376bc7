-- Whether one period's result above expectation predicts the next, by K: above zero, ratings follow results too slowly, below zero too fast.
WITH ordered AS (
  SELECT k, residual / sqrt(variance) AS z,
    lag(residual / sqrt(variance)) OVER (PARTITION BY player ORDER BY list) AS before
  FROM player_periods
  WHERE variance > 0
)
SELECT CAST(k AS INTEGER) AS k, CAST(count(*) AS INTEGER) AS pairs, corr(z, before) AS correlation,
  1.96 / sqrt(count(*)) AS margin
FROM ordered
WHERE before IS NOT NULL
GROUP BY k
HAVING count(*) >= 3
ORDER BY k
