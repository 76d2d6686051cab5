import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** A photo of the event page; `url` is small. The caption also describes it to who cannot see it; empty: none. */
export type EventPhoto = {
  readonly id: string;
  readonly url: string;
  readonly fullUrl: string;
  readonly caption: string;
};

export type PhotoDesk = {
  /** In their order, the cover first. */
  readonly ofEvent: (eventId: number) => Promise<Result<readonly EventPhoto[], Refusal>>;
  readonly add: (eventId: number, url: string) => Promise<Result<null, Refusal>>;
  /** `photos`: all of the event's, in their new order. */
  readonly arrange: (
    eventId: number,
    photos: readonly Pick<EventPhoto, 'id' | 'caption'>[],
  ) => Promise<Result<null, Refusal>>;
  readonly discard: (id: string) => Promise<Result<null, Refusal>>;
};
export const PhotoDesk: Token<PhotoDesk> = token('PhotoDesk');
