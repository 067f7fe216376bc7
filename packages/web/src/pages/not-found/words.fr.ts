import type { Words } from './words.en.ts';

export const words: Words = {
  kind: 'Introuvable',
  title: 'Il n’y a rien ici',
  lead: 'Cette adresse ne mène à rien. Peut-être contient-elle une faute de frappe, ou ce qu’elle désignait a changé d’adresse.',
  noPlayer: 'Ce joueur n’existe pas ici',
  whyTitle: 'Pourquoi un identifiant peut manquer',
  why: [
    'Un chiffre est faux : un identifiant FIDE a jusqu’à neuf chiffres, et aucun ne vérifie les autres.',
    'L’identifiant est tout récent : il sera connu ici à la prochaine liste ou au prochain rapport.',
    'Le joueur n’a jamais figuré sur une liste reprise ou calculée ici.',
    'Deux identifiants d’une même personne ont été réunis et le vôtre n’a jamais été connu ici.',
    'Le joueur a demandé à être effacé.',
  ],
  newest: 'Les listes les plus récentes',
  home: 'Vers la page d’accueil',
};
