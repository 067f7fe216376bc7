import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCodedTimeControl } from './coded.ts';
import { MAX_TIME_CONTROL_LENGTH, parseTimeControl } from './free-text.ts';
import { type TimeControl, usesDelay } from './model.ts';

const anyCharacter = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

/** The coded form, with the sign of a delay behind it. */
function read(text: string): string | null {
  const control = parseTimeControl(text);
  return control === null ? null : `${writeCodedTimeControl(control)}${usesDelay(control) ? ' delay' : ''}`;
}

function column(name: string, cases: readonly (readonly [string, string])[]): void {
  describe(name, () => {
    test.each(cases)('%s: %s', (text, code) => expect(read(text)).toBe(code));
  });
}

column('one period', [
  ["5'", '300'],
  ['10 min', '600'],
  ['2 h', '7200'],
  ['two hours', '7200'],
  ['1½ h', '5400'],
  ['1:30:00', '5400'],
  ['G/60', '3600'],
  ['G60', '3600'],
  ['SD/30', '1800'],
  ['Game in 60 minutes', '3600'],
  ['All moves in 2 hours', '7200'],
  ['90 min for all moves', '5400'],
  ['120 minutes per player per game', '7200'],
  ['60 minutes each', '3600'],
  ['Rapid: 20 minutes on game', '1200'],
  ['120 minutos all game', '7200'],
  ['60 min without increment', '3600'],
  ['60 min, no delay', '3600'],
]);

column('as seen in the wild', [
  ['90 min (40 moves) + 30 min + 30 sec per move', '40/5400+30:1800+30'],
  ["90'/40m+30'/end+30\"/m", '40/5400+30:1800+30'],
  ['1 hour and 30 minutes + 30 seconds', '5400+30'],
  ['1 ora e 30 minuti + 30 secondi a mossa', '5400+30'],
  ['1 heure et 30 minutes + 30 secondes par coup', '5400+30'],
  ['0:15:00 + 0:00:10', '900+10'],
]);

column('one period with an increment', [
  ['90+30', '5400+30'],
  ['90 + 30', '5400+30'],
  ['15+10', '900+10'],
  ['3+2', '180+2'],
  ['3|2', '180+2'],
  ['60+0', '3600'],
  ["10' + 0", '600'],
  ['90\'+30"', '5400+30'],
  ["90' +30''", '5400+30'],
  ['15’+10”', '900+10'],
  ['15′ + 10″', '900+10'],
  ['90\'/30"', '5400+30'],
  ['15/10 sec', '900+10'],
  ['90 + 30 sec', '5400+30'],
  ['90 min + 30 sec/move', '5400+30'],
  ['90 min. + 30 sec./each move', '5400+30'],
  ['90 min. 30 sec. per move', '5400+30'],
  ['90 minutes, plus 30 seconds a move', '5400+30'],
  ['90 minutes (+30 seconds/move)', '5400+30'],
  ['90 minutes with an increment of 30 seconds per move', '5400+30'],
  ['90 mins for all moves with 30 sec increment from move 1', '5400+30'],
  ['1 ½ hours with 30-second increments from move 1', '5400+30'],
  ['25 minutes for game with 15 seconds increment from the first move', '1500+15'],
  ['All moves in 90 minutes, plus 10 seconds per move', '5400+10'],
  ['100\' + 30 " bonus', '6000+30'],
  ['60 minutes each + 10 seconds per move from the start of the game', '3600+10'],
  ['1h40 + 30s', '6000+30'],
  ['1 hour 40 min + 30 s', '6000+30'],
  ['1:30 h + 30 s', '5400+30'],
  ['1,5 h + 30 s', '5400+30'],
  ['1.5 hours + 30 s', '5400+30'],
  ['1:30 + 10 from move 1', '5400+10'],
  ['G/60+5', '3600+5'],
  ['G/90;inc30', '5400+30'],
  ['G/90 +30 inc', '5400+30'],
  ['Game/90 with 30 second increment', '5400+30'],
  ['Standard: 90+30', '5400+30'],
  ['90+30 (classical)', '5400+30'],
  ["Time control: 90'+30''", '5400+30'],
]);

column('delay', [
  ['G/60 d5', '3600+5 delay'],
  ['G/60;d5', '3600+5 delay'],
  ['G/60, d/5', '3600+5 delay'],
  ['G45/D5', '2700+5 delay'],
  ['G/60 d0', '3600'],
  ['25 min + 10 sec delay', '1500+10 delay'],
  ['30 min + 30 sec per move, Bronstein', '1800+30 delay'],
  ['40/120 SD/30 d/10', '40/7200+10:1800+10 delay'],
]);

