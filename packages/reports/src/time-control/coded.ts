import { defined } from '@eloquence/rating';
import { hasEqualTimes, type Side, type TimeControl, type TimePeriod } from './model.ts';

/** Far above any period in use: three digits of moves, 27 hours, 16 minutes a move. */
const PERIOD = /^(?:(\d{1,3})\/)?(\d{1,5})(?:\+(\d{1,3}))?$/;
const UNEQUAL = /^W([^-]+)-B([^-]+)$/i;
const MAX_LENGTH = 200;

/** Reads record 222 of TRF26: `5400+30`, `40/6000+30:900+30`, `W300-B240`; null if it is nothing of the kind. */
export function parseCodedTimeControl(text: string): TimeControl | null {
  const code = text.trim();
  if (code.length > MAX_LENGTH) return null;
  const sides = UNEQUAL.exec(code);
  const white = parseSide(sides?.[1] ?? code);
  const black = sides === null ? white : parseSide(defined(sides[2]));
  return white === null || black === null ? null : { white, black };
}

function parseSide(text: string): Side | null {
  const periods = text.split(':').map(parsePeriod);
  const whole = periods.every(
    (period, index) => period !== null && (period.moves !== null || index === periods.length - 1),
  );
  return whole ? (periods as Side) : null;
}

function parsePeriod(text: string): TimePeriod | null {
  const match = PERIOD.exec(text);
  if (match === null) return null;
  const moves = match[1] === undefined ? null : Number(match[1]);
  const seconds = Number(match[2]);
  const increment = Number(match[3] ?? 0);
  return moves === 0 || seconds + increment === 0 ? null : { moves, seconds, increment, delay: false };
}

/** Writes record 222. It knows one kind of increment: delay mode is written as an increment. */
export function writeCodedTimeControl(control: TimeControl): string {
  const white = writeSide(control.white);
  return hasEqualTimes(control) ? white : `W${white}-B${writeSide(control.black)}`;
}

function writeSide(side: Side): string {
  return side
    .map(({ moves, seconds, increment }) => {
      const control = moves === null ? '' : `${moves}/`;
      return `${control}${seconds}${increment === 0 ? '' : `+${increment}`}`;
    })
    .join(':');
}
