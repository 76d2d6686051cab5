import type { ScanFlag } from '#domain/door/offline-door.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { AdmissionOutcome, Way } from '#domain/ticket/admit.ts';

/** `seat`: its name; null: there is none. */
export type DoorGuest = {
  readonly name: string;
  readonly ticketName: string;
  readonly seat: string | null;
  readonly sessionName: string;
};

export type Admission = {
  readonly outcome: AdmissionOutcome;
  readonly at: Instant;
  readonly firstAt: Instant;
  /** Check-ins of this ticket so far, this one included. */
  readonly count: number;
  readonly guest: DoorGuest;
};

type DoorSummary = { readonly expected: number; readonly admitted: number };

/** A scan that this device's person or gate pass made. */
export type OwnScan = {
  readonly key: string;
  readonly ticketId: string;
  readonly at: Instant;
  readonly outcome: AdmissionOutcome;
  readonly guest: DoorGuest;
};

export type DoorSession = {
  readonly id: number;
  readonly name: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
};
export type DoorPlace = {
  readonly eventId: number;
  readonly name: string;
  readonly timezone: string;
  readonly sessions: readonly DoorSession[];
  /** Whether guests may go out and come back in. */
  readonly reEntry?: boolean | undefined;
  /** Whether guests are also found over the network, by e-mail and phone. */
  readonly managesGuests?: boolean | undefined;
  /** What the device opens the door with; absent: the person's own right. */
  readonly pass?: { readonly id: string; readonly name: string; readonly endsAt: Instant } | undefined;
};

/** The device at a door. `name`: what its staff calls it. */
export type Gate = { readonly id: string; readonly name: string | null };

export type ListedTicket = {
  /** As in the QR code. */
  readonly ticketId: string;
  readonly code: string;
  readonly issueNumber: number;
  readonly sessionId: number;
  readonly isValid: boolean;
  readonly checkIns: number;
  readonly firstAt: Instant | null;
  /** Outside since then; absent in a list of an older version. */
  readonly leftAt?: Instant | null | undefined;
  readonly name: string;
  readonly ticketName: string;
  readonly seat: string | null;
};

/** What a ticket has after one of its scans was taken back. */
export type CheckInsLeft = {
  readonly count: number;
  readonly firstAt: Instant | null;
  readonly leftAt: Instant | null;
};

/** Ed25519, 32 bytes. */
export type TicketKey = { readonly number: number; readonly publicKey: Uint8Array };

type DoorListPage = {
  readonly keys: readonly TicketKey[];
  readonly tickets: readonly ListedTicket[];
  /** Where the next page begins; null: this is the last. */
  readonly next: string | null;
};

export type LateScan = {
  readonly key: string;
  readonly text: string;
  readonly sessionId: number;
  /** Absent: in. */
  readonly way?: Way | undefined;
  readonly at: Instant;
  /** When the device took the list it decided by; null: it had none. */
  readonly listMadeAt: Instant | null;
};

/** A scan that staff should look at. */
export type DoorConflict = {
  readonly key: string;
  readonly flag: ScanFlag;
  readonly at: Instant;
  readonly gate: Gate | null;
  /** null: the code is nobody's. */
  readonly guest: { readonly name: string; readonly ticketName: string; readonly seat: string | null } | null;
  readonly voidedAt: Instant | null;
  readonly first: { readonly at: Instant; readonly gate: Gate | null } | null;
};

/** The record of who came in. Rejects when no answer came: nobody then knows whether the scan was recorded. */
export type Door = {
  /** `abilities`: what the viewer may do with the event. */
  readonly open: (eventId: number) => Promise<Result<DoorPlace & { readonly abilities: readonly string[] }, Refusal>>;
  readonly summary: (eventId: number, sessionId: number) => Promise<Result<DoorSummary, Refusal>>;
  /** The last few, newest first, without those that were taken back. */
  readonly ownScans: (eventId: number, sessionId: number) => Promise<Result<readonly OwnScan[], Refusal>>;
  /** One scan counts once, however often it is sent with the same key. */
  readonly admit: (
    text: string,
    sessionId: number,
    key: string,
    /** WARN: a ticket days too early is refused with TICKET_TOO_EARLY and not counted. */
    early: 'WARN' | 'ADMIT',
    gate?: Gate,
    way?: Way,
  ) => Promise<Result<Admission, Refusal>>;
  /** The event's tickets by id. `from`: where the page before ended; null: the first. */
  readonly list: (eventId: number, from: string | null) => Promise<Result<DoorListPage, Refusal>>;
  /** Finds tickets by a part of name, e-mail, phone or code; for who manages the guests. */
  readonly find: (eventId: number, text: string, limit: number) => Promise<Result<readonly ListedTicket[], Refusal>>;
  /** Records scans that were decided offline, each once; `now`: by the clock that their times are of. */
  readonly handIn: (
    eventId: number,
    gate: Gate,
    scans: readonly LateScan[],
    now: Instant,
  ) => Promise<Result<readonly { readonly key: string; readonly flag: ScanFlag | null }[], Refusal>>;
  /** Takes back a scan of this device's person or gate pass, by its key. */
  readonly undo: (eventId: number, key: string) => Promise<Result<CheckInsLeft, Refusal>>;
  /** Newest first. */
  readonly conflicts: (eventId: number) => Promise<Result<readonly DoorConflict[], Refusal>>;
};
export const Door: Token<Door> = token('Door');
