import type { ServeTexts } from './serve.ts';

export const serve: ServeTexts = Object.freeze({
  summary: 'servir une base par HTTP : joueurs, listes, tournois, calculs',
  about:
    'Sert une base par HTTP jusqu’à ce qu’on l’arrête (Ctrl+C ou SIGTERM), en terminant ce qui est en cours. Écoute sur 127.0.0.1:8080 sauf indication contraire ; HOST, PORT et ELOQUENCE_DB disent la même chose dans l’environnement, ELOQUENCE_BASE_PATH, ELOQUENCE_TRUSTED_PROXIES, ELOQUENCE_RATE_LIMIT et d’autres disent le reste. L’adresse s’affiche sur la sortie standard, le journal va sur la sortie d’erreur. Tant qu’aucun administrateur n’a de mot de passe, un lien s’affiche qui permet d’en choisir un, une fois ; il n’y a pas de mot de passe par défaut. Non officiel : ce n’est pas un service de la FIDE.',
  options: {
    port: 'le port d’écoute ; 0 : n’importe lequel qui soit libre',
    host: 'le nom ou l’adresse d’écoute',
  },
  failures: {
    'port-taken': (v) => `Le port ${v.port} de ${v.host} est pris par un autre programme.`,
    'address-unusable': (v) => `Impossible d’écouter sur ${v.host}, port ${v.port} (${v.reason}).`,
    'setting-wrong': (v) => `Réglages inutilisables : ${v.settings}.`,
    'account-unknown': (v) => `Il n’y a pas de compte actif ${v.name}.`,
  },
  hints: {
    otherPort: () => 'Donnez-en un autre avec --port, ou arrêtez ce programme.',
    otherAddress: () => 'Donnez-en une autre avec --host et --port.',
    setting: () => 'Ce qui est admis figure entre parenthèses.',
    accounts: () =>
      'Les administrateurs voient tous les comptes sous /api/v1/accounts ; le premier s’appelle administrator.',
  },
  listening: (address) => `Eloquence écoute sur ${address} (Ctrl+C l’arrête).`,
  setUp: (name, expires) =>
    `Personne ne peut encore administrer cette base. Qui ouvre ce lien choisit le mot de passe de ${name} ; il sert une fois, jusqu’au ${expires} :`,
  link: (name, expires) =>
    `Qui ouvre ce lien choisit un nouveau mot de passe pour ${name} ; il sert une fois, jusqu’au ${expires} :`,
} satisfies ServeTexts);
