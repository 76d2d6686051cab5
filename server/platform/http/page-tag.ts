import { createHash } from 'node:crypto';

/** The time of rendering, in the page's data. */
const MOMENT = /"now":(\d{13})\b/g;
/** How often an open page checks the clock: an older page must not pass for a fresh one. */
const SAME_MOMENT_MS = 5_000;

/**
 * A page's weak ETag: renderings within a few seconds are equal when only their time differs. Equal on every node of
 * one build.
 */
export function pageTag(html: string): string {
  const settled = html.replace(
    MOMENT,
    (_, ms: string) => `"now":${Math.floor(Number(ms) / SAME_MOMENT_MS) * SAME_MOMENT_MS}`,
  );
  return `W/"${createHash('sha256').update(settled).digest('base64url').slice(0, 27)}"`;
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether If-None-Match names the tag (RFC 9110: weak comparison, a list, or any). */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}
