import { never } from '#domain/kernel/never.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** The longest note of a team about an order. [design] */
export const ORDER_NOTE_LENGTH = 2_000;

/** The most notes of one order. [design] */
export const MOST_ORDER_NOTES = 100;

export type OrderNote = {
  readonly noteId: string;
  readonly author: AccountId;
  readonly note: string;
  /** Of the request that added it, unique to its author. */
  readonly key: string;
};

export type NoteCommand =
  | { readonly kind: 'ADD'; readonly noteId: string; readonly note: string; readonly key: string }
  | { readonly kind: 'EDIT'; readonly noteId: string; readonly note: string }
  | { readonly kind: 'REMOVE'; readonly noteId: string };

export type NoteEvent =
  | { readonly kind: 'ADDED'; readonly note: OrderNote }
  | { readonly kind: 'EDITED'; readonly noteId: string; readonly note: string }
  | { readonly kind: 'REMOVED'; readonly noteId: string };

export type NoteRefusal =
  | RefusalIn<RequestRefusal, 'FORBIDDEN' | 'NOT_FOUND'>
  | { readonly code: 'ORDER_NOTES_FULL'; readonly most: number };

/** Only its author edits or deletes a note, whatever the role of who asks. [design] */
export const mayChangeNote = ({ author }: Pick<OrderNote, 'author'>, by: AccountId): boolean => author === by;

/** Repeated, a command changes nothing: null. [design] */
export function decideNote(
  notes: readonly OrderNote[],
  command: NoteCommand,
  by: AccountId,
): Result<NoteEvent | null, NoteRefusal> {
  const known = notes.find(({ noteId }) => noteId === command.noteId);
  switch (command.kind) {
    case 'ADD': {
      const { noteId, note, key } = command;
      if (notes.some((one) => one.author === by && one.key === key)) return ok(null);
      if (notes.length >= MOST_ORDER_NOTES) return refused({ code: 'ORDER_NOTES_FULL', most: MOST_ORDER_NOTES });
      return ok({ kind: 'ADDED', note: { noteId, author: by, note, key } });
    }
    case 'EDIT':
      if (known === undefined) return refused({ code: 'NOT_FOUND' });
      if (!mayChangeNote(known, by)) return refused({ code: 'FORBIDDEN' });
      return ok(known.note === command.note ? null : { kind: 'EDITED', noteId: known.noteId, note: command.note });
    case 'REMOVE':
      if (known === undefined) return ok(null);
      return mayChangeNote(known, by) ? ok({ kind: 'REMOVED', noteId: known.noteId }) : refused({ code: 'FORBIDDEN' });
    default:
      return never(command);
  }
}
