import type { Random } from '../random.ts';
import type { Sex } from './player.ts';

/** Invented languages: a beginning, perhaps a middle, an end. */
const TONGUES: readonly { readonly parts: readonly (readonly string[])[] }[] = [
  {
    parts: [
      'Vel Tarn Mor Bel Kes Dorv Lin Ost Rav Selm Hal Garv Nor Bren Wes Fulm Jor Pelk Quin Zorn'.split(' '),
      ['', 'a', 'e', 'o', 'an', 'en', 'ir', 'ul', 'am', 'or'],
      'mark holt veen dahl stra wick mond gard lune reth brand sket vane lorn thew'.split(' '),
    ],
  },
  {
    parts: [
      'Ár Éli Çe Ño Öv Šar Žel Łu Bé Cô Fræ Gö Mü Pře Sø Tû Vá Zé Åst Ðo'.split(' '),
      ['', 'ra', 'le', 'no', 'ri', 'lu', 'ma', 'ne'],
      'vay tek nar zoly quet mont svik dan pel rosh lien bør gny trel'.split(' '),
    ],
  },
  {
    parts: [
      'Tamu Kiro Hasu Ora Shen Beka Yulo Anu Isha Wano Zuri Oma Paru Nilo Luma Rashi Temba Ceyo'.split(' '),
      ['', 'na', 'li', 'so', 'wa', 'ke', 'mi'],
      'deva maru jin kali toshe bande rani zawe golo pura ndi wara shiro meku'.split(' '),
    ],
  },
];

const GIVEN: Readonly<Record<Sex, readonly string[]>> = {
  m: (
    'Adil Albin Amadou Anton Arvo Bálint Bastien Bo Caspar Cyril Dario Davor Edvin Elias Emre Fabio Felix ' +
    'Gaël Goran Hamid Hugo Idris Ilja Ivo Jarek Joaquim Jonas Kenji Kofi Lars Leif Luca Malik Marek Matteo Milo ' +
    'Nael Niels Noah Oskar Otto Pablo Paul Quim Rafael René Rufus Sami Simão Stellan Tariq Teo Tomás Ugo Viggo ' +
    'Wim Yannis Youssef Zeno Zoltán'
  ).split(' '),
  w: (
    'Ada Aino Amara Anaïs Asta Beatriz Birgit Carla Chiara Clémence Dalia Daria Edda Elin Elsa Esi Fatou Freja ' +
    'Gaia Greta Hana Helga Ida Ines Iris Jana Jelena Kaja Katya Lea Leila Liv Lucía Maia Malin Mei Mira Nadia Nora ' +
    'Olga Oona Paola Petra Quetzal Rania Rosa Sabine Selma Signe Sofía Tamar Tove Ulla Vera Wanda Yara Yuki Zofia ' +
    'Zora Zoé'
  ).split(' '),
};

/** As lists write it, `Family, Given`, short enough for every layout. */
export function inventName(random: Random, sex: Sex): string {
  const second = random.perMille(80) ? ` ${random.pick(GIVEN[sex])}` : '';
  const family = random.perMille(40)
    ? `${inventFamily(random)}-${inventFamily(random)}`
    : inventFamily(random);
  return `${family}, ${random.pick(GIVEN[sex])}${second}`.slice(0, LONGEST).trimEnd();
}

const LONGEST = 33;

function inventFamily(random: Random): string {
  return random
    .pick(TONGUES)
    .parts.map((part) => random.pick(part))
    .join('');
}
