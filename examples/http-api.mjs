// Players and the newest list from a server: node http-api.mjs ORIGIN
const [, , origin = 'http://localhost:8080'] = process.argv;

async function get(path) {
  const answer = await fetch(new URL(`/api/v1${path}`, origin));
  const body = await answer.json();
  // Errors are problem documents (RFC 9457) with a stable code.
  if (!answer.ok) throw new Error(`${answer.status} ${body.code}: ${body.title}`);
  return body;
}

const { items: lists } = await get('/lists?cadence=standard');
const { date } = lists.toSorted((a, b) => b.date.localeCompare(a.date))[0];
const { items: players } = await get(`/lists/standard/${date}?limit=3`);
console.log(`Standard list of ${date}`);
for (const { name, rating } of players) console.log(`${rating} ${name}`);
