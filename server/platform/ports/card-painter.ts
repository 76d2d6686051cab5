import type { PreviewSize } from '#domain/event/share/link-preview.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** What stands on a picture that social networks show: short lines of plain text, the largest in the middle. */
export type Card = {
  readonly over: string;
  readonly title: string;
  readonly under: string;
  /** A picture beside the words; null: a pattern. */
  readonly picture: Uint8Array | null;
};

/**
 * Paints cards as JPEG. No text of a card can be anything but text. Rejects when it cannot, also because too many wait.
 */
export type CardPainter = { readonly paint: (card: Card, size: PreviewSize) => Promise<Buffer> };
export const CardPainter: Token<CardPainter> = token<CardPainter>('CardPainter');
