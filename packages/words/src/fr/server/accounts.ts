import type { AccountWords } from '../../types/server-accounts.ts';

export const accounts: AccountWords = Object.freeze({
  busy: { title: 'Occupé', detail: () => 'Trop de requêtes à la fois\u202f; réessayez dans un instant.' },
  'writes-wait': {
    title: 'Base occupée',
    detail: () =>
      'Une longue écriture est en cours, par exemple une importation. Rien n’a été modifié\u202f; réessayez dans un instant.',
  },
  'sign-in-failed': {
    title: 'Connexion refusée',
    detail: () => 'Nom ou mot de passe incorrect, ou compte verrouillé.',
  },
  'too-many-attempts': {
    title: 'Trop de tentatives',
    detail: (v) => `Trop de tentatives de connexion\u202f; réessayez dans ${v.after} secondes.`,
  },
  'token-invalid': {
    title: 'Jeton refusé',
    detail: () => 'Le jeton est inconnu, expiré ou révoqué.',
  },
  'session-needed': {
    title: 'Connexion requise',
    detail: () => 'Les jetons ne sont pas admis ici\u202f: connectez-vous.',
  },
  'scope-too-narrow': {
    title: 'Portée trop étroite',
    detail: (v) => `Il faut un jeton de portée ${v.needed}.`,
  },
  'scope-too-wide': {
    title: 'Portée trop large',
    detail: (v) => `Votre rôle ne permet pas la portée ${v.scope}.`,
  },
  'origin-refused': {
    title: 'Requête d’un autre site',
    detail: () => 'La requête vient d’un autre site.',
  },
  'csrf-token-wrong': {
    title: 'Jeton CSRF absent',
    detail: () => 'Envoyez la valeur «\u00a0csrf\u00a0» de /api/v1/session dans l’en-tête X-CSRF-Token.',
  },
  'link-invalid': {
    title: 'Lien périmé',
    detail: () =>
      'Le lien a servi, a expiré ou a été remplacé. Demandez un nouveau lien à un administrateur.',
  },
  'password-weak': {
    title: 'Mot de passe trop faible',
    detail: (v) =>
      `Un mot de passe a de ${v.least} à ${v.most} caractères\u202f; il n’est ni trop simple ni le nom du compte.`,
  },
  'name-taken': { title: 'Nom déjà pris', detail: (v) => `Le nom ${v.name} est déjà utilisé.` },
  'account-unknown': {
    title: 'Compte inconnu',
    detail: (v) => `Le compte ${v.account} est introuvable.`,
  },
  'account-invalid': {
    title: 'Compte incomplet',
    detail: (v) =>
      v.field === 'name'
        ? 'Un nom a de 2 à 60 lettres, chiffres et . _ @ + -, et commence par une lettre ou un chiffre.'
        : 'Il faut une fédération au responsable du classement.',
  },
  'last-administrator': {
    title: 'Dernier administrateur',
    detail: () => 'C’est le dernier administrateur. Créez-en d’abord un autre.',
  },
  'recovery-code-wrong': {
    title: 'Code refusé',
    detail: () => 'Le nom ou le code de secours est inexact, ou le code a déjà servi. Essayez un autre code.',
  },
  'passkey-refused': {
    title: 'Clé d’accès refusée',
    detail: () =>
      'La clé d’accès est inconnue, ou la réponse est arrivée trop tard. Réessayez, ou utilisez votre mot de passe.',
  },
  'passkey-unknown': {
    title: 'Clé d’accès inconnue',
    detail: () => 'Votre compte n’a pas cette clé d’accès.',
  },
  'passkeys-unavailable': {
    title: 'Clés d’accès indisponibles',
    detail: () =>
      'Les clés d’accès exigent une adresse publique en https avec un nom de domaine. L’exploitant l’indique dans ELOQUENCE_ORIGIN.',
  },
  'session-unknown': { title: 'Session inconnue', detail: () => 'Votre compte n’a pas cette session.' },
  'token-unknown': { title: 'Jeton inconnu', detail: () => 'Le jeton n’existe pas ou a été révoqué.' },
  'limit-reached': { title: 'Limite atteinte', detail: (v) => `La limite est de ${v.limit}.` },
  'job-unknown': { title: 'Tâche inconnue', detail: (v) => `La tâche ${v.job} n’existe pas.` },
  'job-ended': { title: 'Tâche terminée', detail: (v) => `La tâche ${v.job} est déjà terminée.` },
  'job-lost': {
    title: 'Tâche échouée',
    detail: (v) => `Le serveur s’est arrêté ${v.attempts} fois pendant la tâche.`,
  },
  'file-missing': { title: 'Fichier absent', detail: () => 'La requête ne contient pas de fichier.' },
  'duckdb-missing': {
    title: 'DuckDB absent',
    detail: () =>
      'Le serveur calcule les statistiques avec DuckDB, et le paquet @duckdb/node-api n’est pas installé.',
  },
  'nothing-to-measure': {
    title: 'Rien à mesurer',
    detail: () => 'Cette cadence n’a pas encore de liste de classement.',
  },
  'scenario-edition': {
    title: 'Édition absente',
    detail: () => 'Indiquez soit une édition, soit un projet.',
  },
  'scenario-unfinished': {
    title: 'Scénario inachevé',
    detail: () => 'Ce scénario n’est pas terminé\u00a0: attendez la fin de sa tâche, ou annulez-la.',
  },
} satisfies AccountWords);
