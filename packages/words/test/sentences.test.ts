import type { Reason, ReasonCode } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, reasonText } from '../src/index.ts';
import { MESSAGES } from './messages.ts';
import { SAMPLES } from './samples.ts';

function say(
  code: ReasonCode,
  article: string | null,
  language: Language,
  values: object = SAMPLES[code],
): string {
  return reasonText({ code, article, values } as Reason, MESSAGES[language]).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );
}

const CODES = Object.keys(SAMPLES) as ReasonCode[];
const BROKEN = /undefined|NaN|\[object|Invalid|\bnull\b| {2}|\$\{/;

describe.each(LANGUAGES)('every reason in %s', (language) => {
  test.each(CODES)('%s', (code) => {
    const cited = say(code, '8.3.1', language);
    expect(cited).not.toMatch(BROKEN);
    expect(cited).toMatch(/^[\p{Lu}\p{Lo}\d+−½]/u);
    expect(cited).toMatch(language === 'zh' ? /。$/ : /\.$/);
    expect(cited.split('8.3.1')).toHaveLength(2);
    expect(say(code, null, language)).toBe(cited.replace(language === 'zh' ? '（8.3.1）' : ' (8.3.1)', ''));
  });
});

describe('important sentences', () => {
  test.each<[ReasonCode, string, string, string, string]>([
    [
      'difference-capped',
      '8.3.1',
      '2400 v 2813: the difference of 413 counts as 400 (8.3.1), expected 0.08.',
      '2400 contre 2813 : l’écart de 413 est compté comme 400 (8.3.1), score attendu 0,08.',
      '2400 对 2813：等级分差 413 按 400 计算（8.3.1），预期得分 0.08。',
    ],
    [
      'change-summed',
      '8.3.2d',
      '3 games: score 1½, expected 1.15, difference +0.35; times K = 20: +7.00 (8.3.2d).',
      '3 parties : score 1½, attendu 1,15, soit +0,35 ; multiplié par K = 20, cela fait +7,00 (8.3.2d).',
      '3 局：得分 1½，预期 1.15，相差 +0.35；乘以 K = 20，得 +7.00（8.3.2d）。',
    ],
    [
      'change-rounded',
      '8.3.4',
      '−2.50 is rounded to −3 (8.3.4): 2813 becomes 2810.',
      '−2,50 est arrondi à −3 (8.3.4) : 2813 devient 2810.',
      '−2.50 四舍五入为 −3（8.3.4）：2813 变为 2810。',
    ],
    [
      'k-junior',
      '8.3.3',
      'K is 40 for a junior until the end of the year of the 18th birthday (31 December 2026), while the rating stays below 2300 (8.3.3).',
      'K vaut 40 pour un jeune jusqu’à la fin de l’année du 18e anniversaire (31 décembre 2026), tant que le classement reste au-dessous de 2300 (8.3.3).',
      'K 为 40：青少年，至 18 岁生日当年年末（2026年12月31日）为止，且等级分保持在 2300 以下（8.3.3）。',
    ],
    [
      'k-birth-year-only',
      '8.56',
      'Only the year of birth, 2001, is known; the 18th birthday (8.56) is assumed to come as late as 31 December 2019.',
      'Seule l’année de naissance, 2001, est connue ici ; le 18e anniversaire (8.56) est réputé à venir jusqu’au 31 décembre 2019.',
      '这里只知道出生年份 2001，至2019年12月31日视为未满 18 岁生日（8.56）。',
    ],
    [
      'k-limited',
      '8.3.3',
      'K is 17 instead of 20, because 20 times 39 games exceeds 700 (8.3.3).',
      'K vaut 17 au lieu de 20, car 20 fois 39 parties dépasse 700 (8.3.3).',
      'K 由 20 降为 17：20 × 39 局超过 700（8.3.3）。',
    ],
    [
      'score-above-half',
      '10.23',
      '3 out of 5 is 1 half point above half, at 12.5 each (10.23): 1901 becomes 1914.',
      '3 sur 5 fait 1 demi-point au-dessus de 50 %, à 12,5 chacun (10.23) : 1901 devient 1914.',
      '5 局得 3 分，超过一半 1 个半分，每个半分加 12.5（10.23）：1901 变为 1914。',
    ],
    [
      'score-converted',
      '8.2.3',
      '3 out of 5 is, with the draws added, a fractional score of 0.57, a difference of +50 (8.2.3): 1872.43 + 50, rounded, is 1922.',
      '3 sur 5 fait, avec les nulles ajoutées, un score de 0,57, soit un écart de +50 (8.2.3) : 1872,43 + 50, arrondi, donne 1922.',
      '5 局得 3 分，连同所加和棋得分率为 0.57，对应等级分差 +50（8.2.3）：1872.43 + 50 四舍五入得 1922。',
    ],
    [
      'games-missing',
      '7.1.4',
      'No rating yet: 3 games of the 5 needed (7.1.4).',
      'Pas encore de classement : 3 parties sur les 5 nécessaires (7.1.4).',
      '尚无等级分：已有 3 局，需要 5 局（7.1.4）。',
    ],
    [
      'ended-after-closing',
      '7.1.3',
      'An event that ends on 29 April 2024, after the closing date 28 April 2024, is too late for the list of 1 May 2024 (7.1.3).',
      'Un tournoi qui se termine le 29 avril 2024, après la clôture (28 avril 2024), arrive trop tard pour la liste du 1er mai 2024 (7.1.3).',
      '赛事结束日期为2024年4月29日，晚于截止日期2024年4月28日，未能列入2024年5月1日的榜单（7.1.3）。',
    ],
  ])('%s', (code, article, en, fr, zh) => {
    expect({
      en: say(code, article, 'en'),
      fr: say(code, article, 'fr'),
      zh: say(code, article, 'zh'),
    }).toEqual({
      en,
      fr,
      zh,
    });
  });
});

describe('sentences that depend on their values', () => {
  test.each<[ReasonCode, object, string]>([
    ['games-missing', { n: 1, needed: 5 }, 'No rating yet: 1 game of the 5 needed.'],
    [
      'variant-differs',
      { variant: 'v', dispute: 'd', value: '–' },
      'This follows the text. The known practice of FIDE (variant v) gives no rating.',
    ],
    [
      'thinking-time-short',
      { minutes: 45, needed: 60, from: 0 },
      '45 minutes for 60 moves are too few: 60 are needed.',
    ],
    [
      'k-junior',
      { k: 40, age: 18, until: '2019-08-04', under: 2300, by: 'birthday' },
      'K is 40 for a junior until the eve of the 18th birthday (4 August 2019), while the rating stays below 2300.',
    ],
    [
      'k-junior',
      { k: 40, age: 18, until: '2019-12-31', under: 2300, by: 'birth-year' },
      'K is 40 for a junior until the 18th birthday (31 December 2019 at the latest), while the rating stays below 2300.',
    ],
    ['licence-unknown', { arbiters: 0 }, 'It is not known whether the arbiters are licensed.'],
    [
      'too-few-players',
      { players: 5, needed: 6 },
      'A double round robin with unrated players needs at least 6 players; there are 5.',
    ],
    [
      'too-many-hours',
      { minutes: 780, allowed: 12 },
      '13 hours of play on one day are more than the 12 hours allowed.',
    ],
    ['active-by-games', { games: 0, needed: 1 }, 'Active: the first list was less than a year ago.'],
    [
      'fewer-games-suffice',
      { needed: 7, because: 'team-championship' },
      '7 games are enough in an official team championship.',
    ],
    ['late-registration-approved', { by: 'somebody' }, 'The late registration was approved by somebody.'],
  ])('%s %j', (code, values, expected) => expect(say(code, null, 'en', values)).toBe(expected));

  test('French contracts articles with prepositions', () => {
    expect(say('appeal-until', '0.4', 'fr')).toBe(
      'Un appel auprès du Conseil de la FIDE est possible jusqu’au 8 avril 2024, dans un délai de 7 jours (0.4).',
    );
    expect(say('late-registration-approved', null, 'fr', { by: 'qualification-commission' })).toBe(
      'L’enregistrement tardif a reçu l’accord de la Commission d’Homologation.',
    );
  });
});

describe('the place of a rule', () => {
  test.each<[string, string, string, string]>([
    ['7.14a, 7.14b', ' (7.14a, 7.14b)', ' (7.14a, 7.14b)', '（7.14a, 7.14b）'],
    [
      'announcement 2011-11-16',
      ' (announcement of 16 November 2011)',
      ' (annonce du 16 novembre 2011)',
      '（2011年11月16日公告）',
    ],
    [
      'FIDE, 1 October 2022',
      ' (FIDE, 1 October 2022)',
      ' (FIDE, 1er octobre 2022)',
      '（国际棋联，2022年10月1日）',
    ],
    ['club 4', ' (club 4)', ' (club 4)', '（club 4）'],
  ])('%s', (article, en, fr, zh) => {
    const cited = (language: Language): string => say('k-otherwise', article, language);
    expect(cited('en')).toContain(en);
    expect(cited('fr')).toContain(fr);
    expect(cited('zh')).toContain(zh);
  });
});
