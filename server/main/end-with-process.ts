const LONGEST_MS = 20_000;
// Ctrl-C comes from the terminal and once more from whoever started us; only a later one is somebody's impatience.
const ECHO_MS = 2_000;

/** Ends cleanly on Ctrl-C, SIGTERM or a closed terminal; a second one or 20 seconds end it at once. Answers the way to end it from inside. */
export function endWithProcess(stop: () => Promise<void>): () => void {
  let endingSince: number | undefined;
  const end = (): void => {
    if (endingSince !== undefined && Date.now() - endingSince < ECHO_MS) return;
    if (endingSince !== undefined) process.exit(1);
    endingSince = Date.now();
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
