/** A line of the standings: `Agate 2600 8`, `Coral – 7`. What cannot be read is left to the engine to refuse. */
export interface StandingLine {
  readonly name: string;
  readonly rating: number | null;
  readonly score: number;
}

const LINE = /^(.*?)[\s;,]+(\d{1,5}|[-–—uU])[\s;,]+(\d{1,3}(?:[.,]5)?|\d{0,3}½)$/;

/** The lines of the standings, or the first that is none. */
export function readStandings(text: string): {
  readonly players: readonly StandingLine[];
  readonly wrong: string | null;
} {
  const lines = text.split('\n').map((line) => line.trim());
  const players: StandingLine[] = [];
  for (const line of lines.filter((each) => each !== '')) {
    const [, name = '', rating = '', score = ''] = LINE.exec(line) ?? [];
    if (name.trim() === '') return { players, wrong: line };
    players.push({
      name: name.trim(),
      rating: /^\d+$/.test(rating) && Number(rating) > 0 ? Number(rating) : null,
      score: score.endsWith('½') ? Number(score.slice(0, -1)) + 0.5 : Number(score.replace(',', '.')),
    });
  }
  return { players, wrong: null };
}
