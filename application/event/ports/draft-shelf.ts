import { type Token, token } from '#domain/kernel/token.ts';

/** Keeps an unfinished form over a reload of the tab, as text. Keeps nothing where storage is full or forbidden. */
export type DraftShelf = {
  readonly read: (name: string) => string | null;
  readonly keep: (name: string, text: string) => void;
  readonly clear: (name: string) => void;
};
export const DraftShelf: Token<DraftShelf> = token('DraftShelf');