column('several periods', [
  ['40/120, 60', '40/7200:3600'],
  ['40/120, G/60', '40/7200:3600'],
  ['40/120 SD/60', '40/7200:3600'],
  ['40 in 120 then all in 60', '40/7200:3600'],
  ['2h/40 + 1h KO', '40/7200:3600'],
  ['40/2h, 20/1h', '40/7200:20/3600'],
  ['40 moves in 2 hours 20 moves in 1 hour', '40/7200:20/3600'],
  ['60 in 2hr, 30 in 1hr, rest in 1hr', '60/7200:30/3600:3600'],
  ['40 moves in 90 minutes, followed by all the moves in 30 minutes', '40/5400:1800'],
  ['90 minutes for first 40 moves followed 30 minutes for rest of the game', '40/5400:1800'],
  ['90 for 40 moves - 30 for the rest', '40/5400:1800'],
]);

column('several periods with an increment', [
  ['40/90, SD/30, +30', '40/5400+30:1800+30'],
  ['40/90 + 30 + 30 sec/move', '40/5400+30:1800+30'],
  ['40 in 90, all in 30, + increment 30 sec /move', '40/5400+30:1800+30'],
  ["100'x40mm + 50'x20mm + 30\" from move 1", '40/6000+30:20/3000+30'],
  ["100'×40+15'+30\" from move 1", '40/6000+30:900+30'],
  ['90min/40moves+30min+30sec', '40/5400+30:1800+30'],
  ['90 minutes/40 moves + 30 minutes + 30 seconds/move', '40/5400+30:1800+30'],
  ["90'/40 + 30'/end with incr. 30\"/move starting from move 1", '40/5400+30:1800+30'],
  ["100'/40 + 50'/20 + 15'/end with 30\"/move", '40/6000+30:20/3000+30:900+30'],
  ['90 min + 30 min after 40 moves + 30 sec/move', '40/5400+30:1800+30'],
  ['90 min for 40 moves followed by 30 min to the end, 30 sec per move from move one', '40/5400+30:1800+30'],
  [
    '90 minutes for 40 moves plus an additional 30 minutes for the rest of the game, with 30 seconds added per move',
    '40/5400+30:1800+30',
  ],
  ["120'/40 + 60'/20 + 15' + 30\" from move 61", '40/7200:20/3600:900+30'],
  ["40/120, G/60, 30'' from move 41", '40/7200:3600+30'],
  ['40/2h + 30 sec, 1h + 10 sec', '40/7200+30:3600+10'],
]);

column('in other languages', [
  ['1h30 + 30 sec/coup', '5400+30'],
  ['1h40/40cps + 40\' + 30"/cp', '40/6000+30:2400+30'],
  ['40 coups / 2 heures, puis 1 heure KO', '40/7200:3600'],
  ["30 coups / 1h15 + 40 min. mat + 30 secondes d'incrémentation", '30/4500+30:2400+30'],
  ['90 minutes + 30 secondes par coup dès le premier coup', '5400+30'],
  [
    '1h30 pour 40 coups, puis 30 minutes pour la fin de la partie, avec un incrément de 30 secondes dès le premier coup',
    '40/5400+30:1800+30',
  ],
  [
    '90 minutes / 40 coups + 30 minutes avec ajout de 30 secondes par coup durant toute la partie',
    '40/5400+30:1800+30',
  ],
  ['60 min. + 30 sec. pro Zug', '3600+30'],
  ['90 Min/40 Züge + 30 Min + 30 Sek/Zug', '40/5400+30:1800+30'],
  ['2 Stunden für 40 Züge, danach 30 Minuten für den Rest der Partie', '40/7200:1800'],
  ['90 Min für die ersten 40 Züge, 30 Min für den Rest, 30 Sek ab dem 1. Zug', '40/5400+30:1800+30'],
  ['90 minutos más 30 segundos por jugada', '5400+30'],
  ['15 minutos por cada jugador, con incremento de 20 segundos por cada movimiento', '900+20'],
  [
    '90 minutos para los primeros 40 movimientos seguidos de 30 minutos para el resto del juego con 30 segundos por movimiento a partir del primer movimiento',
    '40/5400+30:1800+30',
  ],
  ['90 minuti + 30 secondi a mossa', '5400+30'],
  ['90 minuti per 40 mosse + 30 minuti per finire + 30 secondi per mossa', '40/5400+30:1800+30'],
  ['90 minuten + 30 seconden per zet', '5400+30'],
  ['90 minuter + 30 sekunder per drag', '5400+30'],
  ['90 min na 40 tahů + 30 min + 30 s na tah', '40/5400+30:1800+30'],
  ['90 perc + 30 mp/lépés', '5400+30'],
  ['10 мин. + 5 с. на ход каждому участнику', '600+5'],
  ['10 минут + 5 секунд добавления за каждый ход', '600+5'],
  ['5 минут на партию с добавлением 3 секунд на ход, начиная с первого', '300+3'],
  ['90 минут на 40 ходов + 30 минут до конца партии + 30 секунд на ход с первого хода', '40/5400+30:1800+30'],
  ['90分钟+30秒', '5400+30'],
  ['每方90分钟，每步加30秒', '5400+30'],
  ['40步90分钟+30分钟+30秒', '40/5400+30:1800+30'],
]);

