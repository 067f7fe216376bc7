import type { AccountWords } from './accounts.ts';

export const accountsFr: AccountWords = Object.freeze({
  busy: { title: 'Occupé', detail: () => 'Trop de demandes à la fois ; réessayez dans un instant.' },
  'writes-wait': {
    title: 'Une longue écriture est en cours',
    detail: () =>
      'La base est longuement occupée par une écriture, comme la reprise d’une liste ; rien n’a été changé, réessayez dans un instant.',
  },
  'sign-in-failed': {
    title: 'Connexion refusée',
    detail: () => 'Le nom ou le mot de passe est incorrect, ou le compte est inutilisable.',
  },
  'too-many-attempts': {
    title: 'Trop de tentatives',
    detail: (v) => `Trop de tentatives de connexion ; réessayez dans ${v.after} secondes.`,
  },
  'token-invalid': {
    title: 'Jeton refusé',
    detail: () => 'Le jeton est inconnu, expiré ou révoqué.',
  },
  'session-needed': {
    title: 'Connexion requise',
    detail: () => 'Aucun jeton n’y suffit : connectez-vous avec nom et mot de passe.',
  },
  'scope-too-narrow': {
    title: 'Jeton insuffisant',
    detail: (v) => `Il faut un jeton de portée ${v.needed}.`,
  },
  'scope-too-wide': {
    title: 'Portée trop large',
    detail: (v) => `Le rôle de votre compte ne va pas jusqu’à la portée ${v.scope}.`,
  },
  'origin-refused': {
    title: 'Autre site',
    detail: () => 'La requête vient d’une page d’un autre site.',
  },
  'csrf-token-wrong': {
    title: 'Jeton CSRF absent',
    detail: () => 'Envoyez la valeur « csrf » de /api/v1/session dans l’en-tête X-CSRF-Token.',
  },
  'link-invalid': {
    title: 'Lien périmé',
    detail: () =>
      'Le lien a servi, a expiré ou a été remplacé par un plus récent ; un administrateur peut en créer un autre.',
  },
  'password-weak': {
    title: 'Mot de passe trop faible',
    detail: (v) => `Un mot de passe a de ${v.least} à ${v.most} caractères, n’est ni trivial ni le nom.`,
  },
  'name-taken': { title: 'Nom déjà pris', detail: (v) => `Il y a ou il y a eu un compte ${v.name}.` },
  'account-unknown': {
    title: 'Compte inconnu',
    detail: (v) => `Il n’y a pas de compte ${v.account} pour cela.`,
  },
  'account-invalid': {
    title: 'Compte incomplet',
    detail: (v) =>
      v.field === 'name'
        ? 'Un nom a de 2 à 60 lettres, chiffres et . _ @ + -, et commence par une lettre ou un chiffre.'
        : 'Un responsable a besoin d’une fédération.',
  },
  'last-administrator': {
    title: 'Dernier administrateur',
    detail: () =>
      'Personne d’autre ne pourrait administrer le service : créez d’abord un autre administrateur.',
  },
  'session-unknown': { title: 'Session inconnue', detail: () => 'Votre compte n’a pas cette session.' },
  'token-unknown': { title: 'Jeton inconnu', detail: () => 'Ce jeton n’existe pas, ou il est déjà révoqué.' },
  'limit-reached': { title: 'Limite atteinte', detail: (v) => `Il peut y en avoir ${v.limit} à la fois.` },
  'job-unknown': { title: 'Tâche inconnue', detail: (v) => `Il n’y a pas de tâche ${v.job}.` },
  'job-ended': { title: 'Tâche terminée', detail: (v) => `La tâche ${v.job} est déjà terminée.` },
  'job-lost': {
    title: 'Tâche abandonnée',
    detail: (v) => `Son serveur s’est arrêté ${v.attempts} fois pendant la tâche ; elle est abandonnée.`,
  },
  'file-missing': { title: 'Fichier absent', detail: () => 'La requête ne contient pas de fichier.' },
} satisfies AccountWords);
