import { type Token, token } from '#domain/kernel/token.ts';

/** Self-contained ticket pages for offline use. Does nothing where workers or storage are blocked; never rejects. */
export type OfflinePages = {
  /** With the language prefix. */
  readonly keep: (path: string, html: string) => Promise<void>;
  /** In all languages. */
  readonly forget: (ticketId: string) => Promise<void>;
};
export const OfflinePages: Token<OfflinePages> = token('OfflinePages');
