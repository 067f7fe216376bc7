/** Ctrl-C asks the work to stop and waits until it has cleaned up; a second one ends the program at once. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  let asked: NodeJS.Signals | null = null;
  const ask = (name: NodeJS.Signals): void => {
    asked = name;
    stop.abort();
  };
  process.once('SIGINT', ask).once('SIGTERM', ask);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', ask).off('SIGTERM', ask);
    // The exit status says that a signal ended it.
    if (asked !== null) process.kill(process.pid, asked);
  }
}