column('as the regulations and their bulletins write it', [
  ['Tous les coups en deux heures', '7200'],
  [
    '40 coups en 75 minutes, suivis de 15 minutes pour tous les coups restants, mais à chaque fois qu’un joueur joue un coup, un temps supplémentaire de 30 secondes est ajouté à sa pendule',
    '40/4500+30:900+30',
  ],
  ['40 coups en 90 minutes, suivis de 30 minutes pour tous les coups restants.', '40/5400:1800'],
  ['2 heures / 40 coups + 30mn KO', '40/7200:1800'],
  ['1h40 + 30 s / coup pour 40 coups, puis 10 min + 30 s/coup', '40/6000+30:600+30'],
  ['1h40 + 30 s / coup pour 40 coup, puis 10 min + 30s/coups', '40/6000+30:600+30'],
]);

column('in French', [
  ['2 heures pour 40 coups, suivies de 30 minutes pour le reste de la partie', '40/7200:1800'],
  ['40 coups en 90 minutes suivis de 30 minutes, 30 secondes par coup', '40/5400+30:1800+30'],
  ['40 coups en 2 heures, puis tous les coups restants en 30 min', '40/7200:1800'],
  ['90 min pour 40 coups puis 30 min, ajout de 30 s par coup depuis le premier coup', '40/5400+30:1800+30'],
  ['40 coups en 2 heures puis 1 heure au K.O.', '40/7200:3600'],
]);

column('in Chinese', [
  ['90分钟，每步加30秒，从第一步开始', '5400+30'],
  ['90分钟30秒', '5400+30'],
  ['15分10秒', '900+10'],
  ['每方90分钟，每步棋加30秒', '5400+30'],
  ['每方基本用时60分钟，每走一步增加30秒', '3600+30'],
  ['1小时30分钟，每步加30秒', '5400+30'],
  ['一个半小时，每步加30秒', '5400+30'],
  ['两小时包干', '7200'],
  ['2个小时40步，剩余全部着法1小时', '40/7200:3600'],
  ['前40步90分钟，之后30分钟，每步加30秒', '40/5400+30:1800+30'],
  ['前40步每方90分钟，其余着法30分钟，从第一步起每步加30秒', '40/5400+30:1800+30'],
  ['90分钟内完成40步，再加30分钟，每步加30秒', '40/5400+30:1800+30'],
  ['90分钟，第40步后加30分钟，每步加30秒', '40/5400+30:1800+30'],
]);

column('the coded form in the wrong place', [
  ['40/7200,1800', '40/7200:1800'],
  ['40/7200; 1800', '40/7200:1800'],
  ['40/7200,20/3600,1800', '40/7200:20/3600:1800'],
  ['40/5400+30, 1800+30', '40/5400+30:1800+30'],
  ['5400+30', '5400+30'],
  ['600+5', '600+5'],
  ['40/6000+30:900+30', '40/6000+30:900+30'],
]);

