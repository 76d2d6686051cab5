import { DraftShelf } from '#application/event/ports/draft-shelf.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { InviteRow } from '#domain/rsvp/import-invitations.ts';

/** A list of guests that was begun and not sent; `pasted`: what stands in the field for many and was not added yet. */
type GuestListDraft = { readonly guests: readonly InviteRow[]; readonly pasted: string };

/** Whose list, and to which event: another person at the same browser does not find it. */
type GuestListOwner = { readonly accountId: string; readonly eventId: number };

/** Keeps a list of guests while its page is left, in this tab alone. */
export type KeepGuestList = {
  /** Null: nothing was begun, or it cannot be read any more. */
  readonly find: (of: GuestListOwner) => GuestListDraft | null;
  /** An empty list is forgotten. */
  readonly keep: (of: GuestListOwner, draft: GuestListDraft) => void;
};

const nameOf = ({ accountId, eventId }: GuestListOwner): string => `guests:${accountId}:${eventId}`;
const isEmpty = ({ guests, pasted }: GuestListDraft): boolean => guests.length === 0 && pasted.trim() === '';

const isRow = (line: unknown): line is InviteRow =>
  typeof line === 'object' &&
  line !== null &&
  'name' in line &&
  'email' in line &&
  typeof line.name === 'string' &&
  typeof line.email === 'string';

function read(text: string): GuestListDraft | null {
  try {
    const { guests, pasted } = JSON.parse(text) as Partial<Record<keyof GuestListDraft, unknown>>;
    return Array.isArray(guests) && guests.every(isRow) && typeof pasted === 'string' ? { guests, pasted } : null;
  } catch {
    return null;
  }
}

export const KeepGuestList = defineUseCase(
  'KeepGuestList',
  { shelf: DraftShelf },
  ({ shelf }): KeepGuestList => ({
    find: (of) => {
      const text = shelf.read(nameOf(of));
      const draft = text === null ? null : read(text);
      return draft === null || isEmpty(draft) ? null : draft;
    },
    keep: (of, draft) => {
      if (isEmpty(draft)) shelf.clear(nameOf(of));
      else
        shelf.keep(
          nameOf(of),
          JSON.stringify({ guests: draft.guests.map(({ name, email }) => ({ name, email })), pasted: draft.pasted }),
        );
    },
  }),
);
