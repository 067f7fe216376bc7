import type { Random } from '../random.ts';
import type { Player, Title } from './player.ts';

/** Titles, the highest first, and the rating each takes. Those that also need norms come to few who have it. */
const TITLES: readonly { title: Title; from: number; women: boolean; norms: boolean }[] = [
  { title: 'GM', from: 2500, women: false, norms: true },
  { title: 'IM', from: 2400, women: false, norms: true },
  { title: 'WGM', from: 2300, women: true, norms: true },
  { title: 'FM', from: 2300, women: false, norms: false },
  { title: 'WIM', from: 2200, women: true, norms: true },
  { title: 'CM', from: 2200, women: false, norms: false },
  { title: 'WFM', from: 2100, women: true, norms: false },
  { title: 'WCM', from: 2000, women: true, norms: false },
];

/** Norms take years: of those who have the rating, so many in a thousand complete them in a month. */
const NORMS_PER_MONTH = 60;

/** The title a player has earned by now: nobody loses one. */
export function earnedTitle(
  random: Random,
  player: Player,
  rating: number,
  norms: number = NORMS_PER_MONTH,
): Title {
  const held = TITLES.findIndex(({ title }) => title === player.title);
  const better = held < 0 ? TITLES : TITLES.slice(0, held);
  const earned = better.find(
    ({ from, women, norms: needed }) =>
      rating >= from && (!women || player.sex === 'w') && (!needed || random.perMille(norms)),
  );
  return earned?.title ?? player.title;
}
