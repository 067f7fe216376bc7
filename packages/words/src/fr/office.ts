import { nameOf } from '../format.ts';
import { cadencesIn, type OfficeWords } from '../types/office.ts';
import type { OfficeValues } from '../types/office-codes.ts';
import { de } from './elision.ts';
import { found } from './errors.ts';
import { french } from './format.ts';
import { importDependents } from './import-dependents.ts';
import { names } from './names.ts';
import { officeFindings, officePlaceHints } from './office-findings.ts';
import { checkPageHints, pageHints } from './page-hints.ts';
import { expected } from './requirements.ts';

const cadences = cadencesIn(names.cadences);

const SETTINGS: Readonly<Record<string, string>> = {
  practice: 'l’interprétation du règlement',
  zone: 'le fuseau horaire',
};

/** What is done by one at a time. */
const WORKS: Readonly<Record<string, string>> = {
  closing: 'une liste est en cours de calcul, de publication ou de recalcul',
  job: 'une tâche est en cours',
};

/** Why a file cannot be a report. */
function unreadable(v: OfficeValues): string {
  if (v.reason === 'empty') return 'le fichier est vide';
  if (v.reason === 'too-large') return `le fichier a ${v.bytes} octets, la limite est de ${v.limit}`;
  if (v.reason === 'binary') return 'le fichier n’est pas du texte';
  if (v.reason === 'rating-list') return 'le fichier est une liste de classement';
  if (v.reason === 'no-players') return 'il ne contient aucun joueur';
  if (v.reason === 'json')
    return v.problem === 'end'
      ? 'son JSON s’arrête avant d’être complet'
      : `son JSON a une erreur de syntaxe à la ligne ${v.line}, colonne ${v.column}`;
  return `${v.path} ${found(v.value)} ; attendu : ${expected(v)}`;
}

/** ` pour la liste d’août 2026 (en retard)` */
const forList = (v: OfficeValues): string =>
  v.list ? ` pour la liste ${de(String(v.list))}${v.listState === 'overdue' ? ' (en retard)' : ''}` : '';

