import { type Token, token } from '#domain/kernel/token.ts';

/** Keeps an unfinished form of this browser tab over a reload, as text; a full or forbidden store keeps nothing. */
export type DraftShelf = {
  readonly read: (name: string) => string | null;
  readonly keep: (name: string, text: string) => void;
  readonly clear: (name: string) => void;
};
export const DraftShelf: Token<DraftShelf> = token('DraftShelf');
