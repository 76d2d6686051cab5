import type { IncomingHttpHeaders } from 'node:http';

const LONGEST = 300;

/** What a device at a door shows instead of an account. */
export function gateKeyIn(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-gate-pass'];
  return typeof given === 'string' && given !== '' && given.length <= LONGEST ? given : undefined;
}
