import type { FileMediaKind, MediaKind } from '#domain/event/session-media.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { StoredFormat } from '#server/platform/ports/private-file-rows.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** A private file, by the account that uploaded it. */
export type MediaFile = StoredFormat & { readonly accountId: AccountId; readonly fileId: string };

export type SessionMediaRow = {
  readonly eventId: number;
  readonly sessionMediaId: string;
  readonly sectionEventId: number;
  /** For the session's ticket holders and its team only. */
  readonly isPrivate: boolean;
  readonly label: string;
  readonly position: number;
  readonly insertedAt: Instant;
} & (
  | { readonly kind: FileMediaKind; readonly file: MediaFile }
  | { readonly kind: Exclude<MediaKind, FileMediaKind>; readonly url: string }
);

/** Media of sessions, in the organiser's order. */
export type SessionMedia = {
  readonly find: (eventId: number, sessionMediaId: string) => Promise<SessionMediaRow | null>;
  /** Of many events at once. */
  readonly ofEvents: (eventIds: readonly number[]) => Promise<readonly SessionMediaRow[]>;
  /** The session's media, locked until the transaction ends; null without such a session. */
  readonly lock: (
    tx: Transaction,
    eventId: number,
    sectionEventId: number,
  ) => Promise<readonly SessionMediaRow[] | null>;
  /** Adds one, or changes its title, audience and position. */
  readonly put: (tx: Transaction, media: SessionMediaRow) => Promise<void>;
  readonly remove: (tx: Transaction, eventId: number, sessionMediaIds: readonly string[]) => Promise<void>;
};
export const SessionMedia: Token<SessionMedia> = token<SessionMedia>('SessionMedia');
