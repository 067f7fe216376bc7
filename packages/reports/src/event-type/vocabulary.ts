export type EventSystem =
  | 'swiss'
  | 'dutch'
  | 'dubov'
  | 'burstein'
  | 'lim'
  | 'double-swiss'
  | 'round-robin'
  | 'double-round-robin'
  | 'multiple-round-robin'
  | 'scheveningen'
  | 'double-scheveningen'
  | 'schiller'
  | 'knockout'
  | 'match';

type Meaning =
  | 'swiss'
  | 'dutch'
  | 'dubov'
  | 'burstein'
  | 'lim'
  | 'round-robin'
  | 'scheveningen'
  | 'schiller'
  | 'knockout'
  | 'match'
  | 'double'
  | 'team'
  | 'standard'
  | 'rapid'
  | 'blitz';

/**
 * Folded phrases, languages in turn: English, French, German, Spanish and Portuguese, Italian, Russian, Chinese.
 * A star stands for any ending.
 */
const PHRASES: Readonly<Record<Meaning, string>> = {
  swiss: `swiss; suisse; schweizer*; suizo; suico; svizzero; zwitsers; швеицар*; 瑞士; monrad; swisssystem`,
  dutch: `dutch`,
  dubov: `dubov`,
  burstein: `burstein`,
  lim: `lim`,
  'round-robin': `round robin; roundrobin; rr; drr; all play all; apa; toutes rondes; rundenturnier;
    jeder gegen jeden; vollrundig*; doppelrundig*; todos contra todos; sistema liga; girone; berger; кругов*; двухкругов*; 循环`,
  scheveningen: `scheveningen; схевенинг*; шевенинг*; 舍维宁根`,
  schiller: `schiller`,
  knockout: `knockout; knock out; ko; k o; elimination; single elimination; eliminacion; eliminatori*; eliminazione;
    нокаут; 淘汰`,
  match: `match; matches; zweikampf; матч; матчи`,
  double: `double; drr; doppel; doppelrundig*; zweirundig; doble; ida y vuelta; duplo; doppio; doppia; andata e ritorno;
    aller retour; двухкругов*; 双循环; 2x`,
  team: `team; teams; equipe; equipes; mannschaft*; equipo; equipos; squadra; squadre; a squadre; interclub; interclubs;
    команд*; 团体`,
  standard: `standard; classical; classic; lente; klassisch*; clasico; classique; classico; классич*; 慢棋`,
  rapid: `rapid; rapide; rapides; rapidplay; semirapide; schnell*; rapido; rapida; рапид; быстр*; 快棋`,
  blitz: `blitz; bliz; blic; lightning; relampago; lampo; блиц`,
};

/** A text in lower case, without accents and signs: words between single spaces. */
export function words(text: string): string {
  const folded = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  // Chinese blitz is "very rapid": 超快棋 holds 快棋.
  const apart = folded.replaceAll('超快棋', ' blitz ').replace(/[^\p{L}\d]+/gu, ' ');
  return ` ${apart.trim()} `;
}

const MATCHERS: ReadonlyMap<Meaning, readonly ((folded: string) => boolean)[]> = new Map(
  (Object.entries(PHRASES) as [Meaning, string][]).map(([meaning, phrases]) => [
    meaning,
    phrases.split(/;\s*/).map(matcher),
  ]),
);

function matcher(phrase: string): (folded: string) => boolean {
  // Chinese stands without spaces.
  if (/\p{Script=Han}/u.test(phrase)) return (folded) => folded.includes(phrase);
  const text = phrase.endsWith('*') ? ` ${phrase.slice(0, -1)}` : ` ${phrase} `;
  return (folded) => folded.includes(text);
}

export function hasWord(folded: string, meaning: Meaning): boolean {
  return MATCHERS.get(meaning)?.some((matches) => matches(folded)) ?? false;
}

const SWISS_KINDS = ['dutch', 'dubov', 'burstein', 'lim'] as const;
const SYSTEMS = ['round-robin', 'scheveningen', 'schiller', 'knockout'] as const;

/** The one system that is named; none where a text names two, as for groups and a knock-out. */
export function findSystem(folded: string): EventSystem | null {
  const kinds = SWISS_KINDS.filter((kind) => hasWord(folded, kind));
  const isSwiss = kinds.length > 0 || hasWord(folded, 'swiss');
  const [system, ...others] = SYSTEMS.filter((name) => hasWord(folded, name));
  if (others.length > 0 || (isSwiss && system !== undefined)) return null;
  const double = hasWord(folded, 'double');
  if (isSwiss) return double ? 'double-swiss' : ((kinds.length === 1 ? kinds[0] : undefined) ?? 'swiss');
  if (system === undefined) return hasWord(folded, 'match') ? 'match' : null;
  if (!double) return system;
  if (system === 'round-robin') return 'double-round-robin';
  return system === 'scheveningen' ? 'double-scheveningen' : system;
}
