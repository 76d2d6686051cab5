const LONGEST_MS = 20_000;
/** Ctrl-C arrives from the terminal and, under npm start, again from the bootstrap. */
const SAME_WISH_MS = 1_500;

/** A second signal or 20 seconds end the process at once. `stop` may be called during the start. */
export function endWithProcess(stop: () => Promise<void>): () => void {
  let asked: number | null = null;
  const end = (): void => {
    if (asked !== null) {
      if (performance.now() - asked > SAME_WISH_MS) process.exit(1);
      return;
    }
    asked = performance.now();
    setTimeout(() => process.exit(1), LONGEST_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  return end;
}
