import { nodes, place, type Source } from '../../scripts/parse.ts';
import { sources } from './files.ts';
import { rule } from './rule.ts';

/** A text with placeholders. */
const put = (before: string, after: string): string => `const a = \`${before}\${event}${after}\`;`;

/** A text of the program as printed, with `…` for each value; not the name of a module. */
function texts(source: Source): { readonly text: string; readonly at: string }[] {
  return [...nodes(source.program)].flatMap(([node, around]) => {
    if (node.type === 'TemplateLiteral') {
      const text = node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
      return [{ text, at: place(source, node) }];
    }
    const isImport = /^(?:Import|Export)/.test(around.at(-1)?.type ?? '');
    const isText = node.type === 'Literal' && typeof node.value === 'string' && !isImport;
    return isText ? [{ text: String(node.value), at: place(source, node) }] : [];
  });
}

const FRENCH = /[\p{L}\p{N}…»)"'][:;?!](?=\s|$)/u;

/** JSON as typed (`"name": …`) and formats (`sqlite:PATH`) are not French. */
function unspaced(source: Source): string[] {
  return texts(source)
    .filter(({ text }) => FRENCH.test(text.replaceAll(/"[\w-]+":/g, '')))
    .map(({ text, at }) => `${at}: ${text}: French sets a space before : ; ? !`);
}

/** Pages and answers of the server set French spaces themselves. */
const FRENCH_FILES = sources('packages/words/src/fr/**/*.ts').filter(
  ({ path }) => !/\/(web|server)\//.test(path),
);

rule('French has its spaces', FRENCH_FILES, unspaced, {
  path: 'packages/words/src/fr/sample.ts',
  refuses: [
    "const a = 'Il manque: un nom';",
    "export const a = { b: 'Il manque: un nom' };",
    put('', ': rien'),
    "const a = 'Quoi?';",
  ],
  accepts: [
    "const a = 'Il manque : un nom ; rien ?';",
    "const a = 'sqlite:CHEMIN, postgres://…';",
    `const a = '{ "name": "x" }';`,
    "import a from 'x:';",
  ],
});

/** Everything else gets its spaces when printed. */
const FRENCH_PAGES = sources('packages/words/src/fr/{web,server}/**/*.ts');
const BREAKING = / [:;?!%»](?=\s|$|»)|« |\p{L}[:;?!](?=\s|$)/u;

rule(
  'French pages have spaces that do not break',
  FRENCH_PAGES,
  (source) =>
    texts(source)
      .filter(({ text }) => BREAKING.test(text.replace(': Bearer', '')))
      .map(({ text, at }) => `${at}: ${text}: \\u202f before : ; ? !, \\u00a0 before % and within « »`),
  {
    path: 'packages/words/src/fr/web/sample.ts',
    refuses: [
      "const a = 'Il manque : un nom';",
      "export const a = { b: 'oui ; non' };",
      put('« ', ' »'),
      "const a = 'Quoi?';",
    ],
    accepts: ["const a = 'Il manque\\u202f: un nom';", "const a = '«\\u00a0oui\\u00a0»\\u202f?';"],
  },
);

/** Between letters; typed or quoted text is at the edge of a word. */
const STRAIGHT = /\p{L}'[\p{L}…]/u;

function straight(source: Source): string[] {
  return texts(source)
    .filter(({ text }) => STRAIGHT.test(text))
    .map(({ text, at }) => `${at}: ${text}: French elides with ’`);
}

rule('French has its apostrophes', sources('packages/words/src/fr/**/*.ts'), straight, {
  path: 'packages/words/src/fr/sample.ts',
  refuses: [`const a = "l'écart";`, put("d'", '')],
  accepts: ["const a = 'l’écart';", `const a = "écrire 'x'";`],
});

/** Formats as they are typed. */
const TYPED = /sqlite:路径|“姓, 名”|对手:得分/gu;
/** Western punctuation beside a Chinese character; a full stop may belong to a number or a file. */
const WESTERN = /\p{sc=Han}[,;:?!()]|[,;:?!()]\p{sc=Han}/u;

function halfWidth(source: Source): string[] {
  return texts(source)
    .filter(({ text }) => WESTERN.test(text.replaceAll(TYPED, '')))
    .map(({ text, at }) => `${at}: ${text}: Chinese has marks of its own, ，；：？！（）`);
}

const CHINESE_FILES = sources('packages/words/src/zh/**/*.ts');

rule('Chinese has its marks', CHINESE_FILES, halfWidth, {
  path: 'packages/words/src/zh/sample.ts',
  refuses: ["const a = '榜单,棋手';", "const a = '棋手(女)';", put('报告: ', '')],
  accepts: ["const a = '榜单，棋手（女）：';", "const a = 'name, start';", put('第 ', ' 轮 (ID)')],
});

/** One term for each thing, from the Chinese text of the regulations if possible, and the terms not to use. */
const TERMS: readonly (readonly [term: string, others: RegExp])[] = [
  ['榜单', /等级分表|等级分列表/],
  ['注册', /登记/],
  ['公布', /发布/],
  ['棋协', /协会/],
  ['等级分专员', /官员|负责人/],
  ['等级分条例', /等级分规则/],
  ['评级', /计分(?!规则)/],
  ['初始等级分', /首次等级分|首个等级分/],
  ['未定级棋手', /无等级分的?棋手|无分棋手/],
  ['官方赛事', /正式赛事/],
  ['一次性调整', /整榜调整/],
  ['结算榜单', /(?:请先|重新)截止/],
  ['账本', /账册/],
  ['操作日志', /操作记录|审计日志/],
  ['预期得分', /期望/],
  ['非活跃', /不活跃/],
  ['用时类别', /时限类别|比赛用时/],
  ['裁判', /裁判员/],
  ['驳回', /退回/],
  ['交叉表', /成绩表|对局总表/],
  ['排行榜', /优秀棋手榜/],
  ['刻度', /尺度/],
  ['起始编号', /出场号/],
  ['修订版 N', /修订 …|第 … 次修订/],
  ['核验', /验证/],
  ['账户', /帐户|账号|用户名/],
];

function otherTerms(source: Source): string[] {
  return texts(source).flatMap(({ text, at }) =>
    TERMS.filter(([, others]) => others.test(text)).map(([term]) => `${at}: ${text}: we say ${term}`),
  );
}

rule('Chinese has one term for one thing', CHINESE_FILES, otherTerms, {
  path: 'packages/words/src/zh/sample.ts',
  refuses: ["const a = '等级分表';", "export const a = { b: '登记赛事' };", put('修订 ', '')],
  accepts: ["const a = '榜单';", "const a = '裁判长';", put('修订版 ', '')],
});
