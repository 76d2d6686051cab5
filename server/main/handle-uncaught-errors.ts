import type { Log } from '#server/platform/ports/log.ts';

/**
 * A promise that rejects while nobody listens is a bug of one request and is logged. An exception that nobody caught
 * leaves the process in a state that nobody knows: it ends in order, and whoever watches it starts it again.
 */
export function handleUncaughtErrors(log: Log, stop: () => Promise<void>): () => void {
  const onRejection = (reason: unknown): void => log.error(reason, 'a promise was rejected and nobody listened');
  const onException = (error: unknown): void => {
    log.error(error, 'an exception was not caught; the process ends');
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
