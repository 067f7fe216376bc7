import type { Words } from '../../en/web/passkeys.ts';

export const passkeys: Words = {
  title: 'Clé d’accès non utilisée',
  failures: {
    cancelled: 'Le navigateur a annulé l’opération, ou le délai est dépassé. Réessayez.',
    known: 'Cet appareil a déjà une clé d’accès pour ce compte.',
    elsewhere:
      'Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez le site sous son propre nom, en https.',
    unsupported: 'Ce navigateur ne gère pas les clés d’accès. Mettez-le à jour, ou utilisez-en un autre.',
  },
};
