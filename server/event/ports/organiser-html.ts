import { type Token, token } from '#domain/kernel/token.ts';

export type OrganiserHtml = {
  /** Only the editor's elements and permitted addresses; idempotent. */
  readonly clean: (html: string) => string;
  /** Plain text in one line of at most `most` characters. */
  readonly summary: (html: string, most: number) => string;
};

export const OrganiserHtml: Token<OrganiserHtml> = token<OrganiserHtml>('OrganiserHtml');
