/** What a word does in a time control. */
export type WordKind =
  | 'hour'
  | 'minute'
  | 'second'
  | 'move'
  | 'game'
  | 'player'
  | 'each'
  | 'increment'
  | 'delay'
  | 'without'
  | 'in'
  | 'for'
  | 'link'
  | 'plus'
  | 'comma'
  | 'after'
  | 'from'
  | 'first'
  | 'noise';

/**
 * Languages in turn: English, French, German, Spanish and Portuguese, Italian, Dutch, Scandinavian, Czech, Polish,
 * Hungarian, Turkish, Russian, Chinese. A word that is not here makes the text unreadable.
 */
const WORDS: Readonly<Record<WordKind, string>> = {
  hour: `h hr hrs hour hours; heure heures; std stunde stunden; hora horas hs; ora ore; uur uren; timme timmar; hodina
    hodiny hodin; godz godzina godziny; óra; ч час часа часов; 小时`,
  minute: `m mn min mins minute minutes mts; minuten; minuto minutos; minuti; minuut; minuter minutter; minut minuty;
    perc; dakika dk; м мин минута минуты минут; 分钟 分`,
  second: `s sec secs second seconds; seconde secondes; sek sekunde sekunden; seg segs segundo segundos; secondo
    secondi; seconden; sekunder; sekund sekundy; másodperc mp; saniye sn; сек секунда секунды секунд; 秒钟 秒`,
  // mm: as in 100'x40mm
  move: `move moves movement movements mv mvs mov movs mm; coup coups cp cps; zug züge zügen zuege zuegen zg z; jugada
    jugadas jug movimiento movimientos lance lances movimento movimentos; mossa mosse; zet zetten; drag trekk træk;
    tah tahy tahů; posunięcie posunięć ruch ruchów; lépés; hamle; ход хода ходов ходу; 步 步棋 一步 一步棋 着 着棋 着法 回合`,
  game: `g game all whole rest remaining remainder end finish complete sd sudden death qpf quickplay; ko mat fin finir
    partie tous toute toutes reste restant restants; ende restliche restlichen ganze alle; partida juego final resto todas toda todo finalizar
    terminar jogo; fine finire partita tutte tutta restante restanti; partij einde; партию партия партии конец конца
    весь всю все остаток; 包干 全局 全部 其余 余下 剩余 余 局`,
  player: `player players person side; joueur joueurs; spieler; jugador jugadores jogador jogadores; giocatore
    giocatori; speler; игрок игроку игрока участнику участника; 方 人 棋手`,
  each: `each every ea; chaque; jede jeder jeden je; cada; ogni; elke; каждый каждого каждому; 每 每走`,
  increment: `increment increments incremental inc incr bonus; incrémentation ajout rajout; inkrement zeitgutschrift
    gutschrift zugabe; incremento incrementos acréscimo bonificación; abbuono aggiunta ricarica; добавление добавлением
    добавления добавка добавкой; 加秒 增秒`,
  delay: `d delay bronstein; délai; verzögerung; ritardo; бронштейна`,
  without: `no without; sans; ohne kein keine; sin sem; senza; zonder; без; 无`,
  // moves in a time
  in: `in within; en; innerhalb; em; за; 内`,
  // a time for moves, or for whatever is left
  for: `for to until till on during; pour durant pendant; für auf bis zum; para hasta até; fino; voor tot; до`,
  link: `per x; par; pro; por; na; на`,
  plus: `plus and with; et avec; und mit; y más con e mais com; più; met; och; и с плюс; 加 另加 再加 增 增加 加时`,
  comma: `then thereafter followed; puis ensuite suivi suivis suivie suivies; dann danach anschließend; luego después entonces depois
    seguido seguidos; poi quindi seguiti; dan daarna; затем потом далее; 然后 之后 以后 此后 接着`,
  after: `after; après; nach; tras; dopo; после`,
  from: `from; partir depuis; ab; desde; da dal dalla dall; vanaf; начиная; 从 自`,
  first: `first start beginning; premier première début; erste ersten erster beginn; primer primera primero primeiro
    primeira inicio; prima primo inizio; eerste; первого первый начала; 第一 前`,
  noise: `the a an of at by next following is has have gets time times control controls tc thinking rate play clock
    starting cumulative fischer both extra add added adding addition additional standard classical classic rapid blitz
    fide st nd rd th; le la les de du des un une au aux temps cadence rapide lente premiers premières er ère ème
    mais fois qu joue temps supplémentaire supplémentaires est sont ajouté ajoutés ajoutée ajoutées sa son pendule; der die
    das dem den ein eine einem einer weitere weiteren zusätzlich bedenkzeit klassisch schnellschach; el los las una del
    al ritmo tiempo clásico rápido relámpago siguientes primeras primeros adición adicional adicionales; il lo i gli di
    della dell alla tempo riflessione cadenza lampo prime primi; het een; по системе контроль времени классика рапид
    блиц го первые первых; 时限 用时 基本 第 起 开始 的 标准 快棋 超快棋 慢棋
    完成 走完 个`,
};

/** Takes case and accents away, so that a word is found however it is written. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

const KINDS: ReadonlyMap<string, WordKind> = new Map(
  (Object.entries(WORDS) as [WordKind, string][]).flatMap(([kind, words]) =>
    fold(words)
      .split(/[;\s]+/)
      .map((word) => [word, kind] as const),
  ),
);

/** What a folded word does; null for a word that is not known. */
export function wordKind(word: string): WordKind | null {
  return KINDS.get(word) ?? null;
}
