import { type Token, token } from '#domain/kernel/token.ts';

/** Text that an organiser wrote in the rich-text editor. */
export type OrganiserHtml = {
  /**
   * Only the editor's own elements and addresses that may stand on our pages; the same again for what is clean already.
   */
  readonly clean: (html: string) => string;
  /** The words alone, in one line of at most `most` characters. */
  readonly summary: (html: string, most: number) => string;
};

export const OrganiserHtml: Token<OrganiserHtml> = token<OrganiserHtml>('OrganiserHtml');
