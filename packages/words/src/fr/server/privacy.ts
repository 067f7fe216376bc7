import type { PrivacyWords } from '../../types/privacy.ts';

const FOR_EVER =
  'Aussi longtemps que les listes existent\u202f; les listes publiées ne changent pas. Les noms sont retirés sur demande.';

export const privacy: PrivacyWords = Object.freeze({
  title: 'Confidentialité',
  lead: 'Cette page énumère les données personnelles que ce service conserve, pourquoi, qui peut les voir et combien de temps, selon les réglages actuels.',
  headings: { what: 'Données', why: 'Finalité', seenBy: 'Visibles par', until: 'Durée' },
  kept: {
    players: {
      what: 'Joueurs\u202f: nom, identifiant, fédération, sexe, titres, année de naissance, classements, parties et résultats.',
      why: 'Les listes de classement se composent de ces données, qui prouvent chaque nombre.',
      seenBy: 'Tout le monde.',
      until: () => FOR_EVER,
    },
    'birth-dates': {
      what: 'Dates de naissance, si elles sont connues.',
      why: 'Certaines règles dépendent de l’âge, et la date de naissance distingue les homonymes.',
      seenBy:
        'Les responsables du classement et les arbitres voient les rapports de leurs tournois. Seule l’année est publique.',
      until: () => 'Jusqu’à leur retrait sur demande.',
    },
    facts: {
      what: 'Faits déclarés sur un joueur\u202f: retrait des listes à la demande de la fédération, inclusion par dérogation, appartenance à l’IBCA, à l’ICSC ou à l’IPCA, sans préciser laquelle.',
      why: 'Selon le règlement, la présence sur les listes et le nombre de parties nécessaires en dépendent.',
      seenBy:
        'Les administrateurs, avec le motif. L’explication d’un classement, publique, indique que la règle s’est appliquée.',
      until: () => 'Aussi longtemps que les listes existent\u202f; le motif est supprimé sur demande.',
    },
    reports: {
      what: 'Rapports de tournoi tels que remis, et qui les a remis.',
      why: 'Les classements en sont calculés.',
      seenBy:
        'Les responsables du classement et les arbitres du tournoi. Une fois le rapport accepté, tout le monde en voit les joueurs et les résultats\u202f: noms, années de naissance, rien d’autre.',
      until: () =>
        'Aussi longtemps que le tournoi existe\u202f; le fichier est retiré à la demande d’une personne qui y figure.',
    },
    accounts: {
      what: 'Comptes\u202f: nom, rôle, fédération, tournois, et une empreinte du mot de passe (scrypt).',
      why: 'Pour contrôler qui peut modifier des données.',
      seenBy: 'Les administrateurs\u202f; personne ne peut voir un mot de passe.',
      until: () => 'Jusqu’à la suppression du compte. Son nom reste dans le registre et le journal d’audit.',
    },
    sessions: {
      what: 'Sessions\u202f: début, dernière activité et adresse.',
      why: 'Pour afficher vos sessions et y mettre fin.',
      seenBy: 'Vous.',
      until: ({ sessionHours }) => `${sessionHours} heures, ou jusqu’à la déconnexion.`,
    },
    tokens: {
      what: 'Jetons d’API\u202f: nom, portée, dernière utilisation, et une empreinte du jeton.',
      why: 'Pour que des programmes agissent en votre nom.',
      seenBy: 'Vous.',
      until: ({ endedDays }) =>
        `${endedDays} jours après expiration ou révocation, ou jusqu’à la suppression du compte.`,
    },
    passkeys: {
      what: 'Clés d’accès\u202f: nom, clé publique, nombre d’utilisations et date de la dernière.',
      why: 'Pour vous connecter sans mot de passe.',
      seenBy: 'Vous. La clé secrète ne quitte jamais votre appareil.',
      until: () => 'Jusqu’à ce que vous la retiriez, ou jusqu’à la suppression du compte.',
    },
    'recovery-codes': {
      what: 'Codes de secours\u202f: une empreinte de chacun, dates de création et d’utilisation.',
      why: 'Pour choisir un nouveau mot de passe sans administrateur.',
      seenBy: 'Vous, une seule fois, à la création.',
      until: () => 'Jusqu’à ce que vous en créiez de nouveaux, ou jusqu’à la suppression du compte.',
    },
    links: {
      what: 'Liens de mot de passe\u202f: compte, expiration, utilisation, et une empreinte du lien.',
      why: 'Pour que chaque lien ne serve qu’une fois.',
      seenBy: 'Personne.',
      until: ({ endedDays }) => `${endedDays} jours après expiration ou utilisation.`,
    },
    jobs: {
      what: 'Tâches, comme le calcul d’une liste\u202f: qui les a créées, quand, et leur résultat.',
      why: 'Pour montrer la progression et reprendre après un redémarrage.',
      seenBy: 'Les administrateurs.',
      until: ({ endedDays }) => `${endedDays} jours après la fin.`,
    },
    audit: {
      what: 'Journal d’audit\u202f: qui a modifié quoi, quand, de quelle adresse, avant et après.',
      why: 'Pour trouver les erreurs et les abus.',
      seenBy: 'Les administrateurs.',
      until: ({ addressDays }) => `L’entrée reste\u202f; l’adresse est retirée après ${addressDays} jours.`,
    },
    attempts: {
      what: 'Tentatives de connexion\u202f: empreintes du nom et du réseau.',
      why: 'Pour empêcher de deviner les mots de passe.',
      seenBy: 'Personne.',
      until: () => 'Une heure, puis suppression dans l’heure qui suit.',
    },
    logs: {
      what: 'Journaux techniques\u202f: route, réponse et durée\u202f; jamais les termes cherchés.',
      why: 'Pour exploiter le service.',
      seenBy: 'L’exploitant de ce service.',
      until: ({ logAddresses }) =>
        logAddresses
          ? 'Ils contiennent les adresses des visiteurs. L’exploitant décide de la durée de conservation.'
          : 'Ils ne contiennent aucune adresse de visiteur. L’exploitant décide de la durée de conservation.',
    },
  },
  sections: {
    forgotten: {
      title: 'Droit à l’effacement',
      text: () => [
        'Là où la loi vous en donne le droit, demandez le retrait de votre nom et indiquez votre identifiant. Un administrateur efface alors définitivement vos noms, votre date de naissance et les rapports qui les contiennent.',
        'Les classements restent sous l’identifiant, sans nom, car ceux de vos adversaires en dépendent. Le registre ne garde que des empreintes et mentionne l’effacement.',
      ],
    },
    cookies: {
      title: 'Cookies',
      text: () => [
        'Après la connexion, un cookie contient votre session\u202f; un autre contient votre langue. Il n’y en a pas d’autres, ni aucun suivi.',
      ],
    },
    copies: {
      title: 'Copies',
      text: () => [
        'Les listes sont publiques, et d’autres peuvent en avoir des copies. Les anciennes sauvegardes de l’exploitant contiennent les données retirées jusqu’à leur suppression.',
      ],
    },
    contact: {
      title: 'Contact',
      text: ({ contact }) => [
        contact === null
          ? 'Adressez-vous à l’exploitant de ce service ou au responsable du classement de votre fédération.'
          : `Adressez-vous à ${contact}.`,
        'Eloquence est non officiel\u202f: ce n’est pas un service de la FIDE.',
      ],
    },
  },
} satisfies PrivacyWords);
