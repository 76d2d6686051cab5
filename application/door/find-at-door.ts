import { afterOwnScan } from '#application/door/after-own-scan.ts';
import { Door, type ListedTicket } from '#application/door/ports/door.ts';
import { DoorShelf } from '#application/door/ports/door-shelf.ts';
import { ScanQueue } from '#application/door/ports/scan-queue.ts';
import { byDoorState, type DoorTicketState, doorSearch, doorTicketState } from '#domain/door/door-search.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type FoundTicket = Pick<
  ListedTicket,
  'ticketId' | 'code' | 'sessionId' | 'name' | 'ticketName' | 'seat' | 'firstAt' | 'leftAt'
> & {
  readonly state: DoorTicketState;
};

/** NO_LIST: nobody answers, and the device has no list yet. */
export type FoundAtDoor =
  | { readonly kind: 'FOUND'; readonly tickets: readonly FoundTicket[]; readonly more: boolean }
  | { readonly kind: 'NO_LIST' };

type Asked = {
  readonly eventId: number;
  readonly sessionId: number;
  readonly text: string;
  readonly offline: boolean;
  readonly managesGuests: boolean;
};

/**
 * Finds guests at the door: over the network for who manages the guests, also by e-mail, else in the list that this
 * device keeps. null: too little was typed. [design]
 */
export type FindAtDoor = (asked: Asked) => Promise<FoundAtDoor | null>;

const MOST_SHOWN = 20;
/** Read from the device before the first twenty are chosen of them. */
const MOST_READ = 200;
/** Staff do not wait longer for the network. */
const PATIENCE_MS = 2_000;

export const FindAtDoor = defineUseCase(
  'FindAtDoor',
  { door: Door, shelf: DoorShelf, queue: ScanQueue },
  ({
    door,
    shelf,
    queue,
  }: {
    readonly door: Pick<Door, 'find'>;
    readonly shelf: Pick<DoorShelf, 'door' | 'search'>;
    readonly queue: Pick<ScanQueue, 'read'>;
  }): FindAtDoor => {
    async function overNetwork(eventId: number, text: string): Promise<readonly ListedTicket[] | null> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), PATIENCE_MS);
      });
      const asked = door
        .find(eventId, text, MOST_SHOWN + 1)
        .then((found) => (found.ok ? found.value : null))
        .catch(() => null);
      return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
    }

    return async ({ eventId, sessionId, text, offline, managesGuests }) => {
      const matches = doorSearch(text);
      if (matches === null) return null;
      const [kept, unsent] = await Promise.all([shelf.door(eventId), queue.read(eventId)]);
      const answer = managesGuests && !offline ? await overNetwork(eventId, text) : null;
      if (answer === null && (kept === null || kept.list === null)) return { kind: 'NO_LIST' };
      const found = answer ?? (await shelf.search(eventId, matches, MOST_READ));
      const tickets = found
        .map((ticket): FoundTicket => {
          const own = unsent.filter((scan) => scan.ticketId === ticket.ticketId && scan.undone === undefined);
          const now = own.reduce(afterOwnScan, ticket);
          const { ticketId, code, name, ticketName, seat, firstAt, leftAt = null } = now;
          const state = doorTicketState({ ...now, leftAt }, sessionId);
          return { ticketId, code, sessionId: ticket.sessionId, name, ticketName, seat, firstAt, leftAt, state };
        })
        .sort(byDoorState);
      return { kind: 'FOUND', tickets: tickets.slice(0, MOST_SHOWN), more: tickets.length > MOST_SHOWN };
    };
  },
);
