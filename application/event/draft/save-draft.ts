import { CONTROLS, type DraftProblem } from '#application/event/draft-problems.ts';
import type { CoverDraft, EventDraft, SessionDraft, TicketDraft } from '#application/event/event-draft.ts';
import type { DeskEvent, EventDesk } from '#application/event/ports/event-desk.ts';
import { readEvent, readSession, readTicket } from '#application/event/read-draft.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Refusal } from '#domain/refusal.ts';

export type LearnedIds = {
  readonly event: { readonly eventId: number; readonly slug: string } | null;
  readonly sessions: ReadonlyMap<string, number>;
  readonly tickets: ReadonlyMap<string, string>;
  /** The cover as attached to the event; null when there was none, or attaching failed. */
  readonly cover: CoverDraft | null;
  /** The server refused to remove them. Ticket types by their session's key. */
  readonly kept: {
    readonly sessions: readonly SessionDraft[];
    readonly tickets: ReadonlyMap<string, readonly TicketDraft[]>;
  };
};

/** As read or saved last, by `event`, `session.{id}` and `ticket.{id}`. */
export type Versions = ReadonlyMap<string, string>;

export const versionsOf = (event: DeskEvent): Versions =>
  new Map(
    [
      ['event', event.version] as const,
      ...event.sessions.map((session) => [`session.${session.id}`, session.version] as const),
      ...event.sessions.flatMap(({ ticketTypes }) =>
        ticketTypes.map((type) => [`ticket.${type.id}`, type.version] as const),
      ),
    ].flatMap(([part, version]) => (version === null ? [] : [[part, version] as const])),
  );

