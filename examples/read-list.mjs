// The highest ratings of a rating list, in any of FIDE's layouts, plain or packed: node read-list.mjs FILE
import { createReadStream } from 'node:fs';
import { readList } from '@eloquence/reports';

const players = [];
for await (const { name, federation, ratings } of readList(createReadStream(process.argv[2]))) {
  if (ratings.standard) players.push({ name, federation, rating: ratings.standard.rating });
}
players.sort((a, b) => b.rating - a.rating);
for (const { name, federation, rating } of players.slice(0, 5))
  console.log(`${rating} ${name} (${federation})`);
