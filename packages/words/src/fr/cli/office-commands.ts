import type { OfficeCommands } from '../../types/cli-office.ts';

export const officeCommands: OfficeCommands = Object.freeze({
  failures: {
    'player-not-found': (v) =>
      `--explain : aucun joueur du rapport ne s’appelle « ${v.value} »${v.meant ? ` ; peut-être ${v.meant}` : ''}.`,
    'no-registrations': (v) => `Il n’y a pas de fichier JSON dans ${v.file}.`,
    'malformed-rounds': (v) =>
      `--rounds : « ${v.value} » n’est pas une suite de rondes ; écrire PREMIÈRE-DERNIÈRE, par exemple 1-4.`,
    'malformed-month': (v) =>
      `--month : « ${v.value} » n’est pas un mois ; écrire AAAA-MM, par exemple 2026-11.`,
    'malformed-hash': (v) =>
      `--expect : « ${v.value} » n’est pas une empreinte complète ; écrire les 64 chiffres et lettres (0-9, a-f) que montre verify.`,
  },
  summaries: {
    office: 'un bureau des classements : joueurs, tournois, rapports et listes dans une base',
    'office init': 'créer ou mettre à jour une base',
    'office demo': 'deux années simulées, avec les traitements réels',
    'office import': 'importer des listes publiées',
    'office import list': 'importer une liste publiée comme point de départ',
    'office import undo': 'annuler la dernière importation',
    'office register': 'enregistrer des tournois',
    'office check': 'vérifier des rapports face à la base, sans les remettre',
    'office submit': 'remettre des rapports',
    'office accept': 'accepter des rapports',
    'office reject': 'refuser un rapport, avec un motif',
    'office appeal': 'faire appel d’un refus',
    'office reopen': 'rouvrir une décision',
    'office close': 'calculer la prochaine liste',
    'office publish': 'publier une liste',
    'office correct': 'corriger un tournoi pris en compte',
    'office adjust': 'ajouter un ajustement ponctuel d’une liste',
    'office adjustments': 'énumérer les ajustements',
    'office state': 'déclarer un fait sur une fédération, un joueur ou une liste',
    'office facts': 'énumérer les faits déclarés',
    'office replay': 'recalculer des listes après des corrections',
    'office verify': 'prouver chaque liste d’après le registre',
    'office backup': 'une copie cohérente en un fichier',
    'office restore': 'restaurer une sauvegarde',
    'office copy': 'passer à une autre base',
    'office redact': 'effacer les données personnelles d’un joueur',
    'office link': 'créer un lien de mot de passe pour un compte',
    'office token': 'gérer les jetons d’API',
    'office token create': 'créer un jeton',
    'office token list': 'énumérer les jetons',
    'office token revoke': 'révoquer un jeton',
    'office export': 'écrire en fichiers ce qui est publié',
    'office export list': 'écrire une liste dans les formats de la FIDE',
    'office export history': 'écrire listes, tournois et parties pour la statistique',
    'office player': 'montrer un joueur, et pourquoi',
    'office search': 'chercher des joueurs par nom ou identifiant',
    'office transfer': 'changer la fédération d’un joueur',
    'office title': 'fixer les titres d’un joueur',
    'office birth': 'fixer la date de naissance d’un joueur',
    'office rename': 'renommer un joueur',
    'office died': 'indiquer le décès d’un joueur',
    'office identity': 'ajouter ou retirer un identifiant d’un joueur',
    'office merge': 'fusionner deux joueurs',
    'office event': 'montrer l’étape d’un tournoi, et pourquoi',
    'office status': 'montrer les listes, les brouillons et les décisions en attente',
    'office withdraw': 'retirer un tournoi',
    'office split': 'annuler une fusion',
    'office events': 'énumérer les tournois par étape, mois ou fédération',
    'office lists': 'énumérer les listes publiées et les brouillons',
  },
  about: {
    'office init':
      'Crée une base, ou met une base plus ancienne à jour. Peut être répété sans risque. L’interprétation du règlement (le texte ou, avec --applied, la pratique de la FIDE) et le fuseau horaire sont fixés une fois pour toutes.',
    'office demo':
      'Remplit une base avec une fédération inventée : une liste de départ et 24 mois de tournois, enregistrés, remis, acceptés ou refusés, calculés et publiés comme dans un vrai bureau des classements, puis des tournois enregistrés pour les deux mois suivants. Une base qui a déjà des listes est refusée.',
    'office import list':
      'Importe une liste publiée dans tout format de la FIDE, compressée ou non : les joueurs et une liste par cadence. Les joueurs déjà connus sont mis à jour.',
    'office import undo':
      'Annule la dernière importation, tant qu’aucune liste publiée, aucun rapport accepté ni aucune modification ultérieure de joueurs n’en dépend. Classements, noms et historique redeviennent ce qu’ils étaient ; le registre garde l’importation et consigne son annulation avec le motif.',
    'office register':
      'Enregistre un tournoi, d’un fichier JSON ou par options, et indique son délai et tout tournoi de même nom et de mêmes dates. Le fichier peut aussi contenir tout ce que prend --event de « eloquence check ». Avec l’identifiant d’un tournoi, les valeurs données changent ; un rapport accepté demande alors une nouvelle décision. Un tournoi tardif est enregistré quand même : avec un avertissement s’il peut être approuvé, sinon avec une erreur et le code de sortie 1. Plusieurs fichiers, ou un dossier, reçoivent chacun une ligne de réponse.',
    'office check':
      'Vérifie des rapports comme le ferait « office submit », face aux tournois, aux joueurs et aux listes de la base, sans rien conserver : mêmes constats, dans le même ordre. Pour un tournoi déjà classé, ce sont les constats de « office correct ». Un rapport qui ne peut pas être remis est refusé avec le même message. Le code de sortie est 1 s’il y a des erreurs.',
    'office submit':
      'Remet des rapports, chacun pour le tournoi donné, sinon pour le tournoi enregistré de même nom et de mêmes dates, sinon pour un nouveau tournoi non enregistré. Le rapport est conservé avec ses constats ; le code de sortie est 1 s’il y a des erreurs. --rounds nomme les rondes d’un tournoi transmis mois par mois.',
    'office accept':
      'Accepte le rapport de cet identifiant, ou le dernier rapport en attente du tournoi de cet identifiant. Ses parties vont dans la liste de sa date de clôture. Un rapport avec des erreurs n’est pas accepté (code de sortie 1). Plusieurs identifiants, fichiers remis ou dossiers reçoivent chacun une ligne de réponse ; --clean n’accepte que les rapports sans erreur ni avertissement.',
    'office reject': 'Refuse un rapport, avec un motif pour l’organisateur.',
    'office appeal': 'Soumet un rapport refusé à une nouvelle décision, dans le délai du règlement.',
    'office reopen':
      'Rouvre la décision sur un rapport, par son identifiant ou celui de son tournoi. Impossible dès qu’une liste a été publiée avec lui ; utiliser alors « office correct ». Recalculer les brouillons qui le contiennent.',
    'office close':
      'Calcule la liste d’une date à partir de tous les rapports acceptés prévus pour cette liste, la cadence standard d’abord, et la garde comme brouillon à la place d’un brouillon antérieur. Affiche les changements, et les tournois laissés de côté faute de rapport ou de décision. --dry-run ne garde rien ; --drop abandonne les brouillons de la date.',
    'office publish':
      'Publie les brouillons d’une date, tous ou aucun. Impossible si quelque chose a été accepté ou modifié depuis leur calcul. --revision publie une révision issue d’un recalcul ; --from publie toutes les révisions en attente à partir d’une date, dans l’ordre, toutes ou aucune.',
    'office correct':
      'Accepte un rapport corrigé d’un tournoi pris en compte. Son effet va dans la prochaine liste ; un recalcul révise plutôt les listes.',
    'office adjust':
      'Ajoute un ajustement ponctuel d’une liste, appliqué au calcul de cette liste. --revoke le retire, tant que la liste n’est pas publiée.',
    'office adjustments': 'Énumère les ajustements, et indique si leur liste est publiée.',
    'office state':
      'Déclare, à partir d’un jour, un fait que le règlement demande et qu’aucun rapport ne contient : « suspended » et « rating-officer » d’une fédération, « removed » (à la demande de la fédération), « excepted » et « association-member » (IBCA, ICSC ou IPCA : sept parties suffisent, 2005 9.14e, 2009 7.14g) d’un joueur, « rapid-k » : le K que l’administrateur fixe pour les listes rapides (2005 15b), donné à la place de l’identifiant, « monthly-lists » : la décision du Bureau présidentiel sur les listes mensuelles, avec son jour (2005 9.3, 2009 7.3 : dès le 1er juillet de l’année suivante). Il compte dès la prochaine liste ; les listes publiées ne changent pas. --until seul clôt le fait ; si c’est son premier jour, il n’aura jamais valu.',
    'office facts': 'Énumère les faits déclarés avec leurs jours, les plus récents d’abord.',
    'office replay':
      'Recalcule toutes les listes à partir d’une date avec les rapports corrigés, comme brouillons de révision. Les listes publiées ne changent pas ; « office publish --from DATE » met les révisions en vigueur.',
    'office verify':
      'Vérifie la chaîne du registre et l’empreinte de chaque document, recalcule chaque liste et compare. Le code de sortie est 1 si quelque chose est altéré.',
    'office backup':
      'Écrit une copie cohérente pendant que le travail continue. Le fichier est lui-même une base.',
    'office restore': 'Restaure une sauvegarde dans une base nouvelle ou vide.',
    'office copy': 'Copie tout dans une base vide : d’un fichier à PostgreSQL, ou inversement.',
    'office redact':
      'Efface les noms et la date de naissance d’un joueur, et les documents qui les contiennent, là où la loi l’exige. L’année de naissance et les classements restent sous l’identifiant ; toutes les empreintes restent, et « office verify » dit ce qui a été expurgé.',
    'office link':
      'Crée un lien à usage unique pour fixer un nouveau mot de passe d’un compte du service, valable deux jours. Les liens antérieurs cessent de fonctionner ; l’utiliser ferme toutes les sessions du compte. ELOQUENCE_ORIGIN et ELOQUENCE_BASE_PATH donnent l’adresse publique du service.',
    'office token create':
      'Crée un jeton d’API pour un compte du service et l’affiche une seule fois. Les programmes l’envoient dans l’en-tête Authorization (Bearer). Les portées sont read, submit, office et admin, jusqu’à celle du rôle ; un jeton expire après 90 jours, ou après le nombre de jours donné par --days.',
    'office token list':
      'Énumère les jetons de tous les comptes, ou d’un seul, avec portée, expiration et état ; jamais les jetons eux-mêmes.',
    'office token revoke': 'Révoque un jeton par son identifiant. Il cesse aussitôt de fonctionner.',
    'office export list':
      'Écrit une liste publiée en TXT, XML, CSV ou JSON, sur la sortie standard ou dans --out : une cadence, ou les trois en un fichier avec --combined, qui comprend les joueurs non classés. « office import list » lit TXT, XML et CSV ; le JSON ne peut pas être importé.',
    'office export history':
      'Écrit chaque liste en vigueur, avec ses lignes, ses tournois et ses parties, en fichiers Parquet ; leur schéma est dans docs/history.md. --anonymous omet identifiants, noms et titres, et numérote les joueurs au hasard.',
    'office player':
      'Montre un joueur dans toutes les cadences, avec K, historique, changements et identifiants. Avec --list, une période : chaque tournoi, la somme et, avec --explain, les parties, les corrections et chaque raison. --revision montre une révision antérieure de la liste.',
    'office search':
      'Trouve des joueurs par le début d’un nom, par ses parties dans n’importe quel ordre et sans accents, ou par un identifiant ou son début (trois chiffres ou plus). Les mieux classés d’abord.',
    'office transfer':
      'Change la fédération d’un joueur dès la prochaine liste. Les dates à venir ne sont pas admises.',
    'office title':
      'Fixe des titres ; ceux qui ne sont pas donnés restent. « none » en retire un. L’historique garde les titres antérieurs.',
    'office birth':
      'Fixe l’année ou la date de naissance, dont dépend le K des jeunes ; « none » la retire. Seule l’année est publique. Vaut dès la prochaine liste.',
    'office rename': 'Renomme un joueur. L’ancien nom est gardé pour les listes antérieures.',
    'office died':
      'Indique le décès d’un joueur, qui est radié de la prochaine liste. --revoke l’annule, tant qu’aucune liste n’est publiée.',
    'office identity':
      'Ajoute à un joueur un identifiant national (--national) ou FIDE (--fide), que rapports et recherches peuvent utiliser. Les listes gardent l’identifiant FIDE du joueur. --revoke retire un identifiant qu’aucun rapport accepté n’utilise.',
    'office merge':
      'Fusionne deux joueurs. Les identifiants du premier renvoient au second ; les listes publiées ne changent pas. Deux joueurs qui se sont rencontrés dans un tournoi, ou d’année de naissance ou de sexe différents, ne fusionnent qu’avec --force. « office split » l’annule.',
    'office event': 'Montre l’étape d’un tournoi, sa liste et pourquoi, et ses rapports avec leurs constats.',
    'office status':
      'Montre les listes, les brouillons et les tournois d’une base, et les décisions en attente.',
    'office withdraw':
      'Retire un tournoi qui n’est pas pris en compte, avec un motif. Ses rapports sont gardés comme refusés. « office register TOURNOI --change » l’enregistre de nouveau.',
    'office split':
      'Annule une fusion par une écriture du registre : l’identifiant est de nouveau un joueur distinct. Donner l’identifiant fusionné. Impossible si une liste a été publiée avec la fusion.',
    'office events': 'Énumère les tournois, les plus récents d’abord, avec leur étape et leur liste.',
    'office lists':
      'Énumère les brouillons et les listes publiées, les plus récentes d’abord ; avec --all, toutes les révisions.',
  },
  options: {
    db: 'la base : un fichier, sqlite:CHEMIN ou postgres://… ; sinon ELOQUENCE_DB, enfin ./eloquence.db',
    as: 'l’auteur inscrit au registre ; par défaut, l’utilisateur du système',
    zone: 'le fuseau horaire des jours et délais, comme Europe/Paris ; UTC par défaut',
    date: 'le jour d’entrée en vigueur de la liste, AAAA-MM-JJ',
    'one-cadence': 'standard, rapid ou blitz seulement ; sinon toutes',
    name: 'le nom du tournoi',
    city: 'la ville où il est joué',
    federation: 'trois lettres majuscules',
    start: 'le premier jour, AAAA-MM-JJ',
    end: 'le dernier jour, AAAA-MM-JJ',
    registered: 'le jour de l’enregistrement ; aujourd’hui par défaut',
    official: 'un tournoi officiel de la FIDE',
    continental: 'un tournoi officiel d’un continent',
    'part-of':
      'le tournoi dont celui-ci fait partie, par exemple une finale ; mis en commun si l’édition le prévoit',
    'event-id': 'le tournoi des rapports',
    rounds: 'les rondes du rapport, par exemple 1-4',
    received: 'le jour de réception du rapport, si ce n’est pas aujourd’hui',
    because: 'le motif',
    'list-day': 'la date de la liste, AAAA-MM-JJ',
    'dry-run': 'montrer le résultat sans rien garder',
    revision: 'le numéro d’une révision',
    from: 'la première liste à recalculer, AAAA-MM-JJ',
    drop: 'abandonner les brouillons d’un recalcul antérieur',
    expect: 'l’empreinte d’une écriture que le registre doit contenir',
    'onto-imported': 'ajouter l’effet bien qu’une liste ait été importée depuis',
    'to-store': 'l’autre base',
    'list-layout': 'txt, xml, csv ou json',
    'all-cadences': 'les trois cadences en un fichier',
    'titled-unrated': 'seulement les joueurs titrés non classés (2005 9.22, 2009 et 2014 7.22)',
    'set-title': 'GM, IM, FM, CM, ou none',
    'women-title': 'WGM, WIM, WFM, WCM, ou none',
    'other-titles': 'd’autres titres, comme IA,FT, ou none',
    'foa-title': 'un titre de l’arène en ligne, ou none',
    'died-on': 'le jour du décès, AAAA-MM-JJ',
    since: 'à partir de quel jour, AAAA-MM-JJ ; aujourd’hui par défaut',
    'since-day': 'le premier jour où il vaut, AAAA-MM-JJ',
    until: 'le premier jour où il ne vaut plus, AAAA-MM-JJ',
    into: 'l’identifiant du joueur à garder',
    limit: 'nombre maximal ; 10 par défaut',
    change: 'modifier le tournoi de cet identifiant d’après un fichier',
    stage: 'registered, reported, accepted, due, rejected, withdrawn, rated ou corrected',
    month: 'les tournois qui ont un jour dans ce mois, AAAA-MM',
    'of-federation': 'de cette fédération',
    'most-events': 'nombre maximal ; 50 par défaut',
    'every-revision': 'avec les révisions antérieures',
    revoke: 'annuler',
    'all-the-same': 'fusionner même s’il semble s’agir de deux personnes',
    'publish-from': 'toutes les révisions en attente à partir de cette liste, AAAA-MM-JJ',
    'drafts-of': 'la date de la liste, AAAA-MM-JJ',
    'shown-revision': 'une révision de la liste ; par défaut celle en vigueur',
    'born-on': 'AAAA, AAAA-MM-JJ, ou none',
    'drop-draft': 'abandonner les brouillons de cette date',
    'to-name': 'le nouveau nom, « Nom, Prénom »',
    national: 'l’identifiant d’une fédération, avec une lettre, comme NOR-4711',
    fide: 'un identifiant FIDE',
    'accept-losses': 'importer la liste même si certaines lignes ne peuvent pas l’être',
    duplicates:
      'la ligne à retenir d’un identifiant en double : first, last, none, ou des lignes comme 12,407',
    losses: 'où écrire les lignes non importées ; par défaut, au-delà de 20, LISTE.losses.csv',
    'replace-list':
      'importer même si une liste est remplacée, si beaucoup de joueurs quittent la liste ou si la date est inhabituelle',
    scope: 'read, submit, office ou admin',
    days: 'jours avant l’expiration ; 90 par défaut, 366 au plus',
    'token-name': 'à quoi sert le jeton',
    clean: 'seulement les rapports sans erreur ni avertissement ; sans identifiant, tous ceux en attente',
  },
} satisfies OfficeCommands);
