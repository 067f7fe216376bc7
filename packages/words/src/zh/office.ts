import { nameOf } from '../format.ts';
import { cadencesIn, type OfficeWords } from '../types/office.ts';
import type { OfficeValues } from '../types/office-codes.ts';
import { found } from './errors.ts';
import { importDependents } from './import-dependents.ts';
import { names } from './names.ts';
import { officeFindings, officePlaceHints } from './office-findings.ts';
import { checkPageHints, pageHints } from './page-hints.ts';
import { expected } from './requirements.ts';

const cadences = cadencesIn(names.cadences, '、');

const SETTINGS: Readonly<Record<string, string>> = { practice: '条例的解读', zone: '时区' };

/** What is done by one at a time. */
const WORKS: Readonly<Record<string, string>> = {
  closing: '正在结算、公布或重新计算榜单',
  job: '有任务正在运行',
};

/** Why a file cannot be a report. */
function unreadable(v: OfficeValues): string {
  if (v.reason === 'empty') return '文件是空的';
  if (v.reason === 'too-large') return `文件有 ${v.bytes} 字节，上限为 ${v.limit} 字节`;
  if (v.reason === 'binary') return '文件不是文本';
  if (v.reason === 'rating-list') return '文件是榜单';
  if (v.reason === 'no-players') return '其中没有棋手';
  if (v.reason === 'json')
    return v.problem === 'end'
      ? '其 JSON 没有结束就中断了'
      : `其 JSON 在第 ${v.line} 行第 ${v.column} 列有语法错误`;
  return `${found(v.path, v.value)}，应为：${expected(v)}`;
}

/** `，将列入2026年8月榜单（逾期）` */
const forList = (v: OfficeValues): string =>
  v.list ? `，将列入${v.list}榜单${v.listState === 'overdue' ? '（逾期）' : ''}` : '';

