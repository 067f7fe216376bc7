import { cadencesIn, type OfficeWords } from '../office.ts';
import { french } from './format.ts';
import { names } from './names.ts';
import { officeFindings, officePlaceHints } from './office-findings.ts';
import { pageHints } from './page-hints.ts';
import { inFrench } from './phrases.ts';

const cadences = cadencesIn(names.cadences);

const SETTINGS: Readonly<Record<string, string>> = {
  practice: 'La lecture du règlement',
  zone: 'Le fuseau horaire',
};

/** What is done by one at a time. */
const WORKS: Readonly<Record<string, string>> = {
  closing: 'une liste est en cours de clôture, de publication ou de nouveau calcul',
  job: 'le service fait un long travail',
};

export const office: OfficeWords = Object.freeze({
  officeFindings,
  officePlaceHints,
  pageHints,
  officeErrors: {
    'format-unknown': (v) => `Ce qui est conservé a une forme que ce programme ne connaît pas (${v.found}).`,
    'nothing-to-join': () => 'Le tournoi n’a pas de rapport accepté.',
    'no-list-before': (v) => `Il n’y a pas de liste (${cadences(v.cadence)}) avant le ${v.date} d’où partir.`,
    'no-list-in-force': (v) => `Aucune liste n’était en vigueur au début du tournoi ${v.event} (${v.start}).`,
    'list-published': (v) =>
      `La liste du ${v.date} (${cadences(v.cadence)}) est déjà publiée (révision ${v.revision}).`,
    'list-too-early': (v) =>
      `La liste du ${v.newest} (${cadences(v.cadence)}) est publiée ; une liste du ${v.date} viendrait avant elle.`,
    'not-a-list-date': (v) =>
      `Le calendrier n’a pas de liste (${cadences(v.cadence)}) le ${v.date} ; la prochaine est celle du ${v.next}.`,
    'no-draft': (v) => `Il n’y a pas de projet de liste du ${v.date}.`,
    'draft-stale': (v) =>
      `Quelque chose a été accepté ou modifié depuis la clôture de la liste du ${v.date} (${cadences(v.cadence)}).`,
    'report-elsewhere': (v) => `Le même rapport est déjà accepté pour ${v.other} (${v.report}).`,
    'event-differs': (v) =>
      `${v.event} est « ${v.name} » du ${v.start} ; le rapport porte sur « ${v.found} » du ${v.begins}.`,
    'basis-revised': (v) => `La liste du ${v.list} repose sur une liste du ${v.basis} révisée depuis.`,
    'correction-unplaced': (v) =>
      `La liste du ${v.list} ne contient pas le rapport de ${v.event} qui a été corrigé.`,
    'rounds-taken': (v) =>
      `Les rondes ${v.rounds} de ${v.event} sont déjà prises en compte (rapport ${v.report}).`,
    'rounds-absent': (v) => `Le rapport a ${v.count} rondes ; il ne peut être celui des rondes ${v.rounds}.`,
    'basis-unpublished': (v) =>
      `La révision du ${v.date} repose sur celle du ${v.basis}, qui n’est pas publiée.`,
    'changed-meanwhile': (v) =>
      `Quelque chose a été accepté ou modifié pendant le calcul de la liste du ${v.date}.`,
    'event-unknown': (v) => `Il n’y a pas de tournoi ${v.event}.`,
    'event-rated': (v) => `Le tournoi ${v.event} est déjà pris en compte, sur la liste du ${v.list}.`,
    'event-not-rated': (v) =>
      `Le tournoi ${v.event} n’est pas encore pris en compte : il n’y a rien à corriger.`,
    'report-unknown': (v) => `Il n’y a pas de rapport ${v.report}.`,
    'report-has-errors': (v) =>
      `${v.report} : le rapport contient ${french.count(Number(v.errors), 'erreur', 'erreurs')} et ne peut être pris en compte.`,
    'report-unreadable': (v) => `Ce ne peut être un rapport : ${inFrench(v.reason)}.`,
    'report-redacted': (v) =>
      `Un rapport du tournoi ${v.event} a été supprimé parce que la loi l’exigeait : son contenu n’est plus là et n’est pas conservé de nouveau.`,
    'nothing-to-decide': (v) => `${v.id} n’a pas de rapport en attente d’une décision.`,
    'nothing-to-reopen': (v) =>
      v.report
        ? `Le rapport ${v.report} a pris la place de ${v.id}.`
        : `Aucune décision sur ${v.id} ne peut être annulée : il n’y en a pas.`,
    'registration-invalid': (v) =>
      `L’enregistrement est inutilisable : ${v.path || 'il'} vaut ${inFrench(v.value)} ; attendu : ${inFrench(v.allowed)}.`,
    'because-missing': (v) => `Il faut un motif, de ${v.limit} caractères au plus.`,
    'not-rejected': (v) => `Le tournoi ${v.event} n’est pas rejeté : il n’y a pas lieu à recours.`,
    'appeal-too-late': (v) => `Le délai de recours pour le tournoi ${v.event} a pris fin le ${v.until}.`,
    'adjustment-unknown': (v) => `Il n’y a pas d’ajustement ${v.id} ; connus : ${v.allowed}.`,
    'adjustment-not-set': (v) => `L’ajustement ${v.id} n’est pas prévu pour la liste du ${v.date}.`,
    'nothing-to-replay': (v) => `Aucune liste n’a été calculée ici à partir du ${v.from}.`,
    'store-set-up': (v) =>
      `${SETTINGS[String(v.name)] ?? v.name} de cette base est ${v.known}, choix définitif ; ${v.wanted} ne peut le remplacer.`,
    'zone-unknown': (v) => `${v.zone} n’est pas un fuseau horaire.`,
    'list-unknown': (v) => `Il n’y a pas de liste du ${v.date} (${cadences(v.cadence)}).`,
    'list-computed': (v) =>
      `La liste du ${v.date} (${cadences(v.cadence)}) a été calculée ici ; une importation ne la remplace pas.`,
    'list-empty': (v) => `${v.name} ne contient aucun joueur.`,
    'list-truncated': (v) => `${v.name} s’arrête au milieu.`,
    'list-several': (v) => `${v.file} contient plusieurs listes : ${v.names}.`,
    'date-out-of-range': (v) =>
      `Il ne peut y avoir de liste du ${v.date} : il faut un jour du ${v.from} au ${v.to}.`,
    'player-unknown': (v) => `Il n’y a pas de joueur ${v.id}.`,
    'player-merged': (v) => `Le joueur ${v.id} a été fusionné avec un autre : c’est la même personne.`,
    'player-same': (v) => `${v.from} et ${v.into} sont déjà le même joueur.`,
    'identity-taken': (v) => `L’identifiant ${v.id} appartient à un autre joueur.`,
    'identity-invalid': (v) => `« ${v.found} » n’est pas un identifiant.`,
    'identity-not-added': (v) => `L’identifiant ${v.identity} n’a pas été donné au joueur ${v.id} à la main.`,
    'identity-used': (v) =>
      `L’identifiant ${v.identity} est utilisé : le rapport ${v.report} désigne le joueur par lui.`,
    'name-missing': () => 'Il faut un nom au joueur.',
    'federation-invalid': (v) => `« ${v.found} » n’est pas un code de fédération.`,
    'birth-invalid': (v) => `« ${v.found} » n’est pas une année ou une date de naissance.`,
    'nothing-changed': (v) => `Rien ne change pour ${v.id} : c’est déjà ainsi.`,
    'correction-same': (v) =>
      `Rien ne change : ${v.report} du tournoi ${v.event} a déjà ces joueurs et ces résultats.`,
    'player-twice': (v) =>
      `${v.id} et ${v.other} sont la même personne, qui ne peut jouer deux fois dans un tournoi.`,
    'since-in-future': (v) =>
      `Le ${v.since} est encore à venir (nous sommes le ${v.today}), et la base ne contient que ce qui est déjà.`,
    'title-unknown': (v) => `« ${v.found} » n’est pas un tel titre ; connus : ${v.allowed}.`,
    'title-of-women': (v) => `Le joueur ${v.id} est un homme et ne peut avoir le titre féminin ${v.title}.`,
    'death-in-future': (v) => `Le ${v.date} est encore à venir : nous sommes le ${v.today}.`,
    'death-before-birth': (v) => `Le joueur ${v.id} est né en ${v.birth}, après le ${v.date}.`,
    'birth-in-future': (v) => `${v.birth} est encore à venir : nous sommes le ${v.today}.`,
    'change-published': (v) =>
      `La liste du ${v.list} a été publiée ainsi et doit rester telle qu’on peut la prouver : on ne peut l’annuler pour ${v.id}.`,
    'players-met': (v) =>
      `${v.from} et ${v.into} ont tous deux joué dans le tournoi ${v.event} : ce n’est guère une même personne.`,
    'players-differ': (v) =>
      `${v.from} et ${v.into} diffèrent par l’année de naissance ou le sexe (${v.one}, ${v.other}) : ce n’est guère une même personne.`,
    'not-merged': (v) => `${v.id} n’a pas été fusionné avec un autre joueur.`,
    'event-withdrawn': (v) => `Le tournoi ${v.event} a été retiré.`,
    'revision-unknown': (v) =>
      `Il n’y a pas de révision ${v.revision} de la liste du ${v.date} ; il y a : ${v.known}.`,
    'no-revisions': (v) => `Aucune révision à partir du ${v.from} n’attend d’être publiée.`,
    'registration-key': (v) =>
      `L’enregistrement a une clé « ${v.key} » inconnue${v.meant ? ` ; peut-être « ${v.meant} »` : ''}. Connues : ${v.allowed}.`,
  },
  officeHints: {
    'format-unknown': 'Utiliser le programme qui l’a écrit, ou un plus récent.',
    'nothing-to-join': 'Accepter d’abord un rapport du tournoi.',
    'no-list-before': 'Importer d’abord une liste de départ.',
    'no-list-in-force': 'Importer la liste qui était alors en vigueur.',
    'list-published': 'Ce qui est publié reste ; une correction ou un nouveau calcul rectifie ce qui suit.',
    'list-too-early': 'Clôturer une liste plus tardive, ou recalculer à partir de cette date.',
    'not-a-list-date': 'Donner la date d’une liste.',
    'no-draft': 'Clôturer d’abord la liste.',
    'draft-stale': 'Clôturer de nouveau la liste, l’examiner, puis la publier.',
    'report-elsewhere': 'Rejeter l’un des deux : le tournoi a été enregistré deux fois.',
    'event-differs': 'Donner l’identifiant du tournoi dont traite le rapport.',
    'basis-revised':
      'Recalculer à partir de cette liste et publier les révisions, ou publier celles qui attendent.',
    'correction-unplaced': 'Publier les révisions qui attendent, puis clôturer de nouveau.',
    'rounds-taken': 'Indiquer avec --rounds les rondes nouvelles, ou corriger le rapport.',
    'rounds-absent': 'Indiquer avec --rounds les rondes qu’il contient, ou remettre le rapport qui les a.',
    'basis-unpublished': 'Publier les révisions dans l’ordre de leurs dates.',
    'changed-meanwhile': 'Clôturer de nouveau la liste.',
    'event-unknown': 'Vérifier l’identifiant ; il commence par E.',
    'event-rated': 'Remettre plutôt une correction.',
    'event-not-rated': 'Remettre plutôt le rapport de nouveau.',
    'report-unknown': 'Vérifier l’identifiant ; il commence par R.',
    'report-has-errors': 'Demander un rapport sans ces erreurs ; celui qui attend peut être rejeté.',
    'report-unreadable': 'Remettre un TRF, ou un rapport en JSON ou CSV.',
    'report-redacted': 'Le remettre sans le nom qui devait disparaître ; l’identifiant suffit.',
    'nothing-to-decide': 'Voir où en est le tournoi.',
    'nothing-to-reopen': 'Voir où en est le tournoi, et décider du rapport en attente.',
    'registration-invalid': 'Corriger et enregistrer de nouveau.',
    'because-missing': 'Donner le motif, en une phrase que l’organisateur lira.',
    'not-rejected': 'Voir où en est le tournoi.',
    'appeal-too-late': 'Remettre plutôt un nouveau rapport.',
    'adjustment-unknown': 'Donner l’un d’eux.',
    'adjustment-not-set': '« office adjustments » montre ceux qui le sont.',
    'nothing-to-replay': 'Donner la date de la première liste à recalculer.',
    'store-set-up': 'Laisser tel quel, ou créer une autre base.',
    'zone-unknown': 'Donner un nom tel que Europe/Paris ou UTC.',
    'list-unknown': 'Voir quelles listes existent.',
    'list-computed': 'Recalculer plutôt les listes à partir de cette date.',
    'list-empty': 'Vérifier que c’est la bonne liste.',
    'list-truncated': 'La télécharger de nouveau.',
    'list-several': 'La décompresser et importer chaque liste à part, avec sa cadence.',
    'date-out-of-range': 'Donner le jour d’entrée en vigueur de la liste.',
    'player-unknown': 'Chercher par le nom, ou vérifier l’identifiant.',
    'player-merged': 'Utiliser l’identifiant qui est resté.',
    'player-same': 'Donner deux joueurs différents.',
    'identity-taken': 'Vérifier l’identifiant, ou fusionner les deux joueurs.',
    'identity-invalid':
      'Un identifiant FIDE est un nombre de neuf chiffres au plus ; celui d’une fédération contient une lettre, comme NOR-4711, et a au plus 24 lettres, chiffres, points, barres, tirets et tirets bas.',
    'identity-not-added':
      'Seul un identifiant donné par « office identity » peut être repris ; « office merge » et « office split » disent qui est qui.',
    'identity-used':
      'Reprendre d’abord la décision (« office reopen RAPPORT --because TEXTE »), si elle n’est pas encore calculée.',
    'name-missing': 'Le donner sous la forme « Nom, Prénom ».',
    'federation-invalid': 'Donner trois lettres majuscules.',
    'birth-invalid': 'Donner AAAA ou AAAA-MM-JJ.',
    'nothing-changed': 'Vérifier ce qui devait changer.',
    'correction-same': 'Rien n’a été gardé. Vérifier que c’est bien le fichier corrigé.',
    'player-twice': 'Faire corriger le rapport, ou annuler la fusion par « office split ».',
    'since-in-future': 'Le dire ce jour-là ou plus tard ; cela vaut alors dès la prochaine liste.',
    'title-unknown': 'Donner l’un d’eux, ou « none » pour le retirer.',
    'title-of-women': 'Vérifier l’identifiant, ou donner --title.',
    'death-in-future': 'Donner le jour du décès.',
    'death-before-birth': 'Vérifier le jour et l’identifiant.',
    'birth-in-future': 'Donner l’année ou le jour de naissance.',
    'change-published':
      'Ce qui est publié reste. Donner au joueur un nouvel identifiant pour le classer de nouveau.',
    'players-met': 'Vérifier les identifiants ; --force les fusionne malgré tout.',
    'players-differ': 'Vérifier les identifiants ; --force les fusionne malgré tout.',
    'not-merged': 'Donner l’identifiant que la fusion a terminé ; « office player » le montre.',
    'event-withdrawn': '« office register TOURNOI --change FICHIER.json » l’enregistre de nouveau.',
    'revision-unknown': 'Donner l’une d’elles ; « office lists » les montre toutes.',
    'no-revisions': '« office replay --from DATE » en fait.',
    'registration-key': 'Corriger la clé, ou la supprimer.',
  },
  storeErrors: {
    'store-missing': (v) => `Il n’y a pas de base à ${v.store}.`,
    'store-newer': (v) =>
      `${v.store} a été écrite par un programme plus récent (schéma ${v.version}, celui-ci connaît ${v.known}).`,
    'store-older': (v) => `${v.store} a un schéma plus ancien (${v.version}, il faut ${v.needed}).`,
    'store-busy': (v) =>
      `${v.store} est en cours de traitement : ${WORKS[String(v.work)] ?? v.work ?? 'un autre processus'}.`,
    'store-locked': (v) => `${v.store} est verrouillée par un autre programme.`,
    'store-slow': (v) => `${v.store} met trop de temps à répondre.`,
    'store-full': (v) => `Il n’y a plus de place pour ${v.store}.`,
    'store-read-only': (v) => {
      if (v.said) return `${v.store} ne peut qu’être lue (${v.said}).`;
      return v.folder
        ? `Le dossier ${v.folder} ne peut être écrit, où ${v.store} a son journal même pour être lue.`
        : `${v.store} ne peut être écrite, ce qu’il faut à un fichier même pour être lu : son journal est à côté.`;
    },
    'store-unreachable': (v) => `${v.store} est injoignable (${v.said}).`,
    'store-refused': (v) => `${v.store} refuse l’accès (${v.said}).`,
    'store-broken': (v) => `${v.store} n’est pas une base, ou est endommagée (${v.said}).`,
    'store-not-empty': (v) => `${v.store} contient déjà quelque chose.`,
    'store-file': (v) => `${v.store} est inutilisable (${v.said}).`,
    'store-exists': (v) => `${v.store} existe déjà, et rien n’est écrasé.`,
    'store-kind': (v) => `${v.store} est un genre de base inconnu.`,
  },
  storeHints: {
    'store-missing': 'Vérifier le chemin, ou la créer par « office init ».',
    'store-newer': 'Utiliser le programme plus récent.',
    'store-older': 'La restaurer d’abord comme fichier, ce qui la met à jour.',
    'store-busy': 'Attendre la fin du traitement.',
    'store-locked': 'Réessayer dans un instant.',
    'store-slow': 'Réessayer ; voir ce que fait le serveur.',
    'store-full': 'Faire de la place et réessayer ; rien n’a été endommagé.',
    'store-read-only':
      'Donner le droit d’écrire, au fichier et à son dossier ou dans la base, ou copier le fichier là où on l’a.',
    'store-unreachable': 'Vérifier que le serveur fonctionne et que l’adresse est juste.',
    'store-refused': 'Vérifier utilisateur, mot de passe et base.',
    'store-broken': 'Vérifier le chemin, ou restaurer une sauvegarde.',
    'store-not-empty': 'Donner une base qui n’existe pas encore.',
    'store-file': 'Vérifier le chemin et les droits de lecture et d’écriture.',
    'store-exists': 'Donner un nom libre, ou déplacer d’abord le fichier.',
    'store-kind': 'Donner le chemin d’un fichier, sqlite:CHEMIN ou postgres://… .',
  },
  importNotes: {
    'list-not-in-calendar': (v) =>
      `Le calendrier de l’édition ${v.edition} (${cadences(v.cadence)}) n’a pas de liste le ${v.date}.`,
    'list-before-first-edition': (v) =>
      `Le ${v.date} précède la première édition connue (${cadences(v.cadence)}, ${v.first}) ; la liste est lue selon celle-ci.`,
    'list-date-differs': (v) => `Le fichier dit ${v.file} ; il est repris comme liste du ${v.given}.`,
    'list-cadence-guessed': (v) =>
      `Le fichier ne dit pas sa cadence ; il est pris comme ${cadences(v.cadence)}.`,
    'list-same-persons': (v) =>
      `${v.count} paires de joueurs peuvent être la même personne sous deux identifiants.`,
    'list-facts-older': (v) => `De ${v.count} joueurs une liste plus récente dit autre chose ; cela reste.`,
    'list-computed-later': (v) =>
      `${v.count} listes plus tardives (${cadences(v.cadence)}) ont été calculées sans celle-ci ; un nouveau calcul en fait des révisions.`,
  },
  differences: {
    entry: (v) => `L’écriture ${v.seq} du registre n’est pas celle qui a été faite.`,
    document: (v) => `Le document ${v.hash} n’est pas celui qui a été remis.`,
    'list-missing': (v) =>
      `La liste (${cadences(v.cadence)}) du ${v.date} publiée par l’entrée ${v.seq} manque.`,
    columns: () => 'Ce qui est conservé de la liste est illisible.',
    'rows-hash': () => 'Ses lignes n’ont pas l’empreinte publiée.',
    'memory-hash': () => 'Ce qu’elle retient de ses joueurs n’a pas l’empreinte publiée.',
    'entry-missing': () => 'L’écriture qui l’a publiée manque.',
    'entry-other': (v) => `L’écriture ${v.seq}, qui l’a publiée, porte une autre empreinte.`,
    games: (v) =>
      `Les parties du tournoi ${v.event} (rapport ${v.report}) ne sont pas celles qui ont été acceptées.`,
    'player-missing': (v) => `Le joueur ${v.id} devrait y figurer.`,
    'player-extra': (v) => `Le joueur ${v.id} ne devrait pas y figurer.`,
    'player-value': (v) => `Joueur ${v.id} : ${v.column} vaut ${v.found} au lieu de ${v.expected}.`,
    names: (v) => `Les noms du bloc ${v.block} ne sont pas ceux qui ont été publiés.`,
    'entries-missing': (v) =>
      `Le registre finit par l’écriture ${v.last}, mais il y a eu une écriture ${v.seq} : la fin a été coupée.`,
    'head-unknown': (v) => `Aucune écriture du registre n’a l’empreinte ${v.hash}.`,
    'not-again': (v) => `Elle ne peut pas être recalculée : ${v.said}.`,
    'list-value': (v) => `Ce que la liste dit d’elle-même (${v.column}) n’est pas ce qui en découle.`,
    'event-value': (v) =>
      `Ce qui est gardé du tournoi ${v.event} (${v.table}) n’est pas ce que donne un nouveau calcul.`,
    record: (v) => `Table ${v.table}, ${v.id} : ${v.column} vaut ${v.found} et devrait valoir ${v.expected}.`,
  },
  waits: {
    'for-report': () => 'Aucun rapport n’est encore arrivé.',
    'for-decision': () => 'Le rapport attend la décision du responsable.',
    'for-new-report': () => 'Il a été rejeté : il faut un nouveau rapport, ou un appel.',
    'for-closing': (v) => `Il entre dans la liste du ${v.list}, la prochaine à clore.`,
    'for-its-list': (v) => `Il attend sa liste, celle du ${v.list}.`,
    'for-earlier-list': (v) =>
      `Il ne peut pas être compté : il manque la liste en vigueur à son début (${v.start}). En importer une.`,
    'for-edition': (v) =>
      `Il ne peut pas être compté : aucune édition connue du règlement ne couvre le ${v.start}.`,
    'for-correction': (v) => `Le rapport corrigé ${v.report} attend la prochaine liste.`,
    'for-next-rounds': (v) =>
      `Jusqu’à la ronde ${v.round} il est calculé ; le rapport des rondes suivantes n’est pas encore arrivé.`,
  },
} satisfies OfficeWords);