export type DraftSaved = {
  /** The event on the server; null while there is none. */
  readonly stored: EventDraft | null;
  readonly learned: LearnedIds;
  /** Of the parts that were saved now. */
  readonly versions: Versions;
  /** What the server refused. Incomplete parts are not problems here; they are saved later. */
  readonly refused: readonly DraftProblem[];
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const sessionById = (draft: EventDraft | null, id: number | null): SessionDraft | undefined =>
  draft?.sessions.find((session) => session.id === id && id !== null);
const ticketById = (session: SessionDraft | undefined, id: string | null): TicketDraft | undefined =>
  session?.tickets.find((ticket) => ticket.id === id && id !== null);

function fieldOf(prefix: string, refusal: Refusal, otherwise: string): string {
  if (refusal.code === 'CAPACITY_BELOW_TAKEN') return `${prefix}capacity`;
  if (refusal.code === 'APPROVAL_ONLY_FOR_FREE') return prefix === '' ? 'approval' : `${prefix}price`;
  if (refusal.code !== 'INVALID_INPUT') return `${prefix}${otherwise}`;
  const last = refusal.field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? otherwise;
  return `${prefix}${CONTROLS[last] ?? last}`;
}

/** What differs from the server and can be parsed. Created once it has a name and a first session. */
export async function saveDraft(
  desk: EventDesk,
  draft: EventDraft,
  before: EventDraft | null,
  now: Instant,
  /** Changed parts with another version by now are refused with STALE; the others are overwritten. */
  versions: Versions = new Map(),
): Promise<DraftSaved> {
  const after = new Map<string, string>();
  const note = (part: string, { version }: { readonly version: string | null }) => {
    if (version !== null) after.set(part, version);
  };
  const sessions = new Map<string, number>();
  const tickets = new Map<string, string>();
  const refused: DraftProblem[] = [];
  const keptSessions: SessionDraft[] = [];
  const keptTickets = new Map<string, readonly TicketDraft[]>();
  let cover: CoverDraft | null = null;
  let identity = draft.eventId === null ? null : { eventId: draft.eventId, slug: draft.slug ?? '' };
  const outcome = (stored: EventDraft | null): DraftSaved => ({
    stored,
    learned: { event: identity, sessions, tickets, cover, kept: { sessions: keptSessions, tickets: keptTickets } },
    versions: after,
    refused,
  });
  const refuse = (prefix: string, refusal: Refusal, otherwise: string) => {
    refused.push({ field: fieldOf(prefix, refusal, otherwise), code: 'REFUSED', refusal });
  };

  const event = readEvent(draft).fields;
  const first = draft.sessions[0];
  if (identity === null) {
    const firstFields = first === undefined ? null : readSession(first, draft, now).fields;
    if (event === null || first === undefined || firstFields === null) return outcome(null);
    const created = await desk.create(event, firstFields, draft.corporateId ?? null);
    if (!created.ok) {
      refuse('', created.refusal, 'name');
      return outcome(null);
    }
    identity = { eventId: created.value.eventId, slug: created.value.slug };
    sessions.set(first.key, created.value.sessionId);
  } else if (event !== null && (before === null || !same(event, readEvent(before).fields))) {
    const changed = await desk.change(identity.eventId, event, versions.get('event'));
    if (changed.ok) {
      identity = { ...identity, slug: changed.value.slug };
      note('event', changed.value);
    } else refuse('', changed.refusal, 'name');
  }
  const { eventId } = identity;

  if (draft.cover !== null && draft.cover.id === null) {
    const attached = await desk.setCover(eventId, draft.cover.url, draft.cover.replaces ?? null);
    if (attached.ok) cover = { ...attached.value, url: draft.cover.url };
    else refuse('', attached.refusal, 'cover');
  }

  for (const gone of before?.sessions ?? []) {
    if (gone.id === null || draft.sessions.some((session) => session.id === gone.id)) continue;
    const removed = await desk.removeSession(gone.id);
    if (removed.ok) continue;
    refuse(`session.${gone.key}.`, removed.refusal, 'begin');
    keptSessions.push(gone);
  }

  const storedSessions: SessionDraft[] = [];
  for (const session of draft.sessions) {
    const prefix = `session.${session.key}.`;
    const known = sessionById(before, session.id);
    const fields = readSession(session, draft, now).fields;
    let id = session.id ?? sessions.get(session.key) ?? null;
    let isKept = fields !== null;
    if (fields !== null && id === null) {
      const added = await desk.addSession(eventId, fields);
      if (added.ok) id = added.value.sessionId;
      else refuse(prefix, added.refusal, 'name');
      if (id !== null) sessions.set(session.key, id);
    } else if (
      fields !== null &&
      session.id !== null &&
      (known === undefined || before === null || !same(fields, readSession(known, before, now).fields))
    ) {
      const changed = await desk.changeSession(session.id, fields, versions.get(`session.${session.id}`));
      if (changed.ok) note(`session.${session.id}`, changed.value);
      else {
        isKept = false;
        refuse(prefix, changed.refusal, 'begin');
      }
    }
    if (id === null) continue;

    for (const gone of known?.tickets ?? []) {
      if (gone.id === null || session.tickets.some((ticket) => ticket.id === gone.id)) continue;
      const removed = await desk.removeTicketType(gone.id);
      if (removed.ok) continue;
      refuse(`ticket.${gone.key}.`, removed.refusal, 'name');
      keptTickets.set(session.key, [...(keptTickets.get(session.key) ?? []), gone]);
    }
    const storedTickets: TicketDraft[] = [...(keptTickets.get(session.key) ?? [])];
    for (const ticket of session.tickets) {
      const at = `ticket.${ticket.key}.`;
      const wanted = readTicket(ticket, draft).fields;
      const knownTicket = ticketById(known, ticket.id);
      if (wanted === null) {
        if (knownTicket !== undefined) storedTickets.push(knownTicket);
        continue;
      }
      if (ticket.id === null) {
        const added = await desk.addTicketType(id, wanted);
        if (!added.ok) {
          refuse(at, added.refusal, 'name');
          continue;
        }
        tickets.set(ticket.key, added.value.ticketTypeId);
        storedTickets.push({ ...ticket, id: added.value.ticketTypeId });
      } else if (
        knownTicket === undefined ||
        before === null ||
        !same(wanted, readTicket(knownTicket, before).fields)
      ) {
        const changed = await desk.changeTicketType(ticket.id, wanted, versions.get(`ticket.${ticket.id}`));
        if (changed.ok) {
          storedTickets.push(ticket);
          note(`ticket.${ticket.id}`, changed.value);
        } else {
          refuse(at, changed.refusal, 'name');
          if (knownTicket !== undefined) storedTickets.push(knownTicket);
        }
      } else storedTickets.push(ticket);
    }
    storedSessions.push({ ...(!isKept && known !== undefined ? known : session), id, tickets: storedTickets });
  }

  const eventRefused = refused.some(
    (problem) => !problem.field.startsWith('session.') && !problem.field.startsWith('ticket.'),
  );
  const base = before !== null && (event === null || eventRefused) ? before : draft;
  return outcome({
    ...base,
    ...identity,
    ...(cover === null ? {} : { cover }),
    sessions: [...storedSessions, ...keptSessions],
  });
}

export function withLearnedIds(draft: EventDraft, learned: LearnedIds): EventDraft {
  return {
    ...draft,
    ...(learned.event ?? {}),
    cover: learned.cover !== null && draft.cover?.url === learned.cover.url ? learned.cover : draft.cover,
    sessions: [
      ...draft.sessions.map((session) => ({
        ...session,
        id: session.id ?? learned.sessions.get(session.key) ?? null,
        tickets: [
          ...session.tickets.map((ticket) => ({
            ...ticket,
            id: ticket.id ?? learned.tickets.get(ticket.key) ?? null,
          })),
          ...(learned.kept.tickets.get(session.key) ?? []),
        ],
      })),
      ...learned.kept.sessions,
    ],
  };
}
