/// <reference lib="webworker" />

/**
 * Keeps the calculators for use without a connection: a playing hall often has none. Pages come from the network
 * whenever it answers; files never change under their names, so they are asked for once. For every other page there is
 * one that says what is the matter: an officer may have filled in much when the connection goes.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;
/** Its own name holds a hash of what it is: another version keeps another store. */
const STORE = `eloquence${worker.location.pathname}`;
const BASE = new URL(worker.registration.scope);
const PAGES = [
  'offline',
  'calculators',
  ...['change', 'first-rating', 'performance', 'k', 'target', 'month'].map((name) => `calculators/${name}`),
];

worker.addEventListener('install', (event) => event.waitUntil(keepEverything()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== BASE.origin) return;
  if (pathname.startsWith(`${BASE.pathname}assets/`)) event.respondWith(file(event.request));
  else if (mode === 'navigate') event.respondWith(page(event.request));
});

async function keepEverything(): Promise<void> {
  const store = await caches.open(STORE);
  const headers = await language();
  for (const path of PAGES) {
    const address = new URL(path, BASE);
    // As nobody in particular: whoever has signed in would be given pages that are not for keeping.
    const answer = await fetch(address, { credentials: 'omit', headers });
    const files = (await answer.clone().text()).matchAll(/(?:href|src)="([^"]*\/assets\/[^"]+)"/g);
    await Promise.all([...files].map(([, name]) => file(new Request(new URL(name as string, address)))));
    await keep(store, answer);
  }
  await worker.skipWaiting();
}

/** The language that was chosen, where the browser tells; otherwise its own. */
async function language(): Promise<Record<string, string>> {
  const { cookieStore } = worker as {
    cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  };
  const chosen = await cookieStore?.get('lang').catch(() => null);
  return chosen?.value ? { 'accept-language': chosen.value } : {};
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** What is made for somebody who has signed in is not for keeping: the server says so. */
async function keep(store: Cache, answer: Response): Promise<void> {
  const isPersonal = answer.headers.get('cache-control')?.includes('no-store') ?? false;
  if (answer.ok && !answer.redirected && !isPersonal) await store.put(plain(answer.url), answer);
}

/** What was filled in stands after the `?`, and the page reads it there itself. */
const plain = (url: string): string => url.replace(/[?#].*$/, '');

async function file(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const kept = await store.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}

async function page(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const isKept = PAGES.some((path) => new URL(path, BASE).href === plain(request.url));
  try {
    const answer = await fetch(request);
    if (isKept) await keep(store, answer.clone());
    return answer;
  } catch (error) {
    const kept =
      (isKept ? await store.match(plain(request.url)) : undefined) ??
      (await store.match(new URL('offline', BASE).href));
    if (kept === undefined) throw error;
    return kept;
  }
}
