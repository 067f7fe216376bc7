import { addPlayer, serveQueries } from '../src/index.ts';

/** Writes on a thread of its own, as reports are written. */
serveQueries(async (office, _name, id) => {
  await addPlayer(office, { id, name: 'Elm, Eva', federation: 'AAA', sex: 'F', birth: '1970' });
  return null;
});
