import workerFile from './worker.ts?worker&url';

/** Makes the calculators work offline, in browsers that support it. */
export async function registerServiceWorker(basePath: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .register(workerFile, { scope: `${basePath}/`, type: 'module' })
    .catch(() => {});
}
