import type { Words } from '../../../en/web/pages/dispute.ts';

export const words: Words = {
  all: 'Tous les points controversés',
  untranslated: 'Cette page est en anglais.',
};
