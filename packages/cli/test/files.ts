/** Files of all kinds that commands read in the tests. */

export const MONTH: string = JSON.stringify({
  cadence: 'standard',
  list: '2025-12-01',
  rating: 2400,
  k: 10,
  events: [{ start: '2025-10-31', rating: 2395, games: [{ opponent: 2205, score: 0.5 }] }],
});

export const EVENTS: string = JSON.stringify({
  events: [
    {
      start: '2024-04-12',
      type: 'swiss',
      games: [
        { opponent: 1902, score: 0.5 },
        { opponent: 1877, score: 0.5 },
        { opponent: 1884, score: 1 },
      ],
    },
    { start: '2024-03-02', type: 'team', games: [{ opponent: 2100, score: 0 }] },
    {
      start: '2024-06-01',
      games: [
        { opponent: 2012, score: 0 },
        { opponent: 1832, score: 1 },
      ],
    },
  ],
  member: null,
});

export const OWN: string = JSON.stringify({
  id: 'club-2026',
  title: 'Rating rules of an invented club',
  cadence: 'rapid',
  from: '2026-01-01',
  basedOn: '2024-12',
  rules: {
    floor: { value: 800, article: 'club 3' },
    kSteps: { value: [{ k: 32, gamesUnder: 20 }, { k: 16 }], article: 'club 4' },
  },
});