describe('refuses', () => {
  test.each([
    // the increment of the last period, or of all
    "2h/40, 1h/20, 15'+30''",
    '40/120, 20/60, 15 + 30 sec',
    '30 min 20 moves in 15 min',
    '1 hour + 30 minutes',
    // no time
    '',
    '-',
    'moves/time, increment',
    'standard',
    'no time control',
    // minutes or seconds, moves or minutes
    '120',
    '5400',
    'Blitz 5',
    '90 30',
    '1:30',
    '3:00+2',
    '180+2',
    '300+3',
    '120+60',
    '90/40+30',
    '60/30',
    '60/60',
    '15/10',
    '1.30 h + 30 s',
    // a second period or an increment
    '90 min + 30',
    '1h30 + 30',
    '40/90+30',
    '40/90, 30+30',
    '40/90, SD/30+30',
    // an increment for the first period or for both
    '40/90 + 30 sec/move, 30 min',
    '1h40 + 30 s/coup pour 40 coups, puis 10 min',
    '90 min KO + 30 s/coup pour 40 coups, puis 10 min',
    '40/5400,1800+30',
    '5400,1800',
    '40/7200 1800',
    // the first control is missing
    '90+30+30',
    "90'+30'+30\"",
    '2h + 1h',
    'G/90, G/30',
    // the time after the last control is missing
    '40/120',
    '40 moves in 100 min + 30 sec',
    '2h30/40 + 1h/16',
    '40/7200',
    // the increment begins within a period, or nowhere
    '90 min + 30 sec from move 41',
    '90 min + 30 sec from',
    // one thing too many
    '40/120/60',
    '90+30, 15+10',
    '15+10 and 3+2',
    '15 min + 10 sec (15+10)',
    '90 min + 30 sec + 10 sec',
    '90 min 30 sec',
    '90-90min/40 moves + 30-30 min/all',
    '40/90 moves',
    "90'+",
    '+30',
    '30 sec/move',
    '每步棋30秒',
    '15分钟10分钟',
    '60 min increment',
    // no such time
    '0 min',
    '999 min',
    '90 min + 90 sec/move',
    '1:75:00',
    '12:30:00',
    '1h90',
    '123456+30',
    // not a time control
    '2024/05/01',
    '90 apples',
    '90 constructor',
    'White 5 min, Black 4 min',
    '90 min or 60 min',
    '90 min + 30 sec, see rules',
  ])('%j', (text) => {
    expect(read(text)).toBeNull();
  });

  test('a text that is too long', () => {
    const text = '90 min + 30 sec'.padEnd(MAX_TIME_CONTROL_LENGTH);
    expect(read(text)).toBe('5400+30');
    expect(read(`${text} `)).toBeNull();
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    ...'0 1 5 10 20 30 40 60 90 120 600 ½ 1:30 1:30:00 h min sec \' " + / , ; . : - ( ) x @ moves move game SD rest'.split(
      ' ',
    ),
    ...'each per for in player inc d no from first after all 分钟 每步 с ход'.split(' '),
  );
  const texts = fc.oneof(
    fc.array(words, { maxLength: 14 }).map((list) => list.join(' ')),
    fc.array(words, { maxLength: 20 }).map((list) => list.join('')),
    fc.string({ unit: anyCharacter, maxLength: 220 }),
  );

  test('gives null, or periods for a game of 60 moves', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const control = parseTimeControl(text);
        if (control !== null) expectWhole(control);
      }),
      { numRuns: 20_000 },
    );
  });

  test.each(['1', '(', 'a', "'", '1:', '0/', 'inc ', 'each ', 'in ', '分', 'from ', '½ ', '90+'])(
    'takes no long time: %j repeated',
    (part) => {
      const text = part.repeat(MAX_TIME_CONTROL_LENGTH).slice(0, MAX_TIME_CONTROL_LENGTH);
      const start = performance.now();
      for (let round = 0; round < 100; round += 1) parseTimeControl(text);
      expect(performance.now() - start).toBeLessThan(1000);
    },
  );
});

function expectWhole({ white, black }: TimeControl): void {
  expect(white.map((period) => ({ ...period }))).toEqual(black);
  const moves = white.reduce((sum, period) => sum + (period.moves ?? 60), 0);
  expect(moves).toBeGreaterThanOrEqual(60);
  for (const [index, period] of white.entries()) {
    expect(period.moves !== null || index === white.length - 1).toBe(true);
    for (const number of [period.moves ?? 1, period.seconds, period.increment]) {
      expect(Number.isInteger(number)).toBe(true);
    }
    expect(period.moves).not.toBe(0);
    expect(period.seconds).toBeGreaterThanOrEqual(60);
    expect(period.increment).toBeGreaterThanOrEqual(0);
  }
}
