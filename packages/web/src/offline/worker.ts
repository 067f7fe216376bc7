/// <reference lib="webworker" />

/**
 * Makes the calculators, the tables and the regulations work offline: playing halls often have no network. Pages come
 * from the network if it answers; assets never change and are fetched once. Other pages fall back to the offline page,
 * which says not to lose typed input.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;
/** The worker's file name contains a hash, so that each version has its own cache. */
const CACHE = `eloquence${worker.location.pathname}`;
const BASE = new URL(worker.registration.scope);
/** Their query holds form values, which the page reads in the browser. */
const FORMS = [
  ...['offline', 'regulations/tables', 'calculators'],
  ...['change', 'first-rating', 'performance', 'k', 'target', 'month'].map((name) => `calculators/${name}`),
];
/** Their query is part of what they show. */
const READ = ['', '?cadence=rapid', '?cadence=blitz'].flatMap((query) =>
  ['regulations', 'how-ratings-work'].map((path) => `${path}${query}`),
);
/** Every edition, as the regulations link to them. */
const EDITION = /href="([^"]*\/regulations\/\d{4}-\d{2}(?:\?cadence=\w+)?)"/g;

worker.addEventListener('install', (event) => event.waitUntil(cacheAll()));
worker.addEventListener('activate', (event) => event.waitUntil(deleteOtherCaches()));
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== BASE.origin) return;
  if (pathname.startsWith(`${BASE.pathname}assets/`)) event.respondWith(file(event.request));
  else if (mode === 'navigate') event.respondWith(page(event.request));
});

async function cacheAll(): Promise<void> {
  const store = await caches.open(CACHE);
  const headers = await language();
  const pages = [...FORMS, ...READ].map((path) => new URL(path, BASE).href);
  for (const address of pages) {
    // Without cookies no page is personal, whatever its cache header says.
    const answer = await fetch(address, { credentials: 'omit', headers });
    const html = await answer.clone().text();
    const files = html.matchAll(/(?:href|src)="([^"]*\/assets\/[^"]+)"/g);
    await Promise.all([...files].map(([, name]) => file(new Request(new URL(name as string, address)))));
    if (answer.ok && !answer.redirected) await store.put(keyOf(address), answer);
    for (const [, link = ''] of html.matchAll(EDITION)) {
      const { href } = new URL(link, address);
      if (address.endsWith('regulations') && !pages.includes(href)) pages.push(href);
    }
  }
  await worker.skipWaiting();
}

/** The language cookie, where the browser has `cookieStore`; otherwise the browser's language. */
async function language(): Promise<Record<string, string>> {
  const { cookieStore } = worker as {
    cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  };
  const chosen = await cookieStore?.get('lang').catch(() => null);
  return chosen?.value ? { 'accept-language': chosen.value } : {};
}

async function deleteOtherCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Pages for a signed-in user have `no-store`. */
async function keep(store: Cache, answer: Response): Promise<void> {
  const isPersonal = answer.headers.get('cache-control')?.includes('no-store') ?? false;
  if (answer.ok && !answer.redirected && !isPersonal) await store.put(keyOf(answer.url), answer);
}

/** Under which address a page is kept. */
function keyOf(url: string): string {
  const address = new URL(url);
  address.hash = '';
  if (FORMS.some((path) => new URL(path, BASE).pathname === address.pathname)) address.search = '';
  return address.href;
}

/** Pages that are kept again whenever they are read. */
function isKept(url: string): boolean {
  const { pathname } = new URL(url);
  return (
    [...FORMS, ...READ].some((path) => new URL(path, BASE).pathname === pathname) ||
    /^\d{4}-\d{2}$/.test(pathname.replace(`${BASE.pathname}regulations/`, ''))
  );
}

async function file(request: Request): Promise<Response> {
  const store = await caches.open(CACHE);
  const kept = await store.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}

async function page(request: Request): Promise<Response> {
  const store = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (isKept(request.url)) await keep(store, answer.clone());
    return answer;
  } catch (error) {
    const kept =
      (await store.match(keyOf(request.url))) ?? (await store.match(new URL('offline', BASE).href));
    if (kept === undefined) throw error;
    return kept;
  }
}
