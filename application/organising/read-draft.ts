import type { EventFields, SessionFields, TicketTypeFields } from '#application/ports/event-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, parseDong, ZERO } from '#domain/money/dong.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { instantOfWallClock } from '#domain/text/wall-clock.ts';
import type { EventDraft, SessionDraft, TicketDraft } from './event-draft.ts';

/** What is wrong with one field of the form; the sentence is found on the page. REFUSED carries the server's own. */
type DraftProblemCode =
  | 'EVENT_NAME_MISSING'
  | 'ADDRESS_MISSING'
  | 'LINK_MISSING'
  | 'LINK_MALFORMED'
  | 'SESSION_NAME_MISSING'
  | 'BEGIN_MISSING'
  | 'END_MISSING'
  | 'END_NOT_AFTER_BEGIN'
  | 'SESSION_IN_THE_PAST'
  | 'TICKET_MISSING'
  | 'TICKET_NAME_MISSING'
  | 'AMOUNT_MISSING'
  | 'NOT_A_NUMBER'
  | 'AMOUNT_TOO_LARGE'
  | 'PRICE_IS_ZERO'
  | 'APPROVAL_ONLY_FOR_FREE'
  | 'ORIGINAL_BELOW_PRICE'
  | 'COUNT_MISSING'
  | 'COUNT_TOO_SMALL'
  | 'SALE_BEGIN_MISSING'
  | 'SALE_END_MISSING'
  | 'SALE_END_NOT_AFTER_BEGIN';

/** `field` is the path of the form's control: 'name', 'session.{key}.begin', 'ticket.{key}.price'. */
export type DraftProblem =
  | { readonly field: string; readonly code: DraftProblemCode }
  | { readonly field: string; readonly code: 'REFUSED'; readonly refusal: Refusal };

/** What a part of the form means, or what keeps it from meaning anything. */
type Reading<T> = { readonly fields: T | null; readonly problems: readonly DraftProblem[] };

const MAX_COUNT = 10_000_000;

class Problems {
  readonly list: DraftProblem[] = [];
  private readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  add(field: string, code: DraftProblemCode): null {
    this.list.push({ field: this.prefix + field, code });
    return null;
  }
}

function countOf(text: string, problems: Problems, field: string, least: number): number | null {
  const trimmed = text.replaceAll(/[.,\s]/g, '');
  if (trimmed === '') return problems.add(field, 'COUNT_MISSING');
  if (!/^\d+$/.test(trimmed)) return problems.add(field, 'NOT_A_NUMBER');
  const count = Number(trimmed);
  if (count < least) return problems.add(field, 'COUNT_TOO_SMALL');
  return count > MAX_COUNT ? problems.add(field, 'AMOUNT_TOO_LARGE') : count;
}

const optionalCount = (text: string, problems: Problems, field: string): number | null =>
  text.trim() === '' ? null : countOf(text, problems, field, 1);

