import type { EventDraft, SessionDraft, TicketDraft } from '#application/event/event-draft.ts';

/** Paths of the form's controls; `session.{key}` and `ticket.{key}` are added or removed ones. */
export type OthersChanges = {
  /** Changed by somebody else only: taken over. */
  readonly taken: readonly string[];
  /** Changed by both to different values: the organiser decides. */
  readonly conflicts: readonly string[];
};

export type MergedDraft = OthersChanges & {
  readonly draft: EventDraft;
  /** What was sent last, with what others changed since. */
  readonly sent: EventDraft;
};

/** `seen`: as read from the server; `sent`: as saved last, which the server may have tidied; `mine`: the form. */
export type Sides<T> = { readonly seen: T; readonly sent: T; readonly mine: T; readonly theirs: T };

// Records, so that the compiler asks for a new field of the form.
const EVENT = {
  type: true,
  format: true,
  name: true,
  categoryId: true,
  address: true,
  link: true,
  timezone: true,
  description: true,
  policy: true,
  cover: true,
  plate: true,
  feature: true,
  donations: true,
  approval: true,
  oneFormPerTicket: true,
  generalInfo: true,
  ticketsAtVenue: true,
  unlimited: true,
  capacity: true,
  closeAtCapacity: true,
  allowReEntry: true,
  approvalDays: true,
  refundDays: true,
  nameChangeDays: true,
  sessionChangeDays: true,
} as const satisfies Readonly<
  Record<Exclude<keyof EventDraft, 'eventId' | 'slug' | 'corporateId' | 'series' | 'sessions'>, true>
>;
const SESSION = {
  name: true,
  begin: true,
  end: true,
  address: true,
  planSale: true,
  recording: true,
} as const satisfies Readonly<Record<Exclude<keyof SessionDraft, 'key' | 'id' | 'tickets'>, true>>;
const TICKET = {
  name: true,
  description: true,
  note: true,
  kind: true,
  price: true,
  originalPrice: true,
  unlimited: true,
  capacity: true,
  limit: true,
  accountLimit: true,
  multipleOf: true,
  sale: true,
  saleBegin: true,
  saleEnd: true,
  mode: true,
} as const satisfies Readonly<Record<Exclude<keyof TicketDraft, 'key' | 'id' | 'sold' | 'held'>, true>>;

export type SharedField = keyof typeof EVENT | keyof typeof SESSION | keyof typeof TICKET;

const EVENT_FIELDS = Object.keys(EVENT) as readonly (keyof typeof EVENT)[];
const SESSION_FIELDS = Object.keys(SESSION) as readonly (keyof typeof SESSION)[];
const TICKET_FIELDS = Object.keys(TICKET) as readonly (keyof typeof TICKET)[];

type Told = { readonly taken: string[]; readonly conflicts: string[] };
type Merged<T> = { readonly draft: T; readonly sent: T };
type Row = { readonly key: string; readonly id: number | string | null };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Field by field; in a conflict `whose` wins. */
export function mergeDraft(sides: Sides<EventDraft>, whose: 'MINE' | 'THEIRS'): MergedDraft {
  const told: Told = { taken: [], conflicts: [] };
  const sessions = mergeRows(
    {
      seen: sides.seen.sessions,
      sent: sides.sent.sessions,
      mine: sides.mine.sessions,
      theirs: sides.theirs.sessions,
    },
    'session',
    told,
    (each, at) => mergeSession(each, at, whose, told),
    (session) => ({ ...session, id: null, tickets: session.tickets.map((ticket) => ({ ...ticket, id: null })) }),
  );
  const event = mergeFields(sides, EVENT_FIELDS, '', whose, told);
  return {
    draft: {
      ...event.draft,
      slug: sides.theirs.slug,
      sessions: sessions.draft,
      series: sides.mine.series || sessions.draft.length > 1,
    },
    sent: { ...event.sent, sessions: sessions.sent },
    ...told,
  };
}

function mergeSession(
  sides: Sides<SessionDraft>,
  at: string,
  whose: 'MINE' | 'THEIRS',
  told: Told,
): Merged<SessionDraft> {
  const { seen, sent, mine, theirs } = sides;
  const tickets = mergeRows(
    { seen: seen.tickets, sent: sent.tickets, mine: mine.tickets, theirs: theirs.tickets },
    'ticket',
    told,
    (each, path) => {
      const merged = mergeFields(each, TICKET_FIELDS, path, whose, told);
      const { sold, held } = each.theirs;
      return { draft: { ...merged.draft, sold, held }, sent: merged.sent };
    },
    (ticket) => ({ ...ticket, id: null }),
  );
  const session = mergeFields(sides, SESSION_FIELDS, at, whose, told);
  return {
    draft: { ...session.draft, tickets: tickets.draft },
    sent: { ...session.sent, tickets: tickets.sent },
  };
}

function mergeFields<T>(
  { seen, sent, mine, theirs }: Sides<T>,
  fields: readonly (keyof T & string)[],
  at: string,
  whose: 'MINE' | 'THEIRS',
  told: Told,
): Merged<T> {
  const draft = { ...mine };
  const after = { ...sent };
  for (const field of fields) {
    if (same(theirs[field], seen[field])) continue;
    after[field] = theirs[field];
    if (same(theirs[field], mine[field])) continue;
    const isTyped = !same(mine[field], seen[field]) && !same(mine[field], sent[field]);
    (isTyped ? told.conflicts : told.taken).push(`${at}${field}`);
    if (!isTyped || whose === 'THEIRS') draft[field] = theirs[field];
  }
  return { draft, sent: after };
}

/** A row that others removed goes, unless it was changed here: then it is kept as a new one. */
function mergeRows<T extends Row>(
  { seen, sent, mine, theirs }: Sides<readonly T[]>,
  kind: 'session' | 'ticket',
  told: Told,
  merge: (sides: Sides<T>, at: string) => Merged<T>,
  asNew: (row: T) => T,
): Merged<readonly T[]> {
  const draft: T[] = [];
  const after = new Map(sent.map((row) => [row.id, row]));
  const find = (rows: readonly T[], id: T['id']) => rows.find((row) => row.id === id);
  for (const row of mine) {
    const before = row.id === null ? undefined : find(seen, row.id);
    const now = row.id === null ? undefined : find(theirs, row.id);
    const was = row.id === null ? undefined : (after.get(row.id) ?? before);
    if (before === undefined || was === undefined) {
      draft.push(row);
      continue;
    }
    if (now === undefined) {
      told.taken.push(`${kind}.${row.key}`);
      after.delete(row.id);
      if (!same(row, before) && !same(row, was)) draft.push(asNew(row));
      continue;
    }
    const merged = merge({ seen: before, sent: was, mine: row, theirs: now }, `${kind}.${row.key}.`);
    after.set(row.id, merged.sent);
    draft.push(merged.draft);
  }
  for (const row of theirs) {
    if (find(seen, row.id) !== undefined || find(mine, row.id) !== undefined) continue;
    told.taken.push(`${kind}.${row.key}`);
    after.set(row.id, row);
    draft.push(row);
  }
  return { draft, sent: [...after.values()] };
}
