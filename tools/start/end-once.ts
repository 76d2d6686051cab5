const PATIENCE_MS = 20_000;
/** Ctrl-C reaches us from the terminal and once more from the bootstrap: within this time that is one wish, not two. */
const SAME_WISH_MS = 1_500;

/** Ends in order on the first signal; a second wish, later, ends at once. */
export function endOnce(stop: () => Promise<void>): void {
  let asked = 0;
  const end = (): void => {
    const now = performance.now();
    if (asked !== 0) {
      if (now - asked > SAME_WISH_MS) process.exit(1);
      return;
    }
    asked = now;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
