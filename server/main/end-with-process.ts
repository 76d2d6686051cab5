const LONGEST_MS = 20_000;

/** Ends cleanly on Ctrl-C, SIGTERM or a closed terminal; a second signal or 20 seconds end it at once. `stop` may be set while it starts. */
export function endWithProcess(stop: () => Promise<void>): void {
  let ending = false;
  const end = (): void => {
    if (ending) process.exit(1);
    ending = true;
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
}
