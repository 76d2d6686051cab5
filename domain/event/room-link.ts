import type { InputProblem } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

export const LONGEST_ROOM_LINK = 2_000;

/** Other schemes could run scripts in the page. */
const LINK = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i;

/** Reads the link of an online room. [S5-08] */
export function readRoomLink(typed: string): Result<string, InputProblem> {
  const link = typed.trim();
  if (link === '') return refused({ kind: 'REQUIRED' });
  if (link.length > LONGEST_ROOM_LINK) return refused({ kind: 'TOO_LONG', max: LONGEST_ROOM_LINK });
  return LINK.test(link) ? ok(link) : refused({ kind: 'MALFORMED' });
}
