import type { ShellTexts } from '../../types/cli-shell.ts';

export const shell: ShellTexts = Object.freeze({
  summaries: {
    completion: 'complétion pour bash, zsh ou fish',
    man: 'la page de manuel',
  },
  about: {
    completion:
      'Écrit un script qui complète les commandes, les options et leurs valeurs : pour bash, l’ajouter à ~/.bash_completion ; pour zsh, l’enregistrer sous _eloquence dans un dossier de $fpath ; pour fish, sous ~/.config/fish/completions/eloquence.fish.',
    man: 'Écrit la page de manuel, avec toutes les commandes et options. « eloquence man | man -l - » l’affiche.',
  },
  options: {
    'no-color': 'ni gras ni texte atténué',
    version: 'la version du programme',
  },
  help: {
    usage: 'Usage',
    commands: 'Commandes',
    options: 'Options',
    examples: 'Exemples',
    input: 'Le fichier',
    eventInput: 'Le fichier de --event, tout y est facultatif',
    required: 'obligatoire',
    more: (group) => `« eloquence ${group && `${group} `}COMMANDE --help » affiche l’aide d’une commande.`,
    unofficial: 'Non officiel : ce n’est pas un produit de la FIDE.',
    status:
      'Code de sortie : 0 réussite ; 1 entrée erronée ou refusée par le règlement ; 2 mauvais usage ; 3 fichier ou base inutilisable.',
    optionWord: 'options',
    commandWord: 'COMMANDE',
  },
  manual: {
    name: 'Nom',
    synopsis: 'Synopsis',
    description: 'Description',
    environment: 'Environnement',
    statuses: 'Code de sortie',
    variables: {
      ELOQUENCE_DB: 'la base du bureau des classements, sans --db',
      LANG: 'la langue : anglais, français ou chinois ; LC_ALL et LC_MESSAGES passent avant',
      NO_COLOR: 'ni gras ni texte atténué, quelle que soit sa valeur',
    },
  },
} satisfies ShellTexts);
