import type { Log } from '#server/platform/ports/log.ts';

/** An uncaught exception leaves the process in an unknown state, so its supervisor restarts it. */
export function handleUncaughtErrors(log: Log, stop: () => Promise<void>): () => void {
  const onRejection = (reason: unknown): void => log.error(reason, 'unhandled promise rejection');
  const onException = (error: unknown): void => {
    log.error(error, 'uncaught exception; the process ends');
    stop().then(
      () => process.exit(1),
      () => process.exit(1),
    );
    setTimeout(() => process.exit(1), 10_000).unref();
  };
  process.on('unhandledRejection', onRejection);
  process.on('uncaughtException', onException);
  return () => {
    process.off('unhandledRejection', onRejection);
    process.off('uncaughtException', onException);
  };
}
