import { type Token, token } from '#domain/kernel/token.ts';

/** Self-contained ticket pages for offline use. Does nothing where workers or storage are blocked; never rejects. */
export type OfflinePages = {
  /** With the language prefix. */
  readonly keep: (path: string, html: string) => Promise<void>;
  /** My tickets, with its account. `page` gets the paths of the tickets that are kept. */
  readonly keepList: (path: string, accountId: string, page: (kept: ReadonlySet<string>) => string) => Promise<void>;
  /** Whether a page is kept under this path. */
  readonly has: (path: string) => Promise<boolean>;
  /** A ticket, in all languages. */
  readonly forget: (ticketId: string) => Promise<void>;
};
export const OfflinePages: Token<OfflinePages> = token('OfflinePages');
