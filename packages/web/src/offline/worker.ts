/// <reference lib="webworker" />

/**
 * Makes the calculators work offline: playing halls often have no network. Pages come from the network if it answers;
 * assets never change and are fetched once. Other pages fall back to the offline page, which says not to lose typed
 * input.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;
/** The worker's file name contains a hash, so that each version has its own cache. */
const CACHE = `eloquence${worker.location.pathname}`;
const BASE = new URL(worker.registration.scope);
const PAGES = [
  'offline',
  'calculators',
  ...['change', 'first-rating', 'performance', 'k', 'target', 'month'].map((name) => `calculators/${name}`),
];

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
  for (const path of PAGES) {
    const address = new URL(path, BASE);
    // Without cookies: pages for a signed-in user are not cacheable.
    const answer = await fetch(address, { credentials: 'omit', headers });
    const files = (await answer.clone().text()).matchAll(/(?:href|src)="([^"]*\/assets\/[^"]+)"/g);
    await Promise.all([...files].map(([, name]) => file(new Request(new URL(name as string, address)))));
    await keep(store, answer);
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
  if (answer.ok && !answer.redirected && !isPersonal) await store.put(withoutQuery(answer.url), answer);
}

/** The query holds form values, which the page reads in the browser. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');

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
  const isKept = PAGES.some((path) => new URL(path, BASE).href === withoutQuery(request.url));
  try {
    const answer = await fetch(request);
    if (isKept) await keep(store, answer.clone());
    return answer;
  } catch (error) {
    const kept =
      (isKept ? await store.match(withoutQuery(request.url)) : undefined) ??
      (await store.match(new URL('offline', BASE).href));
    if (kept === undefined) throw error;
    return kept;
  }
}
