import { createHash } from 'node:crypto';

/** The moment that a page was made at, in its data. */
const MOMENT = /"now":(\d{13})\b/g;
/** As often as an open page looks at the clock: an older page may not be taken for a new one. */
const SAME_MOMENT_MS = 5_000;

/**
 * A page's validator. Weak: two renderings within a few seconds are the same page when nothing but their moment
 * differs, and compressed they are the same page too. Equal on every node of one build.
 */
export function pageTag(html: string): string {
  const settled = html.replace(
    MOMENT,
    (_, ms: string) => `"now":${Math.floor(Number(ms) / SAME_MOMENT_MS) * SAME_MOMENT_MS}`,
  );
  return `W/"${createHash('sha256').update(settled).digest('base64url').slice(0, 27)}"`;
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether who asks has it already (RFC 9110: weak comparison, several tags, or any). */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}
