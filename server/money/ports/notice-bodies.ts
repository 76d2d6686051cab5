import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** The bodies of bank notices as they came, beside what was read from them. */
export type NoticeBodies = {
  /** Empties bodies received before; answers how many. */
  readonly forget: (before: Instant, most: number) => Promise<number>;
};
export const NoticeBodies: Token<NoticeBodies> = token<NoticeBodies>('NoticeBodies');
