import type { PrivacyWords } from './privacy.ts';

const FOR_EVER =
  'Aussi longtemps que les listes existent : rien de publié ne change. Les noms sont retirés sur demande.';

export const privacyFr: PrivacyWords = Object.freeze({
  title: 'Ce qui est conservé, et pourquoi',
  lead: 'Une liste de classement parle de personnes. Cette page dit ce que ce service conserve d’elles, à quelle fin, qui le voit et combien de temps, avec les réglages tels qu’ils sont ici.',
  headings: { what: 'Quoi', why: 'Pourquoi', seenBy: 'Qui le voit', until: 'Combien de temps' },
  kept: {
    players: {
      what: 'Joueurs : nom, identifiant, fédération, sexe, titres, année de naissance, classements, parties et résultats.',
      why: 'C’est de cela que sont faites les listes, et ce qui prouve chaque nombre.',
      seenBy: 'Tout le monde.',
      until: () => FOR_EVER,
    },
    'birth-dates': {
      what: 'Dates de naissance, là où elles sont connues.',
      why: 'Les règlements décident selon l’âge, et elles distinguent les personnes du même nom.',
      seenBy:
        'Les responsables et arbitres d’un tournoi voient ce que dit son rapport. Dans tout ce qui est public, il n’y a que l’année.',
      until: () => 'Jusqu’à ce qu’elle soit retirée sur demande.',
    },
    reports: {
      what: 'Rapports des tournois tels qu’ils ont été remis, et qui les a remis.',
      why: 'C’est à partir d’eux que les classements sont calculés.',
      seenBy:
        'Tout le monde, avec les années à la place des dates de naissance ; en entier, et ceux des tournois retirés, ceux qui s’occupent du tournoi.',
      until: () =>
        'Aussi longtemps que le tournoi existe ; le fichier est retiré à la demande de quelqu’un qui y figure.',
    },
    accounts: {
      what: 'Comptes : nom, rôle, fédération, tournois, et le mot de passe sous forme d’empreinte (scrypt) que personne ne peut inverser.',
      why: 'Pour que seuls ceux qui s’occupent des tournois changent quelque chose.',
      seenBy: 'Les administrateurs ; personne ne voit un mot de passe.',
      until: () =>
        'Jusqu’à la fin du compte. Son nom reste, car le registre et le journal des actions en parlent.',
    },
    sessions: {
      what: 'Sessions : leur début, leur dernier usage, et de quelle adresse.',
      why: 'Pour que vous voyiez où vous êtes connecté, et puissiez y mettre fin.',
      seenBy: 'Vous seul.',
      until: ({ sessionHours }) => `${sessionHours} heures, ou jusqu’à votre déconnexion.`,
    },
    tokens: {
      what: 'Jetons des programmes : leurs noms, leur portée, leur dernier usage ; le jeton lui-même sous forme d’empreinte.',
      why: 'Pour que des programmes agissent pour vous, et que vous puissiez y mettre fin.',
      seenBy: 'Vous seul.',
      until: ({ endedDays }) =>
        `${endedDays} jours après leur expiration ou leur révocation, au plus tard jusqu’à la fin du compte.`,
    },
    links: {
      what: 'Liens qui permettent de choisir un mot de passe : pour quel compte, jusqu’à quand et s’ils ont servi ; le lien lui-même sous forme d’empreinte.',
      why: 'Pour que chacun ne serve qu’une fois.',
      seenBy: 'Personne.',
      until: ({ endedDays }) => `${endedDays} jours après leur expiration ou leur usage.`,
    },
    jobs: {
      what: 'Travaux longs, comme le calcul d’une liste : qui les a lancés, quand, et ce qui en est sorti.',
      why: 'Pour qu’on puisse les suivre et les reprendre après un redémarrage.',
      seenBy: 'Les administrateurs.',
      until: ({ endedDays }) => `${endedDays} jours après leur fin.`,
    },
    audit: {
      what: 'Le journal des actions : qui a changé quoi, quand, de quelle adresse, avant et après.',
      why: 'Pour que les erreurs et les abus puissent être trouvés.',
      seenBy: 'Les administrateurs.',
      until: ({ addressDays }) => `L’entrée reste ; l’adresse est retirée après ${addressDays} jours.`,
    },
    attempts: {
      what: 'Tentatives de connexion : empreintes du nom et du réseau.',
      why: 'Pour que personne ne puisse deviner des mots de passe.',
      seenBy: 'Personne.',
      until: () => 'Un quart d’heure, et jusqu’au prochain nettoyage, dans l’heure.',
    },
    logs: {
      what: 'Journaux techniques : quel genre d’adresse a été demandé, la réponse et sa durée ; jamais ce qui a été cherché.',
      why: 'Pour qu’on puisse veiller sur le service.',
      seenBy: 'Qui fait fonctionner ce service.',
      until: ({ logAddresses }) =>
        logAddresses
          ? 'Les adresses des visiteurs y figurent ; qui fait fonctionner ce service décide combien de temps ils sont conservés.'
          : 'Aucune adresse de visiteur n’y figure ; qui fait fonctionner ce service décide combien de temps ils sont conservés.',
    },
  },
  sections: {
    forgotten: {
      title: 'Être oublié',
      text: () => [
        'Là où la loi vous en donne le droit, demandez que votre nom soit retiré, et dites quel identifiant est le vôtre. Un administrateur retire alors pour toujours vos noms, votre date de naissance et les rapports qui les contiennent.',
        'Les classements restent sous l’identifiant, sans nom, car ceux de vos adversaires en découlent. Le registre ne garde que des empreintes, et dit que quelque chose a été retiré.',
      ],
    },
    cookies: {
      title: 'Cookies',
      text: () => [
        'Qui se connecte reçoit un cookie avec sa session. La langue que vous choisissez est gardée dans un autre. Il n’y en a pas d’autres, et rien ici ne vous observe.',
      ],
    },
    copies: {
      title: 'Copies ailleurs',
      text: () => [
        'Les listes sont publiques, et d’autres peuvent en avoir des copies que ce service ignore. Les sauvegardes sont gardées par qui le fait fonctionner ; ce qui a été retiré se trouve dans celles d’avant jusqu’à leur suppression.',
      ],
    },
    contact: {
      title: 'À qui s’adresser',
      text: ({ contact }) => [
        contact === null
          ? 'Adressez-vous à qui fait fonctionner ce service, ou au responsable du classement de votre fédération.'
          : `Adressez-vous à ${contact}.`,
        'Eloquence est non officiel : ce n’est pas un service de la FIDE.',
      ],
    },
  },
} satisfies PrivacyWords);
