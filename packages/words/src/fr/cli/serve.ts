import type { ServeTexts } from '../../types/cli-serve.ts';

export const serve: ServeTexts = Object.freeze({
  summary: 'servir une base par HTTP : joueurs, listes, tournois, calculateurs',
  about:
    'Sert une base par HTTP jusqu’à l’arrêt (Ctrl+C ou SIGTERM) ; les requêtes en cours se terminent. Écoute par défaut sur 127.0.0.1:8080. Environnement : HOST, PORT, ELOQUENCE_DB, ELOQUENCE_BASE_PATH, ELOQUENCE_TRUSTED_PROXIES, ELOQUENCE_RATE_LIMIT et d’autres. L’adresse va sur la sortie standard, le journal sur la sortie d’erreur. Tant qu’aucun administrateur n’a de mot de passe, un lien à usage unique pour en choisir un s’affiche ; il n’y a pas de mot de passe par défaut. Non officiel : ce n’est pas un service de la FIDE.',
  options: {
    port: 'le port d’écoute ; 0 : un port libre',
    host: 'le nom ou l’adresse d’écoute',
  },
  failures: {
    'port-taken': (v) => `Le port ${v.port} de ${v.host} est pris par un autre programme.`,
    'address-unusable': (v) => `Impossible d’écouter sur ${v.host}, port ${v.port} (${v.reason}).`,
    'setting-wrong': (v) => `Réglages non valides : ${v.settings}.`,
    'account-unknown': (v) => `Il n’y a pas de compte actif ${v.name}.`,
    'token-unknown': (v) => `Il n’y a pas de jeton valable ${v.id}.`,
    'token-scope': (v) => `Le rôle de ${v.name} ne permet pas la portée ${v.scope}.`,
    'token-limit': (v) => `${v.name} a déjà ${v.limit} jetons valables, le maximum.`,
  },
  settingKinds: {
    host: 'une adresse ou un nom d’hôte',
    store: 'un chemin, sqlite:CHEMIN ou postgres://…',
    replica: 'postgres://…, avec une base dans PostgreSQL',
    'base-path': 'un chemin tel que /classements, sans barre oblique à la fin',
    origin: 'https://NOM ou http://NOM, sans chemin',
    proxies: 'des adresses ou des réseaux séparés par des virgules, ou loopback, linklocal, uniquelocal',
  },
  wrongSettings: (settings) =>
    settings.map(({ name, value, allowed }) => `${name}=${value} (${allowed})`).join(' ; '),
  hints: {
    otherPort: () => 'En choisir un autre avec --port, ou arrêter ce programme.',
    otherAddress: () => 'En choisir une autre avec --host et --port.',
    setting: () => 'Les valeurs admises sont entre parenthèses.',
    accounts: () =>
      'Les administrateurs voient tous les comptes sous /api/v1/accounts ; le premier s’appelle administrator.',
    tokens: () => '« eloquence office token list » montre tous les jetons.',
    narrowerScope: () => 'Choisir une portée plus étroite, ou un autre compte.',
    revokeToken: () => 'En révoquer un qui ne sert plus.',
  },
  listening: (address) => `Eloquence écoute sur ${address} (Ctrl+C pour arrêter).`,
  withoutOrigin: (origin) =>
    `Les liens de mot de passe mènent à ${origin}. Indiquer l’adresse publique du service dans ELOQUENCE_ORIGIN.`,
  setUp: (name, expires) =>
    `Aucun administrateur n’a encore de mot de passe. Ce lien fixe le mot de passe de ${name} ; il sert une fois, jusqu’au ${expires} :`,
  link: (name, expires) =>
    `Ce lien fixe un nouveau mot de passe pour ${name} ; il sert une fois, jusqu’au ${expires} :`,
  tokens: {
    created: (account, scope, expires) =>
      `Jeton de ${account}, portée ${scope}, valable jusqu’au ${expires}. Il n’est affiché que maintenant :`,
    revoked: (id) => `Jeton ${id} révoqué.`,
    none: 'Aucun jeton.',
    account: 'Compte',
    scope: 'Portée',
    expires: 'Expire le',
    valid: 'valable',
    revokedOn: (day) => `révoqué le ${day}`,
  },
} satisfies ServeTexts);