export const office: OfficeWords = Object.freeze({
  officeFindings,
  officePlaceHints,
  pageHints,
  checkPageHints,
  officeErrors: {
    'format-unknown': (v) => `Ce programme ne connaît pas le format conservé (${v.found}).`,
    'nothing-to-join': () => 'Le tournoi n’a pas de rapport accepté.',
    'no-list-before': (v) => `Il n’y a pas de liste de départ (${cadences(v.cadence)}) avant le ${v.date}.`,
    'no-list-in-force': (v) => `Aucune liste n’était en vigueur au début du tournoi ${v.event} (${v.start}).`,
    'list-published': (v) =>
      `La liste du ${v.date} (${cadences(v.cadence)}) est déjà publiée (révision ${v.revision}).`,
    'list-too-early': (v) =>
      `La liste du ${v.newest} (${cadences(v.cadence)}) est publiée ; une liste du ${v.date} viendrait avant elle.`,
    'not-a-list-date': (v) =>
      `Le calendrier n’a pas de liste (${cadences(v.cadence)}) le ${v.date} ; la prochaine est celle du ${v.next}.`,
    'no-draft': (v) => `Il n’y a pas de brouillon de la liste du ${v.date}.`,
    'draft-stale': (v) =>
      `Quelque chose a été accepté ou modifié depuis le calcul de la liste du ${v.date} (${cadences(v.cadence)}).`,
    'report-elsewhere': (v) => `Le même rapport est déjà accepté pour ${v.other} (${v.report}).`,
    'event-differs': (v) =>
      `${v.event} est « ${v.name} » du ${v.start} ; le rapport porte sur « ${v.found} » du ${v.begins}.`,
    'basis-revised': (v) => `La liste du ${v.list} dépend d’une liste du ${v.basis} révisée depuis.`,
    'correction-unplaced': (v) =>
      `La liste du ${v.list} ne contient pas le rapport de ${v.event} qui a été corrigé.`,
    'rounds-taken': (v) =>
      `Les rondes ${v.rounds} de ${v.event} sont déjà prises en compte (rapport ${v.report}).`,
    'rounds-absent': (v) =>
      `Le rapport a ${v.count} rondes ; il ne peut pas être celui des rondes ${v.rounds}.`,
    'basis-unpublished': (v) =>
      `La révision du ${v.date} dépend de celle du ${v.basis}, qui n’est pas publiée.`,
    'changed-meanwhile': (v) =>
      `Quelque chose a été accepté ou modifié pendant le calcul de la liste du ${v.date}.`,
    'event-unknown': (v) => `Il n’y a pas de tournoi ${v.event}.`,
    'event-rated': (v) => `Le tournoi ${v.event} est déjà pris en compte, sur la liste du ${v.list}.`,
    'event-not-rated': (v) =>
      `Le tournoi ${v.event} n’est pas encore pris en compte : il n’y a rien à corriger.`,
    'report-unknown': (v) => `Il n’y a pas de rapport ${v.report}.`,
    'report-has-errors': (v) =>
      `${v.report} : le rapport contient ${french.count(Number(v.errors), 'erreur', 'erreurs')} et ne peut pas être pris en compte.`,
    'report-has-warnings': (v) =>
      `${v.report} : le rapport contient ${french.count(Number(v.warnings), 'avertissement', 'avertissements')}.`,
    'report-not-submitted': (v) => `${v.file} : ce rapport n’a pas été remis.`,
    'report-unreadable': (v) => `Ce n’est pas un rapport : ${unreadable(v)}.`,
    'report-redacted': (v) =>
      `Un rapport du tournoi ${v.event} a été expurgé ; son contenu ne peut pas être conservé de nouveau.`,
    'nothing-to-decide': (v) =>
      v.state === undefined
        ? `${v.id} n’a pas de rapport en attente d’une décision.`
        : v.state === 'superseded'
          ? `${v.report} est remplacé par une version plus récente.`
          : `${v.id === v.report ? '' : `${v.id} : `}${v.report} est déjà ${v.state === 'accepted' ? 'accepté' : 'refusé'}${v.on ? `, le ${v.on}` : ''}.`,
    'nothing-to-reopen': (v) =>
      v.report
        ? `Le rapport ${v.report} a remplacé ${v.id}.`
        : `Il n’y a pas de décision sur ${v.id} à rouvrir.`,
    'registration-invalid': (v) =>
      `L’enregistrement n’est pas valide : ${v.path || 'il'} ${found(v.value)} ; attendu : ${expected(v)}.`,
    'because-missing': (v) => `Le motif manque ou dépasse ${v.limit} caractères.`,
    'not-rejected': (v) => `Le tournoi ${v.event} n’est pas refusé : il n’y a rien contre quoi faire appel.`,
    'appeal-too-late': (v) => `Le délai d’appel pour le tournoi ${v.event} a pris fin le ${v.until}.`,
    'adjustment-unknown': (v) => `Il n’y a pas d’ajustement ${v.id} ; connus : ${v.allowed}.`,
    'adjustment-not-set': (v) => `L’ajustement ${v.id} n’est pas prévu pour la liste du ${v.date}.`,
    'fact-unknown': (v) => `Le fait ${v.fact} n’existe pas ; connus : ${v.allowed}.`,
    'fact-holds': (v) => `${v.kind} vaut déjà${v.subject ? ` pour ${v.subject}` : ''} depuis le ${v.since}.`,
    'fact-not-stated': (v) => `${v.kind} ne vaut pas${v.subject ? ` pour ${v.subject}` : ''}.`,
    'fact-dates': (v) => `Le ${v.until} n’est pas postérieur au ${v.since}.`,
    'k-invalid': (v) =>
      `${v.found} n’est pas une valeur de K : il faut un nombre entier de ${v.from} à ${v.to}.`,
    'k-not-stated': (v) =>
      `L’administrateur du classement fixe K pour la liste rapide du ${v.date} (2005 15b), et aucune valeur n’est indiquée.`,
    'nothing-to-replay': (v) => `Aucune liste n’a été calculée ici à partir du ${v.from}.`,
    'store-set-up': (v) =>
      `Cette base fixe ${SETTINGS[String(v.name)] ?? v.name} à ${v.known} ; ${v.wanted} n’est pas possible.`,
    'zone-unknown': (v) => `${v.zone} n’est pas un fuseau horaire.`,
    'list-unknown': (v) => `Il n’y a pas de liste du ${v.date} (${cadences(v.cadence)}).`,
    'list-computed': (v) =>
      `La liste du ${v.date} (${cadences(v.cadence)}) a été calculée ici ; une importation ne la remplace pas.`,
    'nothing-to-undo': () => 'Il n’y a aucune importation à annuler.',
    'import-needed': (v) =>
      `L’importation de la liste du ${v.date} ne peut pas être annulée : ${nameOf(importDependents, String(v.kind))}, le ${v.day} (écriture ${v.seq}), en dépend.`,
    'list-empty': (v) => `${v.name} ne contient aucun joueur.`,
    'list-truncated': (v) => `${v.name} est tronquée.`,
    'list-several': (v) => `${v.file} contient plusieurs listes : ${v.names}.`,
    'date-out-of-range': (v) => `Le ${v.date} est hors limites ; dates admises : du ${v.from} au ${v.to}.`,
    'player-unknown': (v) => `Il n’y a pas de joueur ${v.id}.`,
    'player-merged': (v) => `Le joueur ${v.id} a été fusionné avec un autre joueur.`,
    'player-same': (v) => `${v.from} et ${v.into} sont déjà le même joueur.`,
    'identity-taken': (v) => `L’identifiant ${v.id} appartient à un autre joueur.`,
    'identity-invalid': (v) => `« ${v.found} » n’est pas un identifiant.`,
    'identity-not-added': (v) =>
      `L’identifiant ${v.identity} du joueur ${v.id} n’a pas été ajouté à la main.`,
    'identity-used': (v) => `L’identifiant ${v.identity} est utilisé dans le rapport ${v.report}.`,
    'name-missing': () => 'Il faut un nom au joueur.',
    'hidden-characters': (v) => `Le texte contient un caractère invisible, ${v.character}.`,
    'federation-invalid': (v) => `« ${v.found} » n’est pas un code de fédération.`,
    'birth-invalid': (v) => `« ${v.found} » n’est pas une année ou une date de naissance.`,
    'nothing-changed': (v) => `Rien ne change pour ${v.id}.`,
    'correction-same': (v) =>
      `Rien ne change : ${v.report} du tournoi ${v.event} a déjà ces joueurs et ces résultats.`,
    'player-twice': (v) =>
      `${v.id} et ${v.other} sont le même joueur, qui ne peut pas figurer deux fois dans un tournoi.`,
    'since-in-future': (v) =>
      `Le ${v.since} est à venir (nous sommes le ${v.today}). Les dates à venir ne sont pas admises.`,
    'title-unknown': (v) => `« ${v.found} » n’est pas un titre connu ; admis : ${v.allowed}.`,
    'title-of-women': (v) =>
      `Le joueur ${v.id} est un homme et ne peut pas avoir le titre féminin ${v.title}.`,
    'death-in-future': (v) => `Le ${v.date} est à venir ; nous sommes le ${v.today}.`,
    'death-before-birth': (v) => `Le joueur ${v.id} est né en ${v.birth}, après le ${v.date}.`,
    'birth-in-future': (v) => `${v.birth} est à venir ; nous sommes le ${v.today}.`,
    'change-published': (v) =>
      `La liste du ${v.list} a été publiée ainsi ; l’annulation n’est plus possible pour ${v.id}.`,
    'players-met': (v) =>
      `${v.from} et ${v.into} ont tous deux joué dans le tournoi ${v.event} : ce sont sans doute deux personnes.`,
    'players-differ': (v) =>
      `${v.from} et ${v.into} diffèrent par l’année de naissance ou le sexe (${v.one}, ${v.other}) : ce sont sans doute deux personnes.`,
    'not-merged': (v) => `${v.id} n’a pas été fusionné avec un autre joueur.`,
    'event-withdrawn': (v) => `Le tournoi ${v.event} a été retiré.`,
    'revision-unknown': (v) =>
      `Il n’y a pas de révision ${v.revision} de la liste du ${v.date} ; il y a : ${v.known}.`,
    'no-revisions': (v) => `Il n’y a pas de révision non publiée à partir du ${v.from}.`,
    'registration-key': (v) =>
      `Clé inconnue dans l’enregistrement : « ${v.key} »${v.meant ? ` ; peut-être « ${v.meant} »` : ''}. Connues : ${v.allowed}.`,
  },
  officeHints: {
    'format-unknown': 'Utiliser le programme qui l’a écrit, ou un plus récent.',
    'nothing-to-join': 'Accepter d’abord un rapport du tournoi.',
    'no-list-before': 'Importer une liste de départ.',
    'no-list-in-force': 'Importer la liste qui était alors en vigueur.',
    'list-published': 'Une liste publiée ne change pas ; accepter une correction ou lancer un recalcul.',
    'list-too-early': 'Calculer une liste ultérieure, ou recalculer à partir de cette date.',
    'not-a-list-date': 'Donner la date d’une liste.',
    'no-draft': 'Calculer d’abord la liste avec « office close --list … ».',
    'draft-stale': 'Calculer de nouveau la liste, l’examiner, puis la publier.',
    'report-elsewhere': 'Refuser l’un des deux : le tournoi a été enregistré deux fois.',
    'event-differs': 'Donner l’identifiant du tournoi dont traite le rapport.',
    'basis-revised': 'Recalculer à partir de cette liste et publier les révisions.',
    'correction-unplaced': 'Publier les révisions en attente, puis calculer de nouveau.',
    'rounds-taken': 'Indiquer avec --rounds les rondes nouvelles, ou corriger le rapport.',
    'rounds-absent': 'Indiquer avec --rounds les rondes qu’il contient, ou remettre le rapport qui les a.',
    'basis-unpublished': 'Publier les révisions dans l’ordre de leurs dates.',
    'changed-meanwhile': 'Calculer de nouveau la liste.',
    'event-unknown': 'Vérifier l’identifiant ; il commence par E.',
    'event-rated': 'Remettre plutôt une correction.',
    'event-not-rated': 'Remettre plutôt un nouveau rapport.',
    'report-unknown': 'Vérifier l’identifiant ; il commence par R.',
    'report-has-errors': 'Le refuser et demander un rapport corrigé.',
    'report-has-warnings': 'Les lire, puis accepter le rapport par son identifiant, sans --clean.',
    'report-not-submitted': 'Le remettre d’abord avec « office submit ».',
    'report-unreadable': 'Remettre un rapport en TRF, JSON ou CSV.',
    'report-redacted': 'Le remettre sans le nom effacé ; l’identifiant suffit.',
    'nothing-to-decide': '« office reopen » revient sur une décision ; « office event » montre l’étape.',
    'nothing-to-reopen': '« office event » montre ses rapports ; décider de celui qui est en attente.',
    'registration-invalid': 'Corriger et enregistrer de nouveau.',
    'because-missing': 'Indiquer un motif ; les personnes concernées le liront.',
    'not-rejected': 'Vérifier l’étape du tournoi.',
    'appeal-too-late': 'Remettre plutôt un nouveau rapport.',
    'adjustment-unknown': 'Donner l’un d’eux.',
    'adjustment-not-set': '« office adjustments » les énumère.',
    'fact-unknown': 'Donner l’un d’eux.',
    'fact-holds': 'Y mettre fin d’abord.',
    'fact-not-stated': '« office facts » énumère les faits.',
    'fact-dates': 'Donner un jour plus tardif.',
    'k-invalid': 'Donner un nombre entier dans ces limites.',
    'k-not-stated': 'L’indiquer avec « office state rapid-k 20 --since … ».',
    'nothing-to-replay': 'Donner la date de la première liste à recalculer.',
    'store-set-up': 'Laisser tel quel, ou créer une autre base.',
    'zone-unknown': 'Donner un nom tel que Europe/Paris ou UTC.',
    'list-unknown': '« office lists » montre quelles listes existent.',
    'list-computed': 'Recalculer plutôt les listes à partir de cette date.',
    'nothing-to-undo': 'Seule une importation qui n’est pas déjà annulée peut l’être.',
    'import-needed': 'Corriger plutôt la liste : importer le bon fichier à la même date.',
    'list-empty': 'Vérifier que c’est la bonne liste.',
    'list-truncated': 'La télécharger de nouveau.',
    'list-several': 'La décompresser et importer chaque liste à part, avec sa cadence.',
    'date-out-of-range': 'Donner le jour d’entrée en vigueur de la liste.',
    'player-unknown': 'Chercher par le nom, ou vérifier l’identifiant.',
    'player-merged': 'Utiliser l’identifiant restant.',
    'player-same': 'Donner deux joueurs différents.',
    'identity-taken': 'Vérifier l’identifiant, ou fusionner les deux joueurs.',
    'identity-invalid':
      'Un identifiant FIDE est un nombre de neuf chiffres au plus ; celui d’une fédération contient une lettre, comme NOR-4711, et a au plus 24 lettres, chiffres, points, barres, tirets et tirets bas.',
    'identity-not-added':
      'Seul un identifiant ajouté par « office identity » peut être retiré ; pour les autres, « office merge » et « office split ».',
    'identity-used':
      'Rouvrir d’abord la décision (« office reopen RAPPORT --because TEXTE »), si le tournoi n’est pas encore pris en compte.',
    'name-missing': 'Le donner sous la forme « Nom, Prénom ».',
    'hidden-characters': 'Le saisir à nouveau au lieu de le coller.',
    'federation-invalid': 'Donner trois lettres majuscules.',
    'birth-invalid': 'Donner AAAA ou AAAA-MM-JJ.',
    'nothing-changed': 'Vérifier ce qui devait changer.',
    'correction-same': 'Rien n’a été conservé. Vérifier que c’est bien le fichier corrigé.',
    'player-twice': 'Faire corriger le rapport, ou annuler la fusion par « office split ».',
    'since-in-future': 'L’indiquer ce jour-là ou plus tard ; cela vaut dès la prochaine liste.',
    'title-unknown': 'Donner l’un d’eux, ou « none » pour le retirer.',
    'title-of-women': 'Vérifier l’identifiant et le titre.',
    'death-in-future': 'Donner le jour du décès.',
    'death-before-birth': 'Vérifier le jour et l’identifiant.',
    'birth-in-future': 'Donner l’année ou le jour de naissance.',
    'change-published':
      'Une liste publiée ne change pas. Pour figurer de nouveau sur les listes, il faut au joueur un nouvel identifiant.',
    'players-met': 'Vérifier les identifiants ; --force les fusionne quand même.',
    'players-differ': 'Vérifier les identifiants ; --force les fusionne quand même.',
    'not-merged': 'Donner l’identifiant qui a pris fin avec la fusion ; « office player » le montre.',
    'event-withdrawn': '« office register TOURNOI --change FICHIER.json » l’enregistre de nouveau.',
    'revision-unknown': 'Donner l’une d’elles ; « office lists » les montre toutes.',
    'no-revisions': '« office replay --from DATE » en crée.',
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
    'store-full': (v) => `Le disque de ${v.store} est plein.`,
    'store-read-only': (v) => {
      if (v.said) return `${v.store} est en lecture seule (${v.said}).`;
      return v.folder
        ? `Le dossier ${v.folder} est en lecture seule ; ${v.store} y a besoin de son journal, même en lecture.`
        : `${v.store} est en lecture seule, alors que l’écriture est nécessaire même pour lire.`;
    },
    'store-unreachable': (v) => `${v.store} est injoignable (${v.said}).`,
    'store-refused': (v) => `${v.store} refuse l’accès (${v.said}).`,
    'store-broken': (v) => `${v.store} est endommagée (${v.said}).`,
    'store-not-empty': (v) => `${v.store} n’est pas vide.`,
    'store-file': (v) => `${v.store} est inutilisable (${v.said}).`,
    'store-exists': (v) => `${v.store} existe déjà et n’est pas remplacée.`,
    'store-kind': (v) => `${v.store} n’est pas un type de base connu.`,
  },
  storeProblems: {
    'not-a-store': (v) => `${v.store} n’est pas une base d’Eloquence.`,
    'not-a-backup': (v) => `${v.store} n’est pas une sauvegarde d’Eloquence.`,
    'backup-missing': (v) => `Il n’y a pas de fichier ${v.store}.`,
    'database-missing': (v) => `La base ${v.database} n’existe pas sur le serveur de ${v.store}.`,
    'not-verified': (v) =>
      `Les données restaurées de ${v.file} dans ${v.store} échouent à la vérification. Ne pas les utiliser ; « office verify --db ${v.file} » montre pourquoi.`,
    'folder-found': (v) => `${v.store} est un dossier, pas un fichier.`,
    'not-a-file': (v) => `${v.store} n’est pas un fichier ordinaire.`,
    'folder-missing': (v) => `Le dossier ${v.folder} n’existe pas.`,
    'list-damaged': (v) => `La liste du ${v.date} (${cadences(v.cadence)}) dans ${v.store} est endommagée.`,
    'list-newer': (v) =>
      `La liste du ${v.date} (${cadences(v.cadence)}) dans ${v.store} a été écrite par un programme plus récent.`,
  },
  storeProblemHints: {
    'not-a-backup': () => 'Donner un fichier écrit par « office backup ».',
    'backup-missing': () => 'Vérifier le chemin.',
    'database-missing': (v) => `La créer avec « createdb ${v.database} », puis exécuter « office init ».`,
  },
  storeHints: {
    'store-missing': 'Vérifier le chemin, ou créer la base par « office init ».',
    'store-newer': 'Utiliser le programme plus récent.',
    'store-older': 'La restaurer d’abord dans un fichier, ce qui la met à jour.',
    'store-busy': 'Attendre la fin du traitement.',
    'store-locked': 'Réessayer dans un instant.',
    'store-slow': 'Réessayer ; vérifier la charge du serveur.',
    'store-full': 'Libérer de la place et réessayer ; rien n’a été endommagé.',
    'store-read-only':
      'Donner le droit d’écriture sur le fichier et son dossier, ou copier le fichier ailleurs.',
    'store-unreachable': 'Vérifier que le serveur fonctionne et que l’adresse est juste.',
    'store-refused': 'Vérifier l’utilisateur, le mot de passe et la base.',
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
      `Le ${v.date} précède la première édition connue (${cadences(v.cadence)}, ${v.first}) ; la liste est lue selon cette édition.`,
    'list-date-differs': (v) => `Le fichier indique ${v.file} ; il est importé comme liste du ${v.given}.`,
    'list-cadence-guessed': (v) =>
      `Le fichier n’indique pas sa cadence ; cadence supposée : ${cadences(v.cadence)}.`,
    'list-hidden-characters': (v) =>
      `Noms dont des caractères invisibles ont été retirés : ${v.count}. Le premier, ${v.character}, est à la ligne ${v.line}.`,
    'list-same-persons': (v) =>
      `${v.count} paires de joueurs peuvent être la même personne sous deux identifiants.`,
    'list-facts-older': (v) => `Pour ${v.count} joueurs, les données d’une liste plus récente sont gardées.`,
    'list-computed-later': (v) =>
      `${v.count} listes ultérieures (${cadences(v.cadence)}) ont été calculées sans celle-ci ; un recalcul en fait des révisions.`,
    'rows-lost': (v) => `${v.count} lignes du fichier ne peuvent pas être importées.`,
    'ids-doubled': (v) =>
      v.count === 1
        ? 'Un identifiant figure deux fois dans le fichier, avec des lignes différentes.'
        : `${v.count} identifiants figurent deux fois dans le fichier, avec des lignes différentes.`,
    'list-replaced': (v) =>
      `La liste du ${v.date} (${cadences(v.cadence)}) existe déjà (révision ${v.revision}) ; celle-ci la remplacerait.`,
    'players-gone': (v) =>
      `${v.count} joueurs sur ${v.before} quitteraient la liste (${cadences(v.cadence)}).`,
    'list-date-unusual': (v) => `Aucune liste (${cadences(v.cadence)}) ne paraît le ${v.date}.`,
  },
  differences: {
    entry: (v) => `L’écriture ${v.seq} du registre n’est pas celle d’origine.`,
    document: (v) => `Le document ${v.hash} n’est pas celui qui a été remis.`,
    'list-missing': (v) =>
      `La liste (${cadences(v.cadence)}) du ${v.date} publiée par l’écriture ${v.seq} manque.`,
    columns: () => 'La liste conservée est illisible.',
    'rows-hash': () => 'Ses lignes n’ont pas l’empreinte publiée.',
    'memory-hash': () => 'L’état de ses joueurs n’a pas l’empreinte publiée.',
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
    clock: (v) =>
      `Le registre est intact, mais une horloge était fausse : l’écriture ${v.seq} est datée du ${v.at} UTC, la précédente du ${v.before} UTC.`,
    'not-again': (v) =>
      v.date
        ? `Elle ne peut pas être recalculée : la liste du ${v.date} (${cadences(v.cadence)}), dont elle dépend, est endommagée.`
        : `Elle ne peut pas être recalculée : des données dont elle dépend manquent ou sont endommagées (${v.error}).`,
    'list-value': (v) => `Le résumé de la liste (${v.column}) ne correspond pas à la liste.`,
    'event-value': (v) =>
      `Les données conservées du tournoi ${v.event} (${v.table}) ne correspondent pas au recalcul.`,
    record: (v) => `Table ${v.table}, ${v.id} : ${v.column} vaut ${v.found} et devrait valoir ${v.expected}.`,
    guard: (v) =>
      `La table ${v.table} n’est plus protégée contre ${v.on} : son déclencheur manque, est désactivé ou a été modifié.`,
  },
  waits: {
    'for-report': (v) =>
      ({
        coming: `Enregistré${forList(v)}.`,
        running: `En cours jusqu’au ${v.end}.`,
        due: `Rapport à remettre au plus tard le ${v.due}${forList(v)}.`,
        overdue: `Rapport en retard depuis le ${v.due}${forList(v)}.`,
      })[String(v.phase)] ?? 'Pas encore de rapport.',
    'for-decision': (v) => `Rapport en attente de décision${forList(v)}.`,
    'for-new-report': () => 'Refusé : il faut un nouveau rapport ou un appel.',
    'for-closing': (v) => `Accepté${forList(v)}.`,
    'for-its-list': (v) => `Accepté${forList(v)}.`,
    'for-earlier-list': (v) =>
      `Il ne peut pas être pris en compte : la base n’a pas la liste en vigueur à son début (${v.start}). L’importer.`,
    'for-edition': (v) =>
      `Il ne peut pas être pris en compte : aucune édition connue ne couvre le ${v.start}.`,
    'for-correction': (v) =>
      `${v.list ? `Pris en compte sur la liste ${de(String(v.list))} ; le` : 'Le'} rapport corrigé ${v.report} entre dans la prochaine liste.`,
    'for-next-rounds': (v) =>
      `Pris en compte jusqu’à la ronde ${v.round} ; les rondes suivantes n’ont pas encore de rapport.`,
  },
  settled: {
    rated: (list) => `Pris en compte sur la liste ${de(list)}.`,
    corrected: (list) => `Pris en compte sur la liste ${de(list)}, puis corrigé.`,
    withdrawn: 'Retiré, non pris en compte.',
  },
} satisfies OfficeWords);
