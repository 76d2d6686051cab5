import { type Token, token } from '#domain/kernel/token.ts';

/**
 * Pages of tickets that this browser shows by itself when it is opened at their address and nobody answers: each is
 * whole, with its code drawn in it. Where workers or storage are forbidden nothing is kept. Neither call rejects.
 */
export type OfflinePages = {
  /** `path` is the page's own, with its language. */
  readonly keep: (path: string, html: string) => Promise<void>;
  /** In every language. */
  readonly forget: (ticketId: string) => Promise<void>;
};
export const OfflinePages: Token<OfflinePages> = token('OfflinePages');
