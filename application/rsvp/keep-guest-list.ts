import { DraftShelf } from '#application/event/ports/draft-shelf.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { InviteRow } from '#domain/rsvp/import-invitations.ts';

/** `pasted`: text that was not added yet. */
type GuestListDraft = { readonly guests: readonly InviteRow[]; readonly pasted: string };

/** The account is part of the key, so that another person at the same browser does not find the list. */
type GuestListOwner = { readonly accountId: string; readonly eventId: number };

export type KeepGuestList = {
  /** Null: none is kept, or it is unreadable. */
  readonly find: (of: GuestListOwner) => GuestListDraft | null;
  /** An empty list is removed. */
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
