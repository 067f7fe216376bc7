import { summaryWords } from '../parts/list-summary-words.fr.ts';
import type { DeskWords } from './words.en.ts';

/** « de juillet », mais « d’août ». */
export const of = (month: string): string => (/^[aeiouâ]/i.test(month) ? `d’${month}` : `de ${month}`);

export const desk: DeskWords = {
  summary: summaryWords,
  navigation: 'Le bureau',
  pages: {
    '/desk': 'En attente',
    '/desk/events': 'Tournois',
    '/desk/month': 'Le mois',
    '/desk/corrections': 'Corrections',
    '/desk/players': 'Joueurs',
    '/desk/imports': 'Listes d’ailleurs',
    '/desk/adjustments': 'Ajustements',
    '/desk/jobs': 'Travaux longs',
    '/desk/verify': 'Vérification',
    '/desk/accounts': 'Comptes',
    '/desk/audit': 'Journal',
    '/desk/account': 'Votre compte',
  },
  needsScript: 'Vous pouvez tout lire ici. Pour modifier quelque chose, autorisez JavaScript pour ce site.',
  kinds: {
    import: 'Reprendre une liste',
    close: 'Calculer une liste',
    publish: 'Publier une liste',
    replay: 'Recalculer des listes',
    drop: 'Abandonner des brouillons',
    verify: 'Vérifier le registre',
  },
  work: {
    import: (month) => `Reprendre la liste ${of(month)}`,
    close: (month) => `Calculer la liste ${of(month)}`,
    publish: (month) => `Publier la liste ${of(month)}`,
    drop: (month) => `Abandonner les brouillons ${of(month)}`,
  },
  workFrom: {
    replay: (month) => `Recalculer les listes à partir ${of(month)}`,
    publish: (month) => `Publier les révisions à partir ${of(month)}`,
    drop: (month) => `Abandonner les révisions à partir ${of(month)}`,
  },
  about: {
    dryRun: 'essai',
    everything: 'tout',
  },
  states: {
    arriving: 'Le fichier arrive',
    waiting: 'Attend son tour',
    running: 'En cours',
    done: 'Terminé',
    failed: 'Échoué',
    cancelled: 'Interrompu',
  },
  ending: 'En cours d’interruption',
  lost: 'Ce travail ne donne plus de nouvelles ici',
  lostHint: 'Il continue malgré tout. Votre session a peut-être pris fin, ou le service redémarre.',
  lookAgain: 'Regarder à nouveau',
  works: {
    standard: 'Standard : calcul des tournois',
    rapid: 'Rapide : calcul des tournois',
    blitz: 'Blitz : calcul des tournois',
    replay: 'Nouveau calcul des listes',
    verify: 'Vérification des listes',
    reading: 'Lecture du fichier',
    players: 'Enregistrement des joueurs',
    lists: 'Enregistrement des listes',
    history: 'Enregistrement de l’historique',
    search: 'Préparation de la recherche',
  },
  progress: (done, all) => `${done} sur ${all}`,
  rows: (rows) => `${rows} lignes`,
  adjustments: {
    ofList: 'Ajustements de cette liste',
    on: (month) => `liste ${of(month)}`,
    published: 'une liste est publiée avec, il reste donc',
    takeBack: 'Revenir dessus',
  },
  unexplained: 'Ne publiez pas\u202f; vérifiez d’abord le registre.',
  sure: 'Oui, continuer',
};
