import { useEffect } from 'preact/hooks';
import { usePageContext } from '../core/page-context.ts';
import workerFile from './worker.ts?worker&url';

/** Keeps calculators, tables and regulations for use offline. */
export function useOffline(): void {
  const { basePath } = usePageContext();
  useEffect(() => void registerServiceWorker(basePath), [basePath]);
}

/** In browsers that support it. */
async function registerServiceWorker(basePath: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .register(workerFile, { scope: `${basePath}/`, type: 'module' })
    .catch(() => {});
}
