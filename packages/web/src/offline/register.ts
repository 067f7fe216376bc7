import workerFile from './worker.ts?worker&url';

/** Keeps the calculators for use without a connection. A browser that cannot, or may not, does without. */
export async function keepForOffline(basePath: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .register(workerFile, { scope: `${basePath}/`, type: 'module' })
    .catch(() => {});
}
