import { nameOf } from '../format.ts';
import type { PlayerFindings } from '../types/messages.ts';
import { found } from './errors.ts';
import { also, alsoLines, chinese } from './format.ts';
import { names } from './names.ts';
import { expected } from './requirements.ts';

const { date, points } = chinese;

const field = (name: string): string => nameOf(names.reportFields, name);
const result = (code: string): string => nameOf(names.results, code);
/** Rounded up: what is a byte too large is not told as if it were just right. */
const megabytes = (bytes: number): string => `${(Math.ceil(bytes / 104_857.6) / 10).toFixed(1)} MB`;

/** The file as a whole, its fields, players and results. */
export const playerFindings: PlayerFindings = Object.freeze({
  // the file as a whole
  'file-too-large': {
    says: (v) => `文件有 ${megabytes(v.bytes)}，报告最多 ${megabytes(v.limit)}。`,
    hint: '请检查这是否为赛事报告；等级分榜单用 --list 给出。',
  },
  'too-many-lines': {
    says: (v) => `文件超过 ${v.limit} 行，这是读取的上限。`,
    hint: '请检查这是否为赛事报告；等级分榜单用 --list 给出。',
  },
  'line-too-long': {
    says: (v) => `该行有 ${v.length} 个字符，超过可读取的 ${v.limit} 个。`,
    hint: '请重新导出报告；每行一名棋手或一项内容。',
  },
  'findings-left-out': {
    says: (v) => `另有 ${v.left} 项检查结果未列出：最多列出 ${v.limit} 项。`,
    hint: '请先改正已列出的内容，再检查一次。',
  },
  'file-empty': {
    says: () => '文件里没有内容。',
    hint: '请重新导出报告。',
  },
  'file-binary': {
    says: (v) =>
      `文件不是文本${v.kind === 'other' ? '' : `，而是${{ zip: ' zip 压缩包', gzip: ' gzip 压缩文件', pdf: ' PDF 文件' }[v.kind] ?? v.kind}`}，因此不是报告。`,
    hint: (v) =>
      v.kind === 'zip' || v.kind === 'gzip'
        ? '请解压后给出其中的报告。'
        : '请从编排软件把赛事导出为国际棋联报告（TRF）。',
  },
  'file-is-list': {
    says: () => '文件是等级分榜单，不是报告。',
    hint: '榜单请用 --list 给出，文件则给出赛事报告。',
  },
  'table-unknown': {
    says: (v) => `文件看来是表格，但第一格“${v.cell}”不是行的名称。`,
    hint: '表格形式的报告，每行以 columns、event、player 或 line 开头。',
  },
  'json-broken': {
    says: (v) =>
      v.problem === 'end' ? 'JSON 没有结束就中断了。' : `JSON 在第 ${v.line} 行第 ${v.column} 列有语法错误。`,
    hint: '请在该处改正，或重新导出为 JSON、TRF 或 CSV。',
  },
  'json-invalid': {
    says: (v) => `JSON 中，${found(v.path, v.value)}，应为：${expected(v)}。`,
    hint: '请改正该值；JSON 格式的文档列有全部字段。',
  },
  'not-a-report': {
    says: () => '文件中没有棋手（没有以 001 开头的行）。',
    hint: '请从编排软件把赛事导出为国际棋联报告（TRF）。',
  },
  'encoding-utf-16': {
    says: () => '文件为 UTF-16 编码。',
    hint: '无须处理；软件允许时请存为 UTF-8。',
  },
  'encoding-latin-1': {
    says: () => '文件不是 UTF-8，已按 Latin-1 读取。',
    hint: '如果姓名显示正确，无须处理。',
  },
  'record-unknown': {
    says: (v) => `不认识以“${v.code}”开头的行，原样保留。`,
    hint: '除非该行本应起作用，否则无须处理。',
  },
  'header-repeated': {
    says: (v) => `${v.field} 行出现多次，以第一次为准。`,
    hint: '请删去其余的行。',
  },
  'control-characters': {
    says: (v) => `有 ${v.times} 行含有控制字符（首个：${v.code}），文本中不应出现。`,
    hint: '请重新导出报告；文件可能已损坏。',
  },

  // one field
  'field-unreadable': {
    says: (v) =>
      v.no === undefined
        ? `无法读取${field(v.field)}：“${v.text}”。`
        : `无法读取棋手 ${v.no} 的${field(v.field)}：“${v.text}”${also(v)}。`,
    hint: (v) =>
      v.field === 'birth' ? '出生日期视为不详；请写作 YYYY/MM/DD，或只写年份。' : '请在规定的列写成数字。',
  },
  'columns-shifted': {
    says: (v) =>
      v.text === '\t'
        ? `该行有制表符，各项因此不在规定的列${alsoLines(v)}。`
        : `“${v.text}”出现在应为空白的列：该行错位了${alsoLines(v)}。`,
    hint: '请用空格而不用制表符把各项放回规定的列；过长的姓名或编号会使其余内容错位，软件按字节计列时重音字母也会。',
  },
  'columns-by-bytes': {
    says: (v) => `有 ${v.times} 行的列是按字节计的，重音字母使其余内容错位；已按字节读取。`,
    hint: '如果姓名和等级分正确，无须处理。',
  },
  'field-unusual': {
    says: (v) => `棋手 ${v.no} 的${field(v.field)}“${v.text}”不是已知的${also(v)}。`,
    hint: '不影响等级分。',
  },
  'name-missing': {
    says: (v) => `棋手 ${v.no} 没有姓名${also(v)}。`,
    hint: '请补上；等级分专员以 ID 为准。',
  },
  'hidden-characters': {
    says: (v) => `已从 ${v.times} 行中删除不可见字符（如 ${v.character}）。`,
    hint: '请核对这些姓名，并在生成报告的软件中重新输入。',
  },
  'birth-implausible': {
    says: (v) =>
      `棋手 ${v.no} 的出生日期“${v.text}”与${v.start === undefined ? '参加本赛事' : `${date(v.start)}开始的赛事`}不符，视为不详${also(v)}。`,
    hint: (v) =>
      v.times > 2
        ? '请改正出生日期；如果出生日期无误，请改正赛事的开始日期。'
        : '请改正：18 岁以下棋手的 K 与此有关。',
  },
  'birth-year-only': {
    says: (v) => `棋手 ${v.no} 的出生日期“${v.text}”不存在，只采用年份${also(v)}。`,
    hint: '请写作 YYYY/MM/DD，或只写年份。',
  },
  'rating-implausible': {
    says: (v) =>
      `有 ${v.times} 个等级分不在 ${v.least} 至 ${v.most} 之间，当时的榜单不会有（首处：棋手 ${v.no}，${v.rating}${also(v)}）。`,
    hint: '请给出国际棋联等级分而非本国等级分，没有则写 0；用 --list 可取自榜单。',
  },
  'rating-missing': {
    says: (v) => `棋手 ${v.no} ${v.name} 有 ${v.title} 称号而没有等级分，视为未定级${also(v)}。`,
    hint: '请补上等级分；给出榜单时以榜单为准。',
  },
  'result-unknown': {
    says: (v) => `第 ${v.round} 轮：“${v.text}”不是结果。`,
    hint: '结果应为 1、=、0，弃权为 +、-，不评级的对局为 W、D、L，轮空为 H、F、U、Z。',
  },
  'opponent-unreadable': {
    says: (v) => `第 ${v.round} 轮：“${v.text}”不是对手的起始编号。`,
    hint: '请给出起始编号，没有对手则写 0000。',
  },
  'colour-unknown': {
    says: (v) => `第 ${v.round} 轮：“${v.text}”不是棋色，已忽略。`,
    hint: '棋色为 w、b，没有则为 -。',
  },

  // players and results
  'start-number-missing': {
    says: (v) => `${v.name || '一名没有姓名的棋手'}没有起始编号。`,
    hint: '请给每名棋手不同的起始编号。',
  },
  'start-number-repeated': {
    says: (v) => `起始编号 ${v.no} 已在第 ${v.first} 行用过。`,
    hint: '请给每名棋手不同的起始编号。',
  },
  'id-repeated': {
    says: (v) => `国际棋联 ID ${v.id} 已在第 ${v.first} 行用过。`,
    hint: '请查明该 ID 属于哪一名棋手。',
  },
  'id-missing': {
    says: (v) =>
      v.list
        ? `${v.name || `棋手 ${v.no}`} 有等级分而没有国际棋联 ID，无法在榜单上查找，视为未定级。`
        : `有 ${v.times} 名有等级分的棋手没有国际棋联 ID（首处：棋手 ${v.no}${also(v)}）。`,
    hint: '请补上 ID：没有 ID，国际棋联不予评级。',
  },
  'opponent-not-in-report': {
    says: (v) => `棋手 ${v.no}，第 ${v.round} 轮：报告中没有对手 ${v.opponent}。`,
    hint: '请补上缺少的棋手，或改正起始编号。',
  },
  'opponent-is-himself': {
    says: (v) => `棋手 ${v.no}，第 ${v.round} 轮：对手是其本人。`,
    hint: '请改正对手的起始编号。',
  },
  'pairing-one-sided': {
    says: (v) =>
      `棋手 ${v.no}，第 ${v.round} 轮：对手是 ${v.opponent}，但 ${v.opponent} 该轮${v.found === '–' ? '没有对手' : `的对手是 ${v.found}`}。`,
    hint: '请使两行一致。',
  },
  'results-contradict': {
    says: (v) =>
      `第 ${v.round} 轮：${v.no} 对 ${v.opponent} 为 ${result(v.result)}，对方却为 ${result(v.other)}，二者不符。`,
    hint: '请改正其中一个结果。',
  },
  'both-lost': {
    says: (v) => `第 ${v.round} 轮：${v.no} 和 ${v.opponent} 都为 0（负），且为下过的对局。`,
    hint: '请改正其中一个结果；双方都未到场则都写 -。',
  },
  'colours-contradict': {
    says: (v) => `第 ${v.round} 轮：${v.no} 和 ${v.opponent} 都执${v.colour === 'w' ? '白' : '黑'}。`,
    hint: '请改正一方的棋色；不影响等级分。',
  },
  'colour-missing': {
    says: (v) =>
      `有 ${v.times} 局只有一方写明棋色（首处：第 ${v.round} 轮，棋手 ${v.no} 对 ${v.opponent}）。`,
    hint: '请补上另一方的棋色；不影响等级分。',
  },
  'bye-again': {
    says: (v) => `棋手 ${v.no} 在第 ${v.first} 轮和第 ${v.round} 轮都轮空并得整分。`,
    hint: '请核对这两轮：瑞士制中每人至多一次。半分轮空写 H，缺席写 Z。',
  },
  'result-without-opponent': {
    says: (v) => `棋手 ${v.no}，第 ${v.round} 轮：没有对手却有 ${result(v.result)}，不计入。`,
    hint: '请补上对手，轮空则写 H、F、U 或 Z。',
  },
  'half-point-unplayed': {
    says: (v) => `有 ${v.times} 处没有对手的“=”，按轮空得半分读取（首处：棋手 ${v.no}，第 ${v.round} 轮）。`,
    hint: '无须处理；写 H 更清楚。',
  },
  'forfeit-without-opponent': {
    says: (v) => `有 ${v.times} 处没有对手的“+”或“-”，按轮空读取（首处：棋手 ${v.no}，第 ${v.round} 轮）。`,
    hint: '无须处理；写 F、U 或 Z 更清楚。',
  },
  'bye-with-opponent': {
    says: (v) => `棋手 ${v.no}，第 ${v.round} 轮：${result(v.result)} 却有对手（${v.opponent}）。`,
    hint: '请删去对手，或给出对局的结果。',
  },
  'pair-met-again': {
    says: (v) =>
      `${v.no} 和 ${v.opponent} 在第 ${v.round} 轮相遇，而第 ${v.first} 轮已经交过手；${nameOf(names.eventTypes, v.type)}不会如此。`,
    hint: '请改正编排，或用 --type 说明赛制。',
  },
  'met-only-once': {
    says: () => '该赛事为双循环赛，但每两人只交手一次。',
    hint: '请检查是否缺少一半，或用 --type round-robin 说明赛制。',
  },
  'match-of-many': {
    says: (v) => `该赛事为对抗赛，却有 ${v.players} 名棋手。`,
    hint: '请用 --type 说明赛制。',
  },
  'points-differ': {
    says: (v) =>
      `棋手 ${v.no} 在报告中有 ${points(Number(v.points))} 分，各轮结果合计却为 ${points(Number(v.computed))} 分。`,
    hint: '请检查是否缺少结果或结果有误；等级分以各轮结果为准。',
  },
  'ranks-out-of-order': {
    says: (v) =>
      `有 ${v.times} 个名次与积分不符（首处：棋手 ${v.no}，第 ${v.rank} 名，${points(Number(v.points))} 分）。`,
    hint: '不影响等级分。',
  },
  'nothing-played': {
    says: () => '报告中没有下过的对局。',
    hint: '请在有结果之后再导出报告。',
  },
  'nobody-rated': {
    says: () => '赛事中没有有等级分的棋手，因此无法评级。',
    hint: '请用 --list 给出赛事开始时有效的榜单。',
  },
  'round-empty': {
    says: (v) => `第 ${v.round} 轮没有任何结果。`,
    hint: '请检查制作报告时是否漏了该轮。',
  },
  'team-number-repeated': {
    says: (v) => `队伍编号 ${v.number} 已在第 ${v.first} 行使用。`,
    hint: '请给每支队伍不同的编号；不影响等级分。',
  },
  'team-points-differ': {
    says: (v) =>
      `队伍“${v.team}”的局分为 ${points(Number(v.points))}，其棋手的成绩合计为 ${points(Number(v.computed))}。`,
    hint: '请检查是否有缺少或错误的结果；等级分以结果为准。',
  },
  'team-player-unknown': {
    says: (v) => `报告中没有“${v.team}”队的棋手 ${v.player}。`,
    hint: '不影响等级分。',
  },
  'team-player-repeated': {
    says: (v) => `“${v.team}”队的棋手 ${v.player} 也在“${v.first}”队。`,
    hint: '不影响等级分。',
  },
  'game-unknown': {
    says: (v) => `第 ${v.round} 轮没有棋手 ${v.player} 的对局。`,
    hint: '请改正 --event 文件中的对局。',
  },
  'later-event-wrong': {
    says: (v) =>
      v.rated ? `所列棋手 ${v.no}（laterEvent）有等级分。` : `所列棋手 ${v.no}（laterEvent）不在报告中。`,
    hint: '请改正 --event 文件中的 laterEvent：只列未定级棋手。',
  },
  'result-missing': {
    says: (v) => `第 ${v.round} 轮：${v.no} 对 ${v.opponent} 没有结果。`,
    hint: '请在两行都给出结果。',
  },
} satisfies PlayerFindings);
