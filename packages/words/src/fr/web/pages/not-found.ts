import type { Words } from '../../../en/web/pages/not-found.ts';

export const words: Words = {
  kind: 'Introuvable',
  title: 'Page introuvable',
  lead: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
  noPlayer: 'Joueur introuvable',
  whyTitle: 'Pourquoi un identifiant peut manquer',
  why: [
    'Un chiffre est faux. Un identifiant FIDE a neuf chiffres au plus et aucun chiffre de contrôle.',
    'L’identifiant est nouveau. Il apparaîtra avec la prochaine liste ou le prochain rapport.',
    'Le joueur n’a figuré sur aucune liste de ce site.',
    'L’identifiant a été fusionné avec un autre avant d’arriver sur ce site.',
    'Le joueur a demandé son retrait.',
  ],
  newest: 'Dernières listes',
  home: 'Accueil',
};
