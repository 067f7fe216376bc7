import { defined } from '@eloquence/rating';

/** Towns of the federation. */
export const CITIES: readonly string[] = (
  'Aldervik Birkholm Cormouth Dunhaven Eskerby Fennburg Goldreth Hartminster Iskavar Junford Kelmhaven Lyrstad ' +
  'Mirrowick Nevershal Olvegård Pennkirk Quarrel Rostholm Silverey Tornby Ulverness Varnmouth Westrow Yarrowford ' +
  'Zellberg Ambervale Brackwater Cindermoor Drovequay Elderstrand Farrowmere Grimsound Hollowmere Inkwell Jasperton ' +
  'Kettlebridge Longmarsh Marlstone Northquay Oatfield Port-Élune Ravensund Saltmarch Thistledown Umberfell Vexholm ' +
  'Windrush Yewbarrow'
).split(' ');

const CLUBS = ['Knights', 'Rooks', 'Bishops', 'Pawns', 'Castle', 'Zugzwang', 'Gambit', 'Tempo'] as const;

export const MOST_CLUBS: number = CITIES.length * CLUBS.length;

export function clubName(club: number): string {
  const kind = defined(CLUBS[Math.floor(club / CITIES.length) % CLUBS.length]);
  return `${CITIES[club % CITIES.length]} ${kind}`;
}