export const office: OfficeWords = Object.freeze({
  officeFindings,
  officePlaceHints,
  pageHints,
  checkPageHints,
  officeErrors: {
    'format-unknown': (v) => `本程序不能识别所存的格式（${v.found}）。`,
    'nothing-to-join': () => '该赛事没有已接受的报告。',
    'no-list-before': (v) => `${v.date}之前没有可以接续的${cadences(v.cadence)}榜单。`,
    'no-list-in-force': (v) => `赛事 ${v.event} 开始时（${v.start}）没有有效的榜单。`,
    'list-published': (v) => `${v.date}的${cadences(v.cadence)}榜单已经公布（修订版 ${v.revision}）。`,
    'list-too-early': (v) => `${v.newest}的${cadences(v.cadence)}榜单已经公布，${v.date}的榜单会排在它之前。`,
    'not-a-list-date': (v) => `日程中${v.date}没有${cadences(v.cadence)}榜单，下一份为${v.next}。`,
    'no-draft': (v) => `没有${v.date}榜单的草稿。`,
    'draft-stale': (v) => `${v.date}的${cadences(v.cadence)}榜单结算之后，又接受了报告或作了改动。`,
    'report-elsewhere': (v) => `同一份报告已为 ${v.other} 接受（${v.report}）。`,
    'event-differs': (v) => `${v.event} 是${v.start}的“${v.name}”，而报告是关于${v.begins}的“${v.found}”。`,
    'basis-revised': (v) => `${v.list}的榜单所依据的${v.basis}的榜单此后已修订。`,
    'correction-unplaced': (v) => `${v.list}的榜单中没有 ${v.event} 被更正的报告。`,
    'rounds-taken': (v) => `${v.event} 的第 ${v.rounds} 轮已评级（报告 ${v.report}）。`,
    'rounds-absent': (v) => `报告共有 ${v.count} 轮，不可能是第 ${v.rounds} 轮的报告。`,
    'basis-unpublished': (v) => `${v.date}的修订版依据${v.basis}的修订版，而后者尚未公布。`,
    'changed-meanwhile': (v) => `结算${v.date}的榜单期间，又接受了报告或作了改动。`,
    'event-unknown': (v) => `没有赛事 ${v.event}。`,
    'event-rated': (v) => `赛事 ${v.event} 已在${v.list}的榜单评级。`,
    'event-not-rated': (v) => `赛事 ${v.event} 尚未评级，没有可更正的内容。`,
    'report-unknown': (v) => `没有报告 ${v.report}。`,
    'report-has-errors': (v) => `${v.report}：报告有 ${v.errors} 项错误，不能评级。`,
    'report-has-warnings': (v) => `${v.report}：报告有 ${v.warnings} 项警告。`,
    'report-not-submitted': (v) => `${v.file}：这份报告尚未提交。`,
    'report-unreadable': (v) => `这不是报告：${unreadable(v)}。`,
    'report-redacted': (v) => `赛事 ${v.event} 的一份报告已删除，其内容不能再次保存。`,
    'nothing-to-decide': (v) =>
      v.state === undefined
        ? `${v.id} 没有待决定的报告。`
        : v.state === 'superseded'
          ? `${v.report} 已被新版本取代。`
          : `${v.id === v.report ? '' : `${v.id}：`}报告 ${v.report} 已${v.on ? `于${v.on}` : ''}${v.state === 'accepted' ? '接受' : '驳回'}。`,
    'nothing-to-reopen': (v) =>
      v.report ? `报告 ${v.report} 已取代 ${v.id}。` : `${v.id} 没有可重新决定的报告。`,
    'registration-invalid': (v) =>
      `注册内容无效：${found(v.path || '内容', v.value)}，应为：${expected(v)}。`,
    'because-missing': (v) => `缺少理由，或理由超过 ${v.limit} 个字符。`,
    'not-rejected': (v) => `赛事 ${v.event} 没有被驳回，无从申诉。`,
    'appeal-too-late': (v) => `赛事 ${v.event} 的申诉期限已于 ${v.until} 结束。`,
    'adjustment-unknown': (v) => `没有一次性调整 ${v.id}，已知：${v.allowed}。`,
    'adjustment-not-set': (v) => `${v.date}的榜单没有设定一次性调整 ${v.id}。`,
    'fact-unknown': (v) => `没有事项 ${v.fact}，已知的有：${v.allowed}。`,
    'fact-holds': (v) => `${v.kind}${v.subject ? `（${v.subject}）` : ''}自 ${v.since} 起已经生效。`,
    'fact-not-stated': (v) => `${v.kind}${v.subject ? `（${v.subject}）` : ''}没有生效。`,
    'fact-dates': (v) => `${v.until} 不晚于 ${v.since}。`,
    'k-invalid': (v) => `${v.found} 不是 K 值：应为 ${v.from} 至 ${v.to} 的整数。`,
    'k-not-stated': (v) => `${v.date}快棋榜单的 K 由等级分管理员确定（2005 15b），但事项中没有。`,
    'nothing-to-replay': (v) => `${v.from}起没有在本站计算的榜单。`,
    'store-set-up': (v) =>
      `此数据库的${SETTINGS[String(v.name)] ?? v.name}已定为 ${v.known}，不能改为 ${v.wanted}。`,
    'zone-unknown': (v) => `${v.zone} 不是时区。`,
    'list-unknown': (v) => `没有${v.date}的${cadences(v.cadence)}榜单。`,
    'list-computed': (v) => `${v.date}的${cadences(v.cadence)}榜单在本站计算，不能由导入取代。`,
    'nothing-to-undo': () => '没有可撤销的导入。',
    'import-needed': (v) =>
      `无法撤销${v.date}榜单的导入：${v.day}的“${nameOf(importDependents, String(v.kind))}”（第 ${v.seq} 条记录）依赖于它。`,
    'list-empty': (v) => `${v.name} 中没有棋手。`,
    'list-truncated': (v) => `${v.name} 不完整。`,
    'list-several': (v) => `${v.file} 内有多份榜单：${v.names}。`,
    'date-out-of-range': (v) => `${v.date}超出范围，可用日期为${v.from}至${v.to}。`,
    'player-unknown': (v) => `没有棋手 ${v.id}。`,
    'player-merged': (v) => `棋手 ${v.id} 已并入另一名棋手。`,
    'player-same': (v) => `${v.from} 和 ${v.into} 已是同一名棋手。`,
    'identity-taken': (v) => `ID ${v.id} 属于另一名棋手。`,
    'identity-invalid': (v) => `“${v.found}”不是 ID。`,
    'identity-not-added': (v) => `棋手 ${v.id} 的 ID ${v.identity} 不是手动添加的。`,
    'identity-used': (v) => `ID ${v.identity} 已用于报告 ${v.report}。`,
    'name-missing': () => '棋手需要姓名。',
    'hidden-characters': (v) => `文本中有不可见字符 ${v.character}。`,
    'federation-invalid': (v) => `“${v.found}”不是棋协代码。`,
    'birth-invalid': (v) => `“${v.found}”不是出生年份或日期。`,
    'nothing-changed': (v) => `${v.id} 没有变化。`,
    'correction-same': (v) => `没有变化：赛事 ${v.event} 的 ${v.report} 已有这些棋手和结果。`,
    'player-twice': (v) => `${v.id} 和 ${v.other} 是同一人，不能在一项赛事中参赛两次。`,
    'since-in-future': (v) => `${v.since}还没有到（今天是${v.today}）。不允许将来的日期。`,
    'title-unknown': (v) => `“${v.found}”不是这类称号，已知：${v.allowed}。`,
    'title-of-women': (v) => `棋手 ${v.id} 为男性，不能有女子称号 ${v.title}。`,
    'death-in-future': (v) => `${v.date}还没有到：今天是${v.today}。`,
    'death-before-birth': (v) => `棋手 ${v.id} 的去世日期（${v.date}）早于出生日期（${v.birth}）。`,
    'birth-in-future': (v) => `出生日期 ${v.birth} 还没有到：今天是${v.today}。`,
    'change-published': (v) => `${v.list}的榜单已据此公布，不能为 ${v.id} 撤销。`,
    'players-met': (v) => `${v.from} 和 ${v.into} 都参加了赛事 ${v.event}，似为不同的人。`,
    'players-differ': (v) =>
      `${v.from} 和 ${v.into} 的出生年份或性别不同（${v.one}、${v.other}），似为不同的人。`,
    'not-merged': (v) => `${v.id} 没有与其他棋手合并过。`,
    'event-withdrawn': (v) => `赛事 ${v.event} 已撤回。`,
    'revision-unknown': (v) => `${v.date}的榜单没有修订版 ${v.revision}，现有：${v.known}。`,
    'no-revisions': (v) => `${v.from}起没有未公布的修订版。`,
    'registration-key': (v) =>
      `注册内容中有不认识的键“${v.key}”${v.meant ? `，是否指“${v.meant}”？` : '。'}已知：${v.allowed}。`,
  },
  officeHints: {
    'format-unknown': '请使用写入它的程序，或更新的程序。',
    'nothing-to-join': '请先接受该赛事的报告。',
    'no-list-before': '请先导入一份起始榜单。',
    'no-list-in-force': '请导入当时有效的榜单。',
    'list-published': '已公布的榜单不变；请用更正或重新计算。',
    'list-too-early': '请结算较晚的榜单，或从该日期起重新计算。',
    'not-a-list-date': '请给出榜单的日期。',
    'no-draft': '请先用 office close --list … 结算榜单。',
    'draft-stale': '请重新结算榜单，查看后再公布。',
    'report-elsewhere': '请驳回其中之一：该赛事注册了两次。',
    'event-differs': '请给出报告所属赛事的 ID。',
    'basis-revised': '请从该榜单起重新计算，并公布修订版。',
    'correction-unplaced': '请先公布未公布的修订版，再重新结算。',
    'rounds-taken': '请用 --rounds 指明新的轮次，或更正报告。',
    'rounds-absent': '请用 --rounds 指明报告包含的轮次，或提交含有这些轮次的报告。',
    'basis-unpublished': '请按日期顺序公布各修订版。',
    'changed-meanwhile': '请重新结算榜单。',
    'event-unknown': '请检查 ID：赛事的 ID 以 E 开头。',
    'event-rated': '请改为提交更正。',
    'event-not-rated': '请改为重新提交报告。',
    'report-unknown': '请检查 ID：报告的 ID 以 R 开头。',
    'report-has-errors': '请驳回，并要求提交更正后的报告。',
    'report-has-warnings': '请先查看警告，再用 ID 接受，不加 --clean。',
    'report-not-submitted': '请先用“office submit”提交。',
    'report-unreadable': '请提交 TRF、JSON 或 CSV 报告。',
    'report-redacted': '请去掉已删除的姓名后重新提交，有 ID 即可。',
    'nothing-to-decide': '“office reopen”可重新决定，“office event”显示赛事阶段。',
    'nothing-to-reopen': '“office event”显示其报告，请对待决定的报告作出决定。',
    'registration-invalid': '请改正后重新注册。',
    'because-missing': '请说明理由，相关人员会看到。',
    'not-rejected': '请查看赛事所处的阶段。',
    'appeal-too-late': '请改为提交新的报告。',
    'adjustment-unknown': '请给出其中一个。',
    'adjustment-not-set': '“office adjustments”列出一次性调整。',
    'fact-unknown': '请给出其中一个。',
    'fact-holds': '请先终止该事项。',
    'fact-not-stated': '“office facts”列出已录入的事项。',
    'fact-dates': '请给出更晚的日期。',
    'k-invalid': '请给出此范围内的整数。',
    'k-not-stated': '请用“office state rapid-k 20 --since …”录入。',
    'nothing-to-replay': '请给出要重新计算的第一份榜单的日期。',
    'store-set-up': '请保持不变，或另建一个数据库。',
    'zone-unknown': '请给出如 Asia/Shanghai 或 UTC 的名称。',
    'list-unknown': 'office lists 可显示有哪些榜单。',
    'list-computed': '请改为从该日期起重新计算榜单。',
    'nothing-to-undo': '只能撤销尚未撤销的导入。',
    'import-needed': '请改为更正榜单：以同一日期导入正确的文件。',
    'list-empty': '请检查是否给错了榜单。',
    'list-truncated': '请重新下载。',
    'list-several': '请解压后逐份导入，并注明用时类别。',
    'date-out-of-range': '请给出榜单的生效日期。',
    'player-unknown': '请按姓名查找，或检查 ID。',
    'player-merged': '请使用保留下来的 ID。',
    'player-same': '请给出两名不同的棋手。',
    'identity-taken': '请检查 ID，或合并两名棋手。',
    'identity-invalid':
      '国际棋联 ID 是最多九位的数字；棋协的 ID 须含字母，例如 NOR-4711，最多 24 个字符：字母、数字、句点、斜线、连字符和下划线。',
    'identity-not-added':
      '只能移除用“office identity”添加的 ID；其他情况请用“office merge”和“office split”。',
    'identity-used': '如尚未评级，请先重新决定（“office reopen 报告 --because 理由”）。',
    'name-missing': '请按“姓, 名”给出。',
    'hidden-characters': '请重新输入，不要粘贴。',
    'federation-invalid': '请给出三个大写字母。',
    'birth-invalid': '请给出 YYYY 或 YYYY-MM-DD。',
    'nothing-changed': '请检查要改动的内容。',
    'correction-same': '没有保存任何内容。请检查是否为更正后的文件。',
    'player-twice': '请改正报告，或用“office split”撤销合并。',
    'since-in-future': '请在那一天或之后再更改，从下一份榜单起有效。',
    'title-unknown': '请给出其中之一，或用“none”取消。',
    'title-of-women': '请检查 ID 和称号。',
    'death-in-future': '请给出去世的日期。',
    'death-before-birth': '请检查日期和 ID。',
    'birth-in-future': '请给出出生年份或日期。',
    'change-published': '已公布的榜单不变。如该棋手要再列入榜单，请用新的 ID。',
    'players-met': '请检查 ID；加 --force 则仍然合并。',
    'players-differ': '请检查 ID；加 --force 则仍然合并。',
    'not-merged': '请给出因合并而终止的 ID，“office player”会显示。',
    'event-withdrawn': '“office register 赛事 --change 文件.json”可重新注册。',
    'revision-unknown': '请给出其中之一，“office lists”显示全部。',
    'no-revisions': '“office replay --from 日期”可产生修订版。',
    'registration-key': '请改正该键，或删去。',
  },
  storeErrors: {
    'store-missing': (v) => `在 ${v.store} 找不到数据库。`,
    'store-newer': (v) => `${v.store} 是由较新的程序写入的（结构版本 ${v.version}，本程序只到 ${v.known}）。`,
    'store-older': (v) => `${v.store} 的结构版本较旧（${v.version}，需要 ${v.needed}）。`,
    'store-busy': (v) => `${v.store} 正在处理中：${WORKS[String(v.work)] ?? v.work ?? '另一进程'}。`,
    'store-locked': (v) => `${v.store} 被另一程序锁定。`,
    'store-slow': (v) => `${v.store} 响应太慢。`,
    'store-full': (v) => `${v.store} 所在的磁盘已满。`,
    'store-read-only': (v) => {
      if (v.said) return `${v.store} 是只读的（${v.said}）。`;
      return v.folder
        ? `文件夹 ${v.folder} 不可写，而 ${v.store} 即使只读取也要在其中写日志。`
        : `${v.store} 不可写，而即使只读取也需要写权限。`;
    },
    'store-unreachable': (v) => `无法连接 ${v.store}（${v.said}）。`,
    'store-refused': (v) => `${v.store} 拒绝访问（${v.said}）。`,
    'store-broken': (v) => `${v.store} 已损坏（${v.said}）。`,
    'store-not-empty': (v) => `${v.store} 不是空的。`,
    'store-file': (v) => `${v.store} 无法使用（${v.said}）。`,
    'store-exists': (v) => `${v.store} 已经存在，不会覆盖。`,
    'store-kind': (v) => `${v.store} 不是已知的数据库类型。`,
  },
  storeProblems: {
    'not-a-store': (v) => `${v.store} 不是 Eloquence 的数据库。`,
    'not-a-backup': (v) => `${v.store} 不是 Eloquence 的备份。`,
    'backup-missing': (v) => `没有文件 ${v.store}。`,
    'database-missing': (v) => `${v.store} 的服务器上没有数据库 ${v.database}。`,
    'not-verified': (v) =>
      `从 ${v.file} 恢复到 ${v.store} 的数据未通过校验，请勿使用；“office verify --db ${v.file}”会说明原因。`,
    'folder-found': (v) => `${v.store} 是文件夹，不是文件。`,
    'not-a-file': (v) => `${v.store} 不是普通文件。`,
    'folder-missing': (v) => `文件夹 ${v.folder} 不存在。`,
    'list-damaged': (v) => `${v.store} 中${v.date}的${cadences(v.cadence)}榜单已损坏。`,
    'list-newer': (v) => `${v.store} 中${v.date}的${cadences(v.cadence)}榜单是由较新的程序写入的。`,
  },
  storeProblemHints: {
    'not-a-backup': () => '请给出由“office backup”写出的文件。',
    'backup-missing': () => '请检查路径。',
    'database-missing': (v) => `请先用“createdb ${v.database}”建立，再运行“office init”。`,
  },
  storeHints: {
    'store-missing': '请检查路径，或用“office init”建立。',
    'store-newer': '请使用较新的程序。',
    'store-older': '请先恢复为文件，恢复时即升级。',
    'store-busy': '请等待其完成。',
    'store-locked': '请稍后重试。',
    'store-slow': '请重试，并查看服务器的负载。',
    'store-full': '请腾出空间后重试；没有任何损坏。',
    'store-read-only': '请给予文件及其文件夹写权限，或将文件复制到别处。',
    'store-unreachable': '请检查服务器是否运行、地址是否正确。',
    'store-refused': '请检查用户、密码和数据库。',
    'store-broken': '请检查路径，或恢复备份。',
    'store-not-empty': '请给出尚不存在的数据库。',
    'store-file': '请检查路径和读写权限。',
    'store-exists': '请给出没有用过的名称，或先移走该文件。',
    'store-kind': '请给出文件路径、sqlite:路径 或 postgres://…。',
  },
  importNotes: {
    'list-not-in-calendar': (v) => `按${cadences(v.cadence)}版本 ${v.edition} 的日程，${v.date}没有榜单。`,
    'list-before-first-edition': (v) =>
      `${v.date}早于已知最早的${cadences(v.cadence)}版本（${v.first}），按该版本读取。`,
    'list-date-differs': (v) => `文件注明${v.file}，按${v.given}的榜单导入。`,
    'list-cadence-guessed': (v) => `文件没有注明用时类别，按${cadences(v.cadence)}处理。`,
    'list-hidden-characters': (v) =>
      `已从 ${v.count} 个姓名中删除不可见字符；第一个（${v.character}）在第 ${v.line} 行。`,
    'list-same-persons': (v) => `有 ${v.count} 对棋手可能是同一人而有两个 ID。`,
    'list-facts-older': (v) => `有 ${v.count} 名棋手以较新榜单的数据为准。`,
    'list-computed-later': (v) =>
      `其后有 ${v.count} 份${cadences(v.cadence)}榜单计算时没有这份榜单；重新计算会产生新的修订版。`,
    'rows-lost': (v) => `文件中有 ${v.count} 行无法导入。`,
    'ids-doubled': (v) => `文件中有 ${v.count} 个 ID 出现两次，且内容不同。`,
    'list-replaced': (v) =>
      `${v.date}的${cadences(v.cadence)}榜单已存在（修订版 ${v.revision}），将被本榜单取代。`,
    'players-gone': (v) => `${v.before} 名棋手中有 ${v.count} 名将不再列入${cadences(v.cadence)}榜单。`,
    'list-date-unusual': (v) => `${v.date}不是${cadences(v.cadence)}榜单的公布日期。`,
  },
  differences: {
    entry: (v) => `账本第 ${v.seq} 条记录与写入时不同。`,
    document: (v) => `文件 ${v.hash} 与提交时不同。`,
    'list-missing': (v) => `第 ${v.seq} 条记录公布的${v.date}榜单（${cadences(v.cadence)}）缺失。`,
    columns: () => '所存的榜单无法读取。',
    'rows-hash': () => '各行的哈希值与公布的不同。',
    'memory-hash': () => '棋手状态的哈希值与公布的不同。',
    'entry-missing': () => '缺少公布它的记录。',
    'entry-other': (v) => `公布它的第 ${v.seq} 条记录写有另一哈希值。`,
    games: (v) => `赛事 ${v.event} 的对局（报告 ${v.report}）与接受的不同。`,
    'player-missing': (v) => `棋手 ${v.id} 应在其中。`,
    'player-extra': (v) => `棋手 ${v.id} 不应在其中。`,
    'player-value': (v) => `棋手 ${v.id}：${v.column} 为 ${v.found}，应为 ${v.expected}。`,
    names: (v) => `第 ${v.block} 段的姓名与公布的不同。`,
    'entries-missing': (v) => `账本止于第 ${v.last} 条，但曾有第 ${v.seq} 条：末尾已被截去。`,
    'head-unknown': (v) => `账本中没有哈希值为 ${v.hash} 的记录。`,
    clock: (v) =>
      `账本完好，但某个时钟曾经不准：第 ${v.seq} 条的时间为 ${v.at} UTC，前一条为 ${v.before} UTC。`,
    'not-again': (v) =>
      v.date
        ? `无法重新计算：所依据的${v.date}${cadences(v.cadence)}榜单已损坏。`
        : `无法重新计算：所依据的数据缺失或已损坏（${v.error}）。`,
    'list-value': (v) => `榜单的摘要（${v.column}）与榜单内容不符。`,
    'event-value': (v) => `赛事 ${v.event} 所存的数据（${v.table}）与重新计算的结果不符。`,
    record: (v) => `表 ${v.table}，${v.id}：${v.column} 为 ${v.found}，应为 ${v.expected}。`,
    guard: (v) => `表 ${v.table} 不再受 ${v.on} 保护：其触发器缺失、被停用或被改动。`,
  },
  waits: {
    'for-report': (v) =>
      ({
        coming: `已注册${forList(v)}。`,
        running: `进行中，至${v.end}结束。`,
        due: `报告截止日期为${v.due}${forList(v)}。`,
        overdue: `报告已过截止日期（${v.due}）${forList(v)}。`,
      })[String(v.phase)] ?? '尚无报告。',
    'for-decision': (v) => `报告等待决定${forList(v)}。`,
    'for-new-report': () => '已驳回：需要新的报告或申诉。',
    'for-closing': (v) => `已接受${forList(v)}。`,
    'for-its-list': (v) => `已接受${forList(v)}。`,
    'for-earlier-list': (v) => `不能评级：没有赛事开始时（${v.start}）有效的榜单。请导入一份。`,
    'for-edition': (v) => `不能评级：没有适用于${v.start}的已知版本。`,
    'for-correction': (v) =>
      `${v.list ? `已列入${v.list}榜单；` : ''}更正报告 ${v.report} 将列入下一份榜单。`,
    'for-next-rounds': (v) => `第 ${v.round} 轮及之前已评级，后续轮次尚无报告。`,
  },
  settled: {
    rated: (list) => `已列入${list}榜单。`,
    corrected: (list) => `已列入${list}榜单，其后有更正。`,
    withdrawn: '已撤回，不予评级。',
  },
} satisfies OfficeWords);
