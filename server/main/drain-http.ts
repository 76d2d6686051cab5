import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A connection on which nothing came for so long is idle: its browser opens another when it needs one. */
const QUIET_MS = 1_500;
const LONGEST_MS = 10_000;
const LOOK_EVERY_MS = 25;

/**
 * Lets a node go without a lost request: it takes no new connection, answers everything that still comes on those that
 * are open, and says with each answer that it is the last one there. Resolves when no connection is left or the rest is
 * quiet.
 */
export async function drainHttp(server: Server): Promise<void> {
  const began = performance.now();
  let last = began;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    last = performance.now();
    response.shouldKeepAlive = false;
  });
  // Not http's own close: that one closes idle connections at once, and the next request may be on its way on one of
  // them.
  NetServer.prototype.close.call(server);
  const connections = (): Promise<number> =>
    new Promise((resolve) => {
      server.getConnections((_error, count) => resolve(count));
    });
  const over = (): boolean => performance.now() - last > QUIET_MS || performance.now() - began > LONGEST_MS;
  while (!over() && (await connections()) > 0) await sleep(LOOK_EVERY_MS);
}
