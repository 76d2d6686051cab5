import type { IncomingHttpHeaders } from 'node:http';

const MOST_KEYS = 10;
const LONGEST = 200;

/** The header x-event-keys, separated by commas. [D23] */
export function eventKeysIn(headers: IncomingHttpHeaders): readonly string[] {
  const given = headers['x-event-keys'];
  if (typeof given !== 'string' || given.length > MOST_KEYS * LONGEST) return [];
  return given
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '' && key.length <= LONGEST)
    .slice(0, MOST_KEYS);
}
