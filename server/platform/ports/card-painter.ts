import type { InvitationCard, PreviewSize } from '#domain/event/share/link-preview.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { NumbersCardShape } from '#domain/report/numbers-card.ts';

/** Text of a social preview: short plain lines, the largest in the middle. */
export type Card = {
  readonly over: string;
  readonly title: string;
  readonly under: string;
  /** Beside the words; null: a pattern. */
  readonly picture: Uint8Array | null;
};

/** An invitation with its guest's name; each is one line. Blank: left out. */
export type Invitation = Omit<InvitationCard, 'imageUrl'> & {
  /** The event's; null: gold. */
  readonly picture: Uint8Array | null;
};

/** An event in numbers. */
export type NumbersPicture = {
  readonly over: string;
  readonly eventName: string;
  readonly time: string;
  /** The first is the largest; at most four. */
  readonly numbers: readonly { readonly number: string; readonly label: string }[];
  readonly shape: NumbersCardShape;
  /** The event's; null: gold. */
  readonly picture: Uint8Array | null;
};

/** Paints cards as JPEG. Rejects when it cannot, or when too many wait. */
export type CardPainter = {
  readonly paint: (card: Card, size: PreviewSize) => Promise<Buffer>;
  /** Square. */
  readonly invite: (invitation: Invitation) => Promise<Buffer>;
  /** PNG, as it is downloaded. */
  readonly numbers: (card: NumbersPicture) => Promise<Buffer>;
  /** The middle of a picture, three times as wide as high. */
  readonly banner: (picture: Uint8Array) => Promise<Buffer>;
};
export const CardPainter: Token<CardPainter> = token<CardPainter>('CardPainter');
