import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A connection without requests for this long counts as idle: its browser opens another when it needs one. */
const QUIET_MS = 1_500;
const LONGEST_MS = 10_000;
const LOOK_EVERY_MS = 25;

/** Answers what still comes on open connections and closes each with its answer. */
export async function drainHttp(server: Server): Promise<void> {
  const began = performance.now();
  let last = began;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    last = performance.now();
    response.shouldKeepAlive = false;
  });
  // http's own close ends idle connections at once, and a request may be on its way on one of them.
  NetServer.prototype.close.call(server);
  const connections = (): Promise<number> =>
    new Promise((resolve) => {
      server.getConnections((_error, count) => resolve(count));
    });
  const over = (): boolean => performance.now() - last > QUIET_MS || performance.now() - began > LONGEST_MS;
  while (!over() && (await connections()) > 0) await sleep(LOOK_EVERY_MS);
}