function amountOf(text: string, problems: Problems, field: string): Dong | null {
  const amount = parseDong(text);
  if (amount.ok) return amount.value;
  const { kind } = amount.refusal;
  return problems.add(field, kind === 'REQUIRED' ? 'AMOUNT_MISSING' : kind === 'TOO_LARGE' ? 'AMOUNT_TOO_LARGE' : 'NOT_A_NUMBER');
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const reading = <T>(problems: Problems, fields: () => T): Reading<T> => ({
  fields: problems.list.length === 0 ? fields() : null,
  problems: problems.list,
});

/** A draft may be kept without these; only publishing needs them. */
const MAY_WAIT: readonly DraftProblemCode[] = ['ADDRESS_MISSING', 'LINK_MISSING'];

/** The event without its sessions. [S5-07] [S5-08] */
export function readEvent(draft: EventDraft): Reading<EventFields> {
  const problems = new Problems('');
  if (draft.name.trim() === '') problems.add('name', 'EVENT_NAME_MISSING');
  if (draft.format !== 'ONLINE' && draft.address.trim() === '') problems.add('address', 'ADDRESS_MISSING');
  const link = draft.link.trim();
  if (draft.format !== 'ONSITE' && link === '') problems.add('link', 'LINK_MISSING');
  else if (draft.format !== 'ONSITE' && !isWebAddress(link)) problems.add('link', 'LINK_MALFORMED');
  const capacity = draft.unlimited ? null : countOf(draft.capacity, problems, 'capacity', 1);
  const fields: EventFields = {
    name: draft.name.trim(),
    type: draft.type,
    format: draft.format,
    feature: draft.feature,
    categoryId: draft.categoryId,
    description: draft.description,
    address: draft.format === 'ONLINE' || draft.address.trim() === '' ? null : draft.address.trim(),
    timezone: draft.timezone,
    urls: draft.format === 'ONSITE' || link === '' ? [] : [link],
    donations: draft.donations,
    approval: draft.approval,
    oneFormPerTicket: draft.oneFormPerTicket,
    policy: draft.policy.trim(),
    capacity,
  };
  return { fields: problems.list.every(({ code }) => code !== 'REFUSED' && MAY_WAIT.includes(code)) ? fields : null, problems: problems.list };
}

export function readSession(session: SessionDraft, draft: EventDraft, now: Instant): Reading<SessionFields> {
  const problems = new Problems(`session.${session.key}.`);
  if (draft.sessions.length > 1 && session.name.trim() === '') problems.add('name', 'SESSION_NAME_MISSING');
  const begin = instantOfWallClock(session.begin, draft.timezone);
  const end = instantOfWallClock(session.end, draft.timezone);
  if (begin === null) problems.add('begin', 'BEGIN_MISSING');
  if (end === null) problems.add('end', 'END_MISSING');
  if (begin !== null && end !== null && end <= begin) problems.add('end', 'END_NOT_AFTER_BEGIN');
  else if (session.id === null && end !== null && end <= now) problems.add('end', 'SESSION_IN_THE_PAST');
  return reading(problems, () => ({
    name: session.name.trim(),
    address: session.address.trim() === '' ? null : session.address.trim(),
    beginAt: begin as Instant,
    endAt: end as Instant,
    planSale: session.planSale,
    urls: [],
  }));
}

/** One ticket type; a price and approval exclude each other [S5-10]. */
export function readTicket(ticket: TicketDraft, draft: EventDraft): Reading<TicketTypeFields> {
  const problems = new Problems(`ticket.${ticket.key}.`);
  if (ticket.name.trim() === '') problems.add('name', 'TICKET_NAME_MISSING');
  const price = ticket.kind === 'FREE' ? ZERO : amountOf(ticket.price, problems, 'price');
  if (ticket.kind === 'PAID' && price === 0) problems.add('price', 'PRICE_IS_ZERO');
  if (price !== null && price > 0 && draft.approval) problems.add('price', 'APPROVAL_ONLY_FOR_FREE');
  const original = ticket.kind === 'FREE' || ticket.originalPrice.trim() === '' ? null : amountOf(ticket.originalPrice, problems, 'originalPrice');
  if (original !== null && price !== null && original < price) problems.add('originalPrice', 'ORIGINAL_BELOW_PRICE');
  const capacity = ticket.unlimited ? null : countOf(ticket.capacity, problems, 'capacity', 1);
  const limit = optionalCount(ticket.limit, problems, 'limit');
  const accountLimit = optionalCount(ticket.accountLimit, problems, 'accountLimit');
  const multipleOf = optionalCount(ticket.multipleOf, problems, 'multipleOf');
  const scheduled = ticket.sale === 'SCHEDULED';
  const saleBegin = scheduled ? instantOfWallClock(ticket.saleBegin, draft.timezone) : null;
  const saleEnd = scheduled ? instantOfWallClock(ticket.saleEnd, draft.timezone) : null;
  if (scheduled && saleBegin === null) problems.add('saleBegin', 'SALE_BEGIN_MISSING');
  if (scheduled && saleEnd === null) problems.add('saleEnd', 'SALE_END_MISSING');
  if (saleBegin !== null && saleEnd !== null && saleEnd <= saleBegin) problems.add('saleEnd', 'SALE_END_NOT_AFTER_BEGIN');
  return reading(problems, () => ({
    name: ticket.name.trim(),
    description: ticket.description.trim(),
    price: price as Dong,
    originalPrice: original,
    capacity,
    limit,
    accountLimit,
    multipleOf: multipleOf ?? 1,
    saleBeginAt: saleBegin,
    saleEndAt: saleEnd,
    mode: draft.format === 'HYBRID' ? ticket.mode : draft.format,
  }));
}

/** Everything that has to be mended before the event can be published, in the form's order. */
export function problemsOf(draft: EventDraft, now: Instant): readonly DraftProblem[] {
  const tickets = draft.sessions.flatMap((session) =>
    session.tickets.length === 0
      ? [{ field: `session.${session.key}.tickets`, code: 'TICKET_MISSING' } as const]
      : session.tickets.flatMap((ticket) => readTicket(ticket, draft).problems),
  );
  return [...readEvent(draft).problems, ...draft.sessions.flatMap((session) => readSession(session, draft, now).problems), ...tickets];
}
