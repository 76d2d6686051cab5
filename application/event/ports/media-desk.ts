import type { MediaInput } from '#domain/event/session-media.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** A document, image, video or link of a session. */
export type SessionMedia = MediaInput & {
  readonly id: string;
  readonly sessionId: number;
  /** For ticket holders and the team only. */
  readonly isPrivate: boolean;
  /** Of an uploaded file. */
  readonly format: string | null;
  readonly bytes: number | null;
};

export type MediaDesk = {
  readonly ofEvent: (eventId: number) => Promise<Result<readonly SessionMedia[], Refusal>>;
  readonly add: (sessionId: number, media: MediaInput) => Promise<Result<null, Refusal>>;
  readonly rename: (id: string, label: string) => Promise<Result<null, Refusal>>;
  /** `ids`: all of the session's media, in their new order. */
  readonly arrange: (sessionId: number, ids: readonly string[]) => Promise<Result<null, Refusal>>;
  readonly discard: (id: string) => Promise<Result<null, Refusal>>;
};
export const MediaDesk: Token<MediaDesk> = token('MediaDesk');
