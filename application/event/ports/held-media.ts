import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { SessionMedia } from './media-desk.ts';

/** The media of a session that the viewer may see, those for ticket holders included. */
export type HeldMedia = {
  readonly ofSession: (sessionId: number) => Promise<Result<readonly SessionMedia[], Refusal>>;
};
export const HeldMedia: Token<HeldMedia> = token('HeldMedia');
