import type { OfficeCommands } from './office.ts';

export const officeCommands: OfficeCommands = Object.freeze({
  failures: {
    'malformed-rounds': (v) =>
      `--rounds : « ${v.value} » n’est pas une suite de rondes ; écrire PREMIÈRE-DERNIÈRE, par exemple 1-4.`,
    'malformed-month': (v) =>
      `--month : « ${v.value} » n’est pas un mois ; écrire AAAA-MM, par exemple 2026-11.`,
    'malformed-hash': (v) =>
      `--expect : « ${v.value} » n’est pas une empreinte entière ; en écrire les 64 chiffres et lettres (0-9, a-f), comme verify les montre.`,
  },
  summaries: {
    office: 'un bureau de classement : joueurs, tournois, rapports et listes dans une base',
    'office init': 'créer ou mettre à jour une base',
    'office demo': 'deux années inventées par la vraie chaîne',
    'office import': 'reprendre ce qui a été publié ailleurs',
    'office import list': 'reprendre une liste publiée comme point de départ',
    'office register': 'enregistrer un tournoi',
    'office submit': 'remettre des rapports',
    'office accept': 'accepter un rapport',
    'office reject': 'rejeter un rapport, avec le motif',
    'office appeal': 'former un recours contre un rejet',
    'office reopen': 'annuler une décision',
    'office close': 'calculer la prochaine liste',
    'office publish': 'figer une liste',
    'office correct': 'un rapport corrigé d’un tournoi déjà pris en compte',
    'office adjust': 'prévoir l’ajustement unique d’une liste entière',
    'office adjustments': 'lister les ajustements prévus',
    'office replay': 'recalculer des listes après des corrections',
    'office verify': 'prouver chaque liste par le registre',
    'office backup': 'une copie cohérente en un fichier',
    'office restore': 'rétablir une sauvegarde',
    'office copy': 'passer à une autre base',
    'office redact': 'retirer les données personnelles d’une personne',
    'office link': 'un lien pour qui a perdu son mot de passe',
    'office export': 'écrire en fichiers ce qui est publié',
    'office export list': 'écrire une liste dans les formats de la FIDE',
    'office player': 'ce qui est connu d’un joueur, et pourquoi',
    'office search': 'trouver des joueurs par nom ou identifiant',
    'office transfer': 'changer la fédération d’un joueur',
    'office title': 'fixer les titres d’un joueur',
    'office birth': 'fixer la naissance d’un joueur',
    'office rename': 'donner un autre nom à un joueur',
    'office died': 'noter le décès d’un joueur',
    'office identity': 'donner à un joueur un autre identifiant, ou le reprendre',
    'office merge': 'dire que deux joueurs sont le même',
    'office event': 'où en est un tournoi, et pourquoi',
    'office status': 'ce qui existe, et ce qui attend',
    'office withdraw': 'retirer un tournoi du calendrier',
    'office split': 'annuler une fusion',
    'office events': 'les tournois par étape, mois ou fédération',
    'office lists': 'ce qui est publié et ce qui attend',
  },
  about: {
    'office init':
      'Crée une base, ou met une base plus ancienne à jour. Sans effet si on le répète. Le choix du texte du règlement ou, avec --applied, de la pratique connue de la FIDE, et le fuseau horaire, se décident une fois pour toutes.',
    'office demo':
      'Remplit une base avec une fédération inventée : une liste de départ et 24 mois de tournois, enregistrés, remis, acceptés ou rejetés, clôturés et publiés comme dans un vrai bureau, puis les tournois des deux mois qui suivent ce jour, seulement enregistrés. Une base qui contient déjà des listes est refusée.',
    'office import list':
      'Reprend une liste publiée ailleurs, dans tout format de la FIDE, compressée ou non : les joueurs et une liste par cadence. Les joueurs déjà connus sont mis à jour.',
    'office register':
      'Enregistre un tournoi, d’un fichier JSON ou par options, et dit ce que le règlement prévoit de son délai et si un autre tournoi a le même nom et les mêmes dates. Le fichier peut aussi contenir tout ce que prend --event de « eloquence check ». Avec l’identifiant d’un tournoi, ce qui est donné est changé et le reste demeure ; un rapport accepté est alors à décider de nouveau. Un tournoi qui vient trop tard est enregistré malgré tout : avec un avertissement tant qu’on peut encore l’autoriser, avec une erreur et le code de sortie 1 si le règlement ne l’admet plus.',
    'office submit':
      'Remet des rapports, chacun pour le tournoi donné, sinon pour le tournoi enregistré de même nom et mêmes dates, sinon pour un nouveau qui n’était pas enregistré. Le rapport est conservé avec ses constats, quels qu’ils soient ; le code de sortie est 1 s’il y a des erreurs. --rounds nomme les rondes d’un tournoi rapporté mois par mois.',
    'office accept':
      'Accepte le rapport de cet identifiant, ou le plus récent en attente du tournoi de cet identifiant. Ses parties vont dans la liste à laquelle mène sa date de clôture. Un rapport avec des erreurs est refusé (code de sortie 1).',
    'office reject': 'Rejette un rapport, avec le motif communiqué à l’organisateur.',
    'office appeal': 'Remet un rapport rejeté devant le responsable, dans le délai du règlement.',
    'office reopen':
      'Annule la décision sur un rapport, par son identifiant ou celui de son tournoi : il attend de nouveau une décision. Refusé dès qu’une liste a été publiée avec lui ; « office correct » est alors la voie. Un projet clos avec lui est à clore de nouveau.',
    'office close':
      'Calcule la liste d’une date à partir de tout ce qui est accepté et échu, la cadence standard d’abord, et la garde comme projet à la place d’un projet antérieur. Montre ce qu’elle changerait. Avec --dry-run rien n’est gardé ; avec --drop les projets de la date sont plutôt supprimés, tant que ce sont des projets.',
    'office publish':
      'Fige les projets d’une date, tous ou aucun. Un projet est refusé si quelque chose a été accepté ou modifié depuis la clôture. --revision publie une révision issue d’un nouveau calcul ; --from publie dans l’ordre toutes les révisions en attente à partir d’une date, toutes ou aucune.',
    'office correct':
      'Prend un rapport corrigé pour un tournoi déjà pris en compte. Son effet va dans la prochaine liste ; « replay » recalcule plutôt les listes.',
    'office adjust':
      'Prévoit un ajustement unique d’une liste entière, fait à sa clôture. --revoke l’annule, tant que cette liste n’est pas publiée.',
    'office adjustments':
      'Montre les ajustements uniques de listes entières qui sont prévus, et si leur liste est publiée.',
    'office replay':
      'Recalcule toutes les listes à partir d’une date, les rapports corrigés à la place des premiers, comme projets de révision, dans l’ordre. Ce qui est publié reste ; « office publish --from DATE » rend les révisions courantes.',
    'office verify':
      'Parcourt la chaîne du registre, vérifie l’empreinte de chaque document, recalcule chaque liste et compare. Le code de sortie est 1 si quelque chose est altéré.',
    'office backup':
      'Écrit une copie cohérente pendant que le travail continue. Le fichier est lui-même une base.',
    'office restore': 'Rétablit une sauvegarde, dans une base qui n’existe pas ou ne contient rien.',
    'office copy': 'Copie tout dans une autre base vide : de fichier à PostgreSQL, ou inversement.',
    'office redact':
      'Retire les noms et le jour de naissance d’une personne, et les documents qui les contiennent, là où la loi le demande. L’année de naissance et les classements restent sous l’identifiant ; toutes les empreintes restent, et « office verify » dit ce qui a été expurgé.',
    'office link':
      'Fait un lien avec lequel un compte du service choisit un nouveau mot de passe : pour qui l’a perdu ou est bloqué. Il sert une fois, sous deux jours ; les liens précédents prennent fin, et avec son usage toutes les sessions du compte. ELOQUENCE_ORIGIN et ELOQUENCE_BASE_PATH disent où l’on atteint le service.',
    'office export list':
      'Écrit une liste publiée en TXT, XML, CSV ou JSON, sur la sortie standard ou dans --out : une cadence, ou les trois en un fichier avec --combined, qui a aussi les joueurs non classés. « office import list » lit TXT, XML et CSV ; le JSON est pour les programmes et n’est pas relu.',
    'office player':
      'Montre un joueur dans toutes les cadences, avec K, historique, changements et identifiants. Avec --list, une période : chaque tournoi, comment il a été additionné, et avec --explain les parties, les corrections et tous les motifs. --revision montre une révision antérieure de la liste.',
    'office search':
      'Trouve des joueurs par le début d’un nom, par ses parties dans n’importe quel ordre et sans accents, ou par un identifiant ou son début (trois chiffres ou plus). Les mieux classés d’abord.',
    'office transfer':
      'Donne une autre fédération à un joueur, dès la prochaine liste. Rien ne peut être dit d’un jour à venir.',
    'office title':
      'Fixe des titres existants ; ceux qui ne sont pas donnés restent. « none » en retire un. Ce qui était avant reste dans l’historique.',
    'office birth':
      'Fixe l’année ou le jour de naissance, dont dépend le K des jeunes ; « none » les retire. Seule l’année est jamais montrée. Les listes publiées restent ; la prochaine a ce qui est juste.',
    'office rename':
      'Donne un autre nom à un joueur. Le nom d’avant est gardé comme ancien nom, auquel se réfèrent les listes d’avant.',
    'office died':
      'Note le décès d’un joueur : la prochaine liste est sans lui. --revoke l’annule, tant qu’aucune liste n’a été publiée sans lui.',
    'office identity':
      'Donne à un joueur un identifiant de plus, d’une fédération (--national) ou de la FIDE (--fide) : rapports et questions peuvent le désigner par lui, les listes gardent l’identifiant FIDE qu’il a. --revoke en reprend un donné par erreur, tant qu’aucun rapport accepté ne le désigne ainsi.',
    'office merge':
      'Dit que deux joueurs sont la même personne. Les identifiants du premier mènent désormais au second ; les listes publiées restent telles quelles. Deux joueurs d’un même tournoi, ou d’année de naissance ou de sexe différents, ne sont fusionnés qu’avec --force. « office split » l’annule.',
    'office event':
      'Montre où en est un tournoi, sur quelle liste il est ou sera et pourquoi, et ses rapports avec ce qui y a été constaté.',
    'office status':
      'Montre les listes, les projets et les tournois d’une base, et ce qui attend une décision.',
    'office withdraw':
      'Retire du calendrier un tournoi qui n’est pas classé, et dit pourquoi. Il ne sera sur aucune liste ; ses rapports sont gardés, comme rejetés. « office register TOURNOI --change » l’enregistre de nouveau.',
    'office split':
      'Annule une fusion, par une écriture à part : l’identifiant mène de nouveau à son propre joueur. Donner l’identifiant terminé. Refusé si une liste a été publiée avec la fusion, car on ne pourrait plus la prouver.',
    'office events':
      'Montre les tournois, les plus récents d’abord, chacun avec son étape et la liste où il est ou sera.',
    'office lists':
      'Montre les projets en attente et les listes publiées, les plus récentes d’abord ; avec --all toutes les révisions.',
  },
  options: {
    db: 'la base : un fichier, sqlite:CHEMIN ou postgres://… ; sinon ELOQUENCE_DB, enfin ./eloquence.db',
    as: 'qui agit, tel que le registre le garde ; sinon l’utilisateur du système',
    zone: 'le fuseau horaire des jours et délais, comme Europe/Paris ; UTC par défaut',
    date: 'le jour d’entrée en vigueur de la liste, AAAA-MM-JJ',
    'one-cadence': 'standard, rapid ou blitz seulement ; sinon toutes',
    name: 'le nom du tournoi',
    city: 'où il est joué',
    federation: 'trois lettres majuscules',
    start: 'le premier jour, AAAA-MM-JJ',
    end: 'le dernier jour, AAAA-MM-JJ',
    registered: 'le jour de l’enregistrement ; aujourd’hui par défaut',
    official: 'un tournoi officiel de la FIDE',
    'part-of': 'le tournoi dont celui-ci est une partie, par exemple une finale',
    'event-id': 'le tournoi des rapports',
    rounds: 'les rondes rapportées, par exemple 1-4',
    because: 'le motif, tel que communiqué et conservé',
    'list-day': 'la date de la liste, AAAA-MM-JJ',
    'dry-run': 'montrer seulement ce qui en sortirait',
    revision: 'le numéro d’une révision',
    from: 'la première liste à recalculer, AAAA-MM-JJ',
    drop: 'supprime les projets d’un recalcul antérieur, sans rien calculer',
    expect: 'l’empreinte notée d’une écriture : le registre doit encore la contenir',
    'onto-imported': 'ajoute l’effet bien qu’une liste ait été reprise depuis, qui ne le contient pas',
    'to-store': 'l’autre base',
    'list-layout': 'txt, xml, csv ou json',
    'all-cadences': 'les trois cadences en un fichier',
    'set-title': 'GM, IM, FM, CM, ou none',
    'women-title': 'WGM, WIM, WFM, WCM, ou none',
    'other-titles': 'd’autres titres, comme IA,FT, ou none',
    'foa-title': 'un titre de l’arène en ligne, ou none',
    'died-on': 'le jour du décès, AAAA-MM-JJ',
    since: 'à partir de quel jour, AAAA-MM-JJ ; aujourd’hui par défaut',
    into: 'l’identifiant du joueur qui reste',
    limit: 'combien au plus ; 10 par défaut',
    change: 'enregistre de nouveau le tournoi de cet identifiant, d’un fichier qui a ce qui change',
    stage: 'registered, reported, accepted, due, rejected, withdrawn, rated ou corrected',
    month: 'les tournois qui ont un jour dans ce mois, AAAA-MM',
    'of-federation': 'de cette fédération',
    'most-events': 'combien au plus ; 50 par défaut',
    'every-revision': 'aussi ce qui n’est plus courant',
    revoke: 'annuler ce qui a été dit',
    'all-the-same': 'fusionner aussi deux joueurs qui ne sont guère une personne',
    'publish-from': 'toutes les révisions en attente à partir de cette liste, AAAA-MM-JJ',
    'drafts-of': 'la date de la liste, AAAA-MM-JJ',
    'shown-revision': 'une révision de la liste ; la courante par défaut',
    'born-on': 'AAAA, AAAA-MM-JJ, ou none',
    'drop-draft': 'supprime les projets de cette date, sans rien calculer',
    'to-name': 'le nouveau nom, « Nom, Prénom »',
    national: 'l’identifiant d’une fédération, avec une lettre, comme NOR-4711',
    fide: 'un numéro de la FIDE',
  },
} satisfies OfficeCommands);
