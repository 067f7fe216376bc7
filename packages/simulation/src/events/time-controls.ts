import type { Cadence } from '@eloquence/rating';

/** A rate of play, in words for record 122 and in the code of record 222. */
export interface RateOfPlay {
  readonly words: string;
  readonly code: string;
  /** Minutes for 60 moves. */
  readonly minutes: number;
}

const rate = (words: string, code: string, minutes: number): RateOfPlay => ({ words, code, minutes });

/** Enough for everybody: 120 minutes are asked where a player has 2400 (1.1). */
export const RATES: Readonly<Record<Cadence, readonly RateOfPlay[]>> = {
  standard: [
    rate('90 min + 30 sec', '5400+30', 120),
    rate('90 min/40 moves + 30 min + 30 sec/move', '40/5400+30:1800+30', 150),
    rate('100 min + 30 sec', '6000+30', 130),
  ],
  rapid: [
    rate('15 min + 10 sec', '900+10', 25),
    rate('10 min + 5 sec', '600+5', 15),
    rate('25 min', '1500', 25),
  ],
  blitz: [rate('3 min + 2 sec', '180+2', 5), rate('5 min', '300', 5), rate('5 min + 3 sec', '300+3', 8)],
};

/** 90 minutes: enough where nobody has 2400. */
export const CLUB_RATE: RateOfPlay = rate('60 min + 30 sec', '3600+30', 90);
