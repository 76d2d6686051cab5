import { createHash } from 'node:crypto';

/** The time of rendering, in the page's data: this and its thirteen digits. */
const MOMENT = '"now":';
const DIGITS = /^\d{13}$/;
/** How often an open page checks the clock: an older page must not pass for a fresh one. */
const SAME_MOMENT_MS = 5_000;

/** Renderings within a few seconds are equal when only their time differs, on every node of one build. */
export function pageTag(html: Buffer): string {
  const hash = createHash('sha256');
  let hashed = 0;
  for (let at = html.indexOf(MOMENT); at >= 0; at = html.indexOf(MOMENT, at + 1)) {
    const from = at + MOMENT.length;
    const moment = html.toString('latin1', from, from + 13);
    if (!DIGITS.test(moment)) continue;
    hash.update(html.subarray(hashed, from)).update(`${Math.floor(Number(moment) / SAME_MOMENT_MS)}`);
    hashed = from + 13;
  }
  return `W/"${hash.update(html.subarray(hashed)).digest('base64url').slice(0, 27)}"`;
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** RFC 9110: weak comparison, a list, or any. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}
