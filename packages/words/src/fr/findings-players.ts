import { nameOf } from '../format.ts';
import type { PlayerFindings } from '../types/messages.ts';
import { found } from './errors.ts';
import { also, alsoLines, french } from './format.ts';
import { names } from './names.ts';
import { expected } from './requirements.ts';

const { count, date, decimal, points } = french;

const field = (name: string): string => nameOf(names.reportFields, name);
const result = (code: string): string => nameOf(names.results, code);
/** Rounded up: what is a byte too large is not told as if it were just right. */
const megabytes = (bytes: number): string => `${decimal((Math.ceil(bytes / 104_857.6) / 10).toFixed(1))} Mo`;

const pointsInWords = (n: number): string => `${points(n)} ${n < 2 ? 'point' : 'points'}`;

/** The file as a whole, its fields, players and results. */
export const playerFindings: PlayerFindings = Object.freeze({
  // the file as a whole
  'file-too-large': {
    says: (v) => `Le fichier fait ${megabytes(v.bytes)} ; un rapport en fait ${megabytes(v.limit)} au plus.`,
    hint: 'Vérifier que c’est un rapport de tournoi. Une liste de classement se donne avec --list.',
  },
  'too-many-lines': {
    says: (v) => `Le fichier a plus de ${v.limit} lignes, le maximum admis.`,
    hint: 'Vérifier que c’est un rapport de tournoi. Une liste de classement se donne avec --list.',
  },
  'line-too-long': {
    says: (v) => `La ligne a ${v.length} caractères, plus que les ${v.limit} admis.`,
    hint: 'Exporter de nouveau le rapport ; une ligne contient un seul joueur ou une seule indication.',
  },
  'findings-left-out': {
    says: (v) => `${v.left} autres constats sont omis : ${v.limit} au plus sont énumérés.`,
    hint: 'Corriger ce qui est énuméré, puis vérifier de nouveau.',
  },
  'file-empty': {
    says: () => 'Le fichier est vide.',
    hint: 'Exporter de nouveau le rapport.',
  },
  'file-binary': {
    says: (v) =>
      `Le fichier n’est pas du texte${v.kind === 'other' ? '' : `, mais ${{ zip: 'une archive zip', gzip: 'une archive gzip', pdf: 'un PDF' }[v.kind] ?? v.kind}`} ; ce n’est donc pas un rapport.`,
    hint: (v) =>
      v.kind === 'zip' || v.kind === 'gzip'
        ? 'Le décompresser et donner le rapport qu’il contient.'
        : 'Exporter le tournoi comme rapport FIDE (TRF) depuis le logiciel d’appariement.',
  },
  'file-is-list': {
    says: () => 'Le fichier est une liste de classement, pas un rapport.',
    hint: 'Donner la liste avec --list, et le rapport du tournoi comme fichier.',
  },
  'table-unknown': {
    says: (v) =>
      `Le fichier semble être un tableau, mais sa première case, « ${v.cell} », n’est pas un type de ligne.`,
    hint: 'Une ligne d’un rapport en tableau commence par columns, event, player ou line.',
  },
  'json-broken': {
    says: (v) =>
      v.problem === 'end'
        ? 'Le JSON s’arrête avant d’être complet.'
        : `Le JSON a une erreur de syntaxe à la ligne ${v.line}, colonne ${v.column}.`,
    hint: 'Corriger le fichier à cet endroit, ou exporter de nouveau le rapport en JSON, TRF ou CSV.',
  },
  'json-invalid': {
    says: (v) => `Dans le JSON, ${v.path} ${found(v.value)} ; attendu : ${expected(v)}.`,
    hint: 'Corriger la valeur ; la documentation du format JSON donne tous les champs.',
  },
  'not-a-report': {
    says: () => 'Il n’y a aucun joueur dans le fichier (aucune ligne qui commence par 001).',
    hint: 'Exporter le tournoi comme rapport FIDE (TRF) depuis le logiciel d’appariement.',
  },
  'encoding-utf-16': {
    says: () => 'Le fichier est en UTF-16.',
    hint: 'Rien à faire ; choisir UTF-8 si le logiciel le permet.',
  },
  'encoding-latin-1': {
    says: () => 'Le fichier n’est pas en UTF-8 ; il a été lu en Latin-1.',
    hint: 'Rien à faire si les noms sont corrects.',
  },
  'record-unknown': {
    says: (v) =>
      `Les lignes qui commencent par « ${v.code} » sont inconnues ; elles sont gardées telles quelles.`,
    hint: 'Rien à faire, sauf si la ligne devait compter.',
  },
  'header-repeated': {
    says: (v) => `La ligne ${v.field} figure plusieurs fois ; la première compte.`,
    hint: 'Supprimer les autres.',
  },
  'control-characters': {
    says: (v) =>
      `${count(v.times, 'ligne contient', 'lignes contiennent')} des caractères de contrôle (le premier : ${v.code}), qu’aucun texte ne contient.`,
    hint: 'Exporter de nouveau le rapport ; le fichier est peut-être endommagé.',
  },

  // one field
  'field-unreadable': {
    says: (v) =>
      v.no === undefined
        ? `Illisible, ${field(v.field)} : « ${v.text} ».`
        : `Joueur ${v.no}, ${field(v.field)} illisible : « ${v.text} »${also(v)}.`,
    hint: (v) =>
      v.field === 'birth'
        ? 'L’écrire AAAA/MM/JJ, ou l’année seule ; considérée comme inconnue.'
        : 'L’écrire comme un nombre, dans ses colonnes.',
  },
  'columns-shifted': {
    says: (v) =>
      v.text === '\t'
        ? `La ligne contient une tabulation : rien n’est dans sa colonne${alsoLines(v)}.`
        : `« ${v.text} » est dans une colonne qui doit rester vide : la ligne est décalée${alsoLines(v)}.`,
    hint: 'Remettre les champs dans leurs colonnes, avec des espaces et sans tabulations ; un nom ou un identifiant trop long décale le reste, de même que les accents quand un logiciel compte en octets.',
  },
  'columns-by-bytes': {
    says: (v) =>
      `${count(v.times, 'ligne a', 'lignes ont')} des colonnes comptées en octets, de sorte que les accents décalent le reste ; le rapport est lu ainsi.`,
    hint: 'Rien à faire si noms et classements sont corrects.',
  },
  'field-unusual': {
    says: (v) => `Joueur ${v.no}, ${field(v.field)} : « ${v.text} » n’est pas connu${also(v)}.`,
    hint: 'Le classement n’en dépend pas.',
  },
  'name-missing': {
    says: (v) => `Le joueur ${v.no} n’a pas de nom${also(v)}.`,
    hint: 'L’ajouter ; le responsable du classement se fie à l’identifiant.',
  },
  'hidden-characters': {
    says: (v) =>
      `Des caractères invisibles, dont ${v.character}, ont été retirés de ${count(v.times, 'ligne', 'lignes')}.`,
    hint: 'Vérifier ces noms et les saisir à nouveau dans le logiciel qui a écrit le rapport.',
  },
  'birth-implausible': {
    says: (v) =>
      `La date de naissance du joueur ${v.no}, « ${v.text} », est impossible pour ${v.start === undefined ? 'ce tournoi' : `un tournoi qui commence le ${date(v.start)}`} et considérée comme inconnue${also(v)}.`,
    hint: (v) =>
      v.times > 2
        ? 'Corriger les dates de naissance, ou le premier jour du tournoi si elles sont justes.'
        : 'Corriger : K en dépend pour les moins de 18 ans.',
  },
  'birth-year-only': {
    says: (v) =>
      `La date de naissance du joueur ${v.no}, « ${v.text} », n’existe pas ; seule son année compte${also(v)}.`,
    hint: 'L’écrire AAAA/MM/JJ, ou l’année seule.',
  },
  'rating-implausible': {
    says: (v) =>
      `${count(v.times, 'classement est', 'classements sont')} hors des limites (${v.least} à ${v.most}) : aucune liste de l’époque n’a pu ${v.times < 2 ? 'le' : 'les'} donner (premier : joueur ${v.no}, ${v.rating}${also(v)}).`,
    hint: 'Donner le classement FIDE et non le classement national, ou 0 s’il n’y en a pas ; avec --list, il vient de la liste.',
  },
  'rating-missing': {
    says: (v) =>
      `Le joueur ${v.no}, ${v.name}, a le titre ${v.title} mais pas de classement ; considéré comme non classé${also(v)}.`,
    hint: 'Ajouter le classement ; avec une liste de classement, c’est elle qui le donne.',
  },
  'result-unknown': {
    says: (v) => `Ronde ${v.round} : « ${v.text} » n’est pas un résultat.`,
    hint: 'Les résultats sont 1 = 0, + et - pour les forfaits, W D L pour les parties non prises en compte, H F U Z pour les exemptions.',
  },
  'opponent-unreadable': {
    says: (v) => `Ronde ${v.round} : « ${v.text} » n’est pas le numéro de départ d’un adversaire.`,
    hint: 'Donner le numéro de départ, ou 0000 s’il n’y a pas d’adversaire.',
  },
  'colour-unknown': {
    says: (v) => `Ronde ${v.round} : « ${v.text} » n’est pas une couleur ; elle est ignorée.`,
    hint: 'Les couleurs sont w, b, ou - pour aucune.',
  },

  // players and results
  'start-number-missing': {
    says: (v) => `${v.name || 'Un joueur sans nom'} n’a pas de numéro de départ.`,
    hint: 'Donner à chaque joueur son propre numéro.',
  },
  'start-number-repeated': {
    says: (v) => `Le numéro de départ ${v.no} est déjà donné à la ligne ${v.first}.`,
    hint: 'Donner à chaque joueur son propre numéro.',
  },
  'id-repeated': {
    says: (v) => `L’identifiant FIDE ${v.id} est déjà donné à la ligne ${v.first}.`,
    hint: 'Vérifier lequel des deux joueurs a cet identifiant.',
  },
  'id-missing': {
    says: (v) =>
      v.list
        ? `${v.name || `Le joueur ${v.no}`} a un classement mais pas d’identifiant FIDE pour le trouver sur la liste ; considéré comme non classé.`
        : `${count(v.times, 'joueur classé n’a', 'joueurs classés n’ont')} pas d’identifiant FIDE (premier : joueur ${v.no}${also(v)}).`,
    hint: 'L’ajouter : la FIDE ne classe personne sans identifiant.',
  },
  'opponent-not-in-report': {
    says: (v) => `Joueur ${v.no}, ronde ${v.round} : l’adversaire ${v.opponent} n’est pas dans le rapport.`,
    hint: 'Ajouter le joueur manquant, ou corriger le numéro.',
  },
  'opponent-is-himself': {
    says: (v) => `Joueur ${v.no}, ronde ${v.round} : l’adversaire est le joueur lui-même.`,
    hint: 'Corriger le numéro de l’adversaire.',
  },
  'pairing-one-sided': {
    says: (v) =>
      `Joueur ${v.no}, ronde ${v.round} : l’adversaire est ${v.opponent}, mais ${v.opponent} ${v.found === '–' ? 'n’a pas d’adversaire' : `a l’adversaire ${v.found}`} dans cette ronde.`,
    hint: 'Mettre les deux lignes en accord.',
  },
  'results-contradict': {
    says: (v) =>
      `Ronde ${v.round} : ${v.no} a ${result(v.result)} contre ${v.opponent}, qui a ${result(v.other)} ; ces résultats sont incompatibles.`,
    hint: 'Corriger l’un des deux résultats.',
  },
  'both-lost': {
    says: (v) =>
      `Ronde ${v.round} : ${v.no} et ${v.opponent} ont tous deux 0 (perte), comme dans une partie jouée.`,
    hint: 'Corriger un résultat ; en cas de double forfait, écrire - pour les deux.',
  },
  'colours-contradict': {
    says: (v) =>
      `Ronde ${v.round} : ${v.no} et ${v.opponent} ont tous deux les ${v.colour === 'w' ? 'Blancs' : 'Noirs'}.`,
    hint: 'Corriger une couleur ; le classement n’en dépend pas.',
  },
  'colour-missing': {
    says: (v) =>
      `${count(v.times, 'partie a', 'parties ont')} une couleur d’un seul côté (première : joueur ${v.no} contre ${v.opponent}, ronde ${v.round}).`,
    hint: 'Ajouter l’autre couleur ; le classement n’en dépend pas.',
  },
  'bye-again': {
    says: (v) =>
      `Le joueur ${v.no} est exempt avec un point entier à la ronde ${v.first}, puis de nouveau à la ronde ${v.round}.`,
    hint: 'Vérifier les deux : le système suisse n’accorde qu’une exemption. Un demi-point s’écrit H, une absence Z.',
  },
  'result-without-opponent': {
    says: (v) =>
      `Joueur ${v.no}, ronde ${v.round} : ${result(v.result)} sans adversaire ; cela ne compte pas.`,
    hint: 'Ajouter l’adversaire, ou écrire H, F, U ou Z pour une exemption.',
  },
  'half-point-unplayed': {
    says: (v) =>
      `${count(v.times, 'résultat', 'résultats')} « = » sans adversaire, ${v.times < 2 ? 'lu' : 'lus'} comme exemption d’un demi-point (premier : joueur ${v.no}, ronde ${v.round}).`,
    hint: 'Rien à faire ; H le dit plus clairement.',
  },
  'forfeit-without-opponent': {
    says: (v) =>
      `${count(v.times, 'résultat', 'résultats')} « + » ou « - » sans adversaire, ${v.times < 2 ? 'lu' : 'lus'} comme exemption (premier : joueur ${v.no}, ronde ${v.round}).`,
    hint: 'Rien à faire ; F, U ou Z le dit plus clairement.',
  },
  'bye-with-opponent': {
    says: (v) => `Joueur ${v.no}, ronde ${v.round} : ${result(v.result)} avec un adversaire (${v.opponent}).`,
    hint: 'Supprimer l’adversaire, ou donner le résultat de la partie.',
  },
  'pair-met-again': {
    says: (v) =>
      `${v.no} et ${v.opponent} se rencontrent à la ronde ${v.round} comme à la ronde ${v.first}, ce qui n’arrive pas dans ce type de tournoi (${nameOf(names.eventTypes, v.type)}).`,
    hint: 'Corriger l’appariement, ou indiquer le type du tournoi avec --type.',
  },
  'met-only-once': {
    says: () =>
      'Le tournoi est un toutes rondes aller-retour, mais les joueurs ne se sont rencontrés qu’une fois.',
    hint: 'Vérifier qu’il ne manque pas la moitié des parties, ou indiquer le type du tournoi avec --type round-robin.',
  },
  'match-of-many': {
    says: (v) => `Le tournoi est un match, mais a ${count(v.players, 'joueur', 'joueurs')}.`,
    hint: 'Indiquer le type du tournoi avec --type.',
  },
  'points-differ': {
    says: (v) =>
      `Le joueur ${v.no} a ${pointsInWords(Number(v.points))} dans le rapport, mais ses résultats en font ${points(Number(v.computed))}.`,
    hint: 'Voir s’il manque un résultat ou si l’un est faux ; le classement suit les résultats.',
  },
  'ranks-out-of-order': {
    says: (v) =>
      `${count(v.times, 'rang ne suit', 'rangs ne suivent')} pas l’ordre des points (premier : joueur ${v.no}, rang ${v.rank} avec ${points(Number(v.points))}).`,
    hint: 'Le classement n’en dépend pas.',
  },
  'nothing-played': {
    says: () => 'Aucune partie du rapport n’a été jouée.',
    hint: 'Exporter le rapport une fois les résultats saisis.',
  },
  'nobody-rated': {
    says: () => 'Aucun joueur du tournoi n’a de classement, rien ne peut donc être calculé.',
    hint: 'Donner avec --list la liste en vigueur au début.',
  },
  'round-empty': {
    says: (v) => `Personne n’a de résultat à la ronde ${v.round}.`,
    hint: 'Voir si la ronde a été oubliée à l’exportation du rapport.',
  },
  'team-number-repeated': {
    says: (v) => `Le numéro d’équipe ${v.number} est déjà donné à la ligne ${v.first}.`,
    hint: 'Donner à chaque équipe son propre numéro ; le classement n’en dépend pas.',
  },
  'team-points-differ': {
    says: (v) =>
      `L’équipe « ${v.team} » a ${points(Number(v.points))} points de partie, mais les résultats de ses joueurs en donnent ${points(Number(v.computed))}.`,
    hint: 'Chercher un résultat manquant ou faux ; le classement suit les résultats.',
  },
  'team-player-unknown': {
    says: (v) => `Le joueur ${v.player} de l’équipe « ${v.team} » n’est pas dans le rapport.`,
    hint: 'Le classement n’en dépend pas.',
  },
  'team-player-repeated': {
    says: (v) => `Le joueur ${v.player} de l’équipe « ${v.team} » est aussi dans l’équipe « ${v.first} ».`,
    hint: 'Le classement n’en dépend pas.',
  },
  'game-unknown': {
    says: (v) => `Il n’y a pas de partie du joueur ${v.player} à la ronde ${v.round}.`,
    hint: 'Corriger les parties dans le fichier de --event.',
  },
  'later-event-wrong': {
    says: (v) =>
      v.rated
        ? `Le joueur ${v.no}, nommé dans laterEvent, est classé.`
        : `Le joueur ${v.no}, nommé dans laterEvent, n’est pas dans le rapport.`,
    hint: 'Corriger laterEvent dans le fichier de --event : il nomme des joueurs non classés.',
  },
  'result-missing': {
    says: (v) => `Ronde ${v.round} : la partie de ${v.no} contre ${v.opponent} n’a pas de résultat.`,
    hint: 'Donner le résultat sur les deux lignes.',
  },
} satisfies PlayerFindings);
