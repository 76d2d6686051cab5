import { timingSafeEqual } from 'node:crypto';

/** Compares two texts without telling by its duration where they differ. */
export function sameSecret(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
