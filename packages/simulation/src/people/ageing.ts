import type { Random } from '../random.ts';
import { ageOn, type Player } from './player.ts';

const GROWN_UP = 22;
const VETERAN = 50;

/** One month: juniors approach their potential, veterans lose a little, all fluctuate. */
export function age(random: Random, players: readonly Player[], year: number): void {
  for (const player of players) {
    const years = ageOn(player, year);
    const ups = random.between(-3, 3);
    const growth = years < GROWN_UP ? Math.max(0, Math.floor((player.potential - player.strength) / 40)) : 0;
    const decline = years > VETERAN && random.perMille(500) ? 1 : 0;
    player.strength += ups + growth - decline;
  }
}
