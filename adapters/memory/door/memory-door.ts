import type { MemoryDeskWorld, MemoryGuest } from '#adapters/memory/event/memory-desk-world.ts';
import type {
  Admission,
  Door,
  DoorConflict,
  DoorGuest,
  Gate,
  ListedTicket,
  OwnScan,
} from '#application/door/ports/door.ts';
import type { ScanFlag } from '#domain/door/offline-door.ts';
import { outcomeOfScan } from '#domain/door/repeated-scan.ts';
import { undoCheckIn } from '#domain/door/undo-check-in.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type AdmissionOutcome, admit, type Way } from '#domain/ticket/admit.ts';

/** A ticket's QR text is its code. `cut` simulates a lost network. */
export function makeMemoryDoor(world: MemoryDeskWorld): Door & { readonly cut: (isCut: boolean) => void } {
  let away = false;
  const reach = () => {
    if (away) throw new Error('No network');
  };
  const sessionName = (guest: MemoryGuest) =>
    world.events.get(guest.eventId)?.sessions.find((session) => session.id === guest.sessionId)?.name ?? '';
  const ticketName = (guest: MemoryGuest) =>
    world.events
      .get(guest.eventId)
      ?.sessions.flatMap((session) => session.ticketTypes)
      .find((type) => type.id === guest.ticketTypeId)?.name ?? '';
  const shown = (guest: MemoryGuest): DoorGuest => ({
    name: fullName(guest),
    ticketName: ticketName(guest),
    seat: null,
    sessionName: sessionName(guest),
  });

  const listed = (guest: MemoryGuest): ListedTicket => ({
    ticketId: guest.ticketId,
    code: guest.code,
    issueNumber: 1,
    sessionId: guest.sessionId,
    isValid: guest.status === 'VALID',
    checkIns: guest.checkIns.length,
    firstAt: guest.checkIns[0] ?? null,
    leftAt: guest.leftAt ?? null,
    name: fullName(guest),
    ticketName: ticketName(guest),
    seat: null,
  });

  const gates = new Map<string, Gate>();
  const handedIn = new Map<string, ScanFlag | null>();
  /** By key: the check-ins that count, and those that were taken back. */
  const counted = new Map<
    string,
    { readonly ticketId: string; readonly at: Instant; readonly outcome: AdmissionOutcome; undone: boolean }
  >();
  const isOut = ({ outcome }: { readonly outcome: AdmissionOutcome }) => outcome === 'LEFT';
  const conflicts: DoorConflict[] = [];

  return {
    list: async (eventId) => {
      reach();
      const guests = [...world.guests.values()].filter((guest) => guest.eventId === eventId);
      return ok({
        keys: [],
        tickets: guests.map(listed),
        next: null,
      });
    },
    find: async (eventId, text, limit) => {
      reach();
      const word = plainWords(text);
      return ok(
        [...world.guests.values()]
          .filter((guest) => guest.eventId === eventId)
          .filter((guest) => plainWords(`${fullName(guest)} ${guest.email} ${guest.code}`).includes(word))
          .slice(0, limit)
          .map(listed),
      );
    },
    handIn: async (eventId, gate, scans) => {
      reach();
      const flagOf = (guest: MemoryGuest | undefined, sessionId: number, way: Way): ScanFlag | null => {
        if (guest === undefined) return 'UNKNOWN_TICKET';
        if (guest.sessionId !== sessionId) return 'OTHER_SESSION';
        if (guest.status === 'VOID') return 'TICKET_VOID';
        const isOutside = guest.checkIns.length === 0 || (guest.leftAt ?? null) !== null;
        if (way === 'OUT') return isOutside ? 'NOT_INSIDE' : null;
        if (isOutside) return null;
        return (gates.get(guest.ticketId)?.id ?? gate.id) === gate.id ? null : 'OTHER_GATE';
      };
      return ok(
        scans.map(({ key, text, sessionId, way = 'IN', at }) => {
          if (world.scans.has(key)) return { key, flag: null };
          if (handedIn.has(key)) return { key, flag: handedIn.get(key) ?? null };
          const guest = [...world.guests.values()].find((one) => one.eventId === eventId && one.code === text);
          const flag = flagOf(guest, sessionId, way);
          handedIn.set(key, flag);
          if (flag !== null)
            conflicts.unshift({
              key,
              flag,
              at,
              gate,
              guest: guest === undefined ? null : shown(guest),
              voidedAt: null,
              first:
                guest === undefined || flag !== 'OTHER_GATE'
                  ? null
                  : { at: guest.checkIns[0] ?? at, gate: gates.get(guest.ticketId) ?? null },
            });
          if (guest !== undefined && (flag === null || flag === 'OTHER_GATE')) {
            const isBack = (guest.leftAt ?? null) !== null;
            const checkIns = way === 'OUT' ? guest.checkIns : [...guest.checkIns, at].sort((a, b) => a - b);
            world.guests.set(guest.ticketId, { ...guest, checkIns, leftAt: way === 'OUT' ? at : null });
            if (isBack || !gates.has(guest.ticketId)) gates.set(guest.ticketId, gate);
            const outcome = outcomeOfScan({ way, isBack, number: checkIns.length });
            counted.set(key, { ticketId: guest.ticketId, at, outcome, undone: false });
          }
          return { key, flag };
        }),
      );
    },
    undo: async (_eventId, key) => {
      reach();
      const scan = counted.get(key);
      const guest = scan === undefined ? undefined : world.guests.get(scan.ticketId);
      if (scan === undefined || guest === undefined) return refused({ code: 'UNDO_REFUSED', because: 'NOT_FOUND' });
      const by = { accountId: 'door' as AccountId, gatePassId: null };
      const decided = undoCheckIn(
        {
          by,
          at: scan.at,
          isLast: (guest.leftAt ?? guest.checkIns.at(-1)) === scan.at,
          undoneAt: scan.undone ? scan.at : null,
        },
        { by, managesGuests: false },
        world.now(),
      );
      if (!decided.ok) return decided;
      scan.undone = true;
      const checkIns = isOut(scan) ? guest.checkIns : guest.checkIns.slice(0, -1);
      const before = [...counted.values()].filter((one) => one.ticketId === scan.ticketId && !one.undone).at(-1);
      const leftAt = before !== undefined && isOut(before) ? before.at : null;
      world.guests.set(scan.ticketId, { ...guest, checkIns, leftAt });
      return ok({ count: checkIns.length, firstAt: checkIns[0] ?? null, leftAt });
    },
    conflicts: async () => {
      reach();
      return ok([...conflicts]);
    },
    cut: (isCut) => {
      away = isCut;
    },
    open: async (eventId) => {
      reach();
      const event = world.events.get(eventId);
      return event === undefined
        ? refused({ code: 'EVENT_NOT_FOUND' })
        : ok({
            eventId,
            name: event.name,
            timezone: event.timezone,
            reEntry: event.allowReEntry,
            abilities: ['event.check-in'],
            sessions: event.sessions,
          });
    },
    summary: async (eventId, sessionId) => {
      reach();
      const guests = [...world.guests.values()].filter(
        (guest) => guest.eventId === eventId && guest.sessionId === sessionId && guest.status === 'VALID',
      );
      return ok({
        expected: guests.length,
        admitted: guests.filter((guest) => guest.checkIns.length > 0).length,
      });
    },
    ownScans: async (eventId, sessionId) => {
      reach();
      const own = [...counted].flatMap(([key, { ticketId, at, outcome, undone }]): OwnScan[] => {
        const guest = world.guests.get(ticketId);
        if (undone || guest?.eventId !== eventId || guest.sessionId !== sessionId) return [];
        return [{ key, ticketId, at, outcome, guest: shown(guest) }];
      });
      return ok(own.sort((one, other) => other.at - one.at).slice(0, 5));
    },
    admit: async (text, sessionId, key, early, gate, way = 'IN') => {
      reach();
      const event = [...world.events.values()].find(({ sessions }) => sessions.some(({ id }) => id === sessionId));
      const eventId = event?.id;
      const beginAt = event?.sessions.find(({ id }) => id === sessionId)?.beginAt;
      const guest = [...world.guests.values()].find(
        (one) => one.code === text && (eventId === undefined || one.eventId === eventId),
      );
      if (guest === undefined) return refused({ code: 'QR_INVALID' });
      const at = world.now();
      const first = guest.checkIns[0];
      const ticket = {
        ...guest,
        sectionEventId: guest.sessionId,
        issueNumber: 1,
        redeemCount: guest.checkIns.length,
        firstRedeemedAt: first ?? null,
        leftAt: guest.leftAt ?? null,
      };
      const known = world.scans.get(key);
      if (known !== undefined && first !== undefined) {
        return ok({
          outcome: known.outcome,
          at: known.at,
          firstAt: first,
          count: known.count,
          guest: shown(guest),
        } satisfies Admission);
      }
      const admitted = admit(
        ticket,
        {
          eventId: guest.eventId,
          sectionEventId: sessionId,
          issueNumber: null,
          warnBefore: early === 'WARN' ? beginAt : undefined,
          way,
          reEntry: event?.allowReEntry === true,
        },
        at,
      );
      if (!admitted.ok) return admitted;
      const { outcome, firstRedeemAt, count } = admitted.value;
      const checkIns = way === 'OUT' ? guest.checkIns : [...guest.checkIns, at];
      world.guests.set(guest.ticketId, { ...guest, checkIns, leftAt: way === 'OUT' ? at : null });
      const isNew = outcome === 'RE_ENTERED' || !gates.has(guest.ticketId);
      if (gate !== undefined && isNew) gates.set(guest.ticketId, gate);
      world.scans.set(key, { ticketId: guest.ticketId, at, outcome, count });
      counted.set(key, { ticketId: guest.ticketId, at, outcome, undone: false });
      return ok({ outcome, at, firstAt: firstRedeemAt, count, guest: shown(guest) } satisfies Admission);
    },
  };
}
