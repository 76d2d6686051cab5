import type { DeskEvent, DeskSession, DeskTicketType } from '#application/event/ports/event-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { AdmissionOutcome } from '#domain/ticket/admit.ts';

export type MemoryGuest = {
  readonly ticketId: string;
  readonly code: string;
  readonly eventId: number;
  readonly sessionId: number;
  readonly ticketTypeId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly orderNumber: string;
  readonly status: 'VALID' | 'VOID';
  readonly hand?: 'HELD' | 'SENT' | 'RECEIVED';
  readonly boughtAt: Instant;
  readonly checkIns: readonly Instant[];
  /** Outside since then. */
  readonly leftAt?: Instant | null;
};

export type MemoryTicketType = Omit<DeskTicketType, 'version'>;
export type MemorySession = Omit<DeskSession, 'ticketTypes' | 'invitationTicket' | 'version'> & {
  readonly ticketTypes: readonly MemoryTicketType[];
};
export type MemoryEvent = Omit<DeskEvent, 'sessions' | 'publishBlockers' | 'version'> & {
  readonly sessions: readonly MemorySession[];
  readonly favourite?: boolean;
  readonly featured?: boolean;
};

export type MemoryDeskWorld = {
  readonly events: Map<number, MemoryEvent>;
  readonly guests: Map<string, MemoryGuest>;
  readonly scans: Map<
    string,
    {
      readonly ticketId: string;
      readonly at: Instant;
      readonly outcome: AdmissionOutcome;
      readonly count: number;
    }
  >;
  readonly now: () => Instant;
  readonly nextId: () => number;
};

export function makeMemoryDeskWorld(now: () => Instant): MemoryDeskWorld {
  let last = 1000;
  return {
    events: new Map(),
    guests: new Map(),
    scans: new Map(),
    now,
    nextId: () => {
      last += 1;
      return last;
    },
  };
}
