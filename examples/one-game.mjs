// The rating change of one game, and the articles behind it.
import { findEdition, formatHundredths, ratingChange } from '@eloquence/rating';

const edition = findEdition('standard', '2024-03');
const games = [{ opponent: 2813, score: 0.5 }];
const { change, reasons } = ratingChange(edition, { rating: 2400, k: 10, games }, { explain: true });

console.log(`2400 draws against 2813: ${formatHundredths(change)}`);
for (const { code, article } of reasons) console.log(`  ${article}: ${code}`);
