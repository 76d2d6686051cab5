import type { EventFields, SessionFields, TicketTypeFields } from '#application/event/ports/event-desk.ts';
import { needsAddress, needsLink, ticketMode } from '#domain/event/event.ts';
import { eventProblems } from '#domain/event/event-input.ts';
import { lacksTicketTypes, meetingBlockers } from '#domain/event/publish-blockers.ts';
import { hasEnded } from '#domain/event/sale-state.ts';
import { needsName, sessionProblems } from '#domain/event/session.ts';
import { COUNT_MAX, ticketTypeProblems } from '#domain/event/ticket-type.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, parseDong, ZERO } from '#domain/kernel/money/dong.ts';
import { APPROVAL_DAYS } from '#domain/ticket/approval.ts';
import { instantOfWallClock } from '#domain/time/wall-clock.ts';
import {
  type DraftProblem,
  type DraftProblemCode,
  EVENT_FORM,
  Problems,
  SESSION_FORM,
  SHOWN_OF_BLOCKER,
  SHOWN_OF_EVENT,
  SHOWN_OF_TICKET,
  type Shown,
  TICKET_FORM,
} from './draft-problems.ts';
import type { EventDraft, SessionDraft, TicketDraft } from './event-draft.ts';

type Reading<T> = { readonly fields: T | null; readonly problems: readonly DraftProblem[] };

function countOf(text: string, problems: Problems, field: string, least: number): number | null {
  const trimmed = text.replaceAll(/[.,\s]/g, '');
  if (trimmed === '') return problems.add(field, 'COUNT_MISSING');
  if (!/^\d+$/.test(trimmed)) return problems.add(field, 'NOT_A_NUMBER');
  const count = Number(trimmed);
  if (count < least) return problems.add(field, 'COUNT_TOO_SMALL');
  return count > COUNT_MAX ? problems.add(field, 'AMOUNT_TOO_LARGE') : count;
}

const optionalCount = (text: string, problems: Problems, field: string): number | null =>
  text.trim() === '' ? null : countOf(text, problems, field, 1);

/** Null: switched off, or reported. */
function daysOf(text: string | null, problems: Problems, field: string): number | null {
  if (text === null) return null;
  return text.trim() === ''
    ? problems.add(field, 'DAYS_MISSING')
    : countOf(text, problems, field, field === 'approvalDays' ? 1 : 0);
}

function amountOf(text: string, problems: Problems, field: string): Dong | null {
  const amount = parseDong(text);
  if (amount.ok) return amount.value;
  const { kind } = amount.refusal;
  return problems.add(
    field,
    kind === 'REQUIRED' ? 'AMOUNT_MISSING' : kind === 'TOO_LARGE' ? 'AMOUNT_TOO_LARGE' : 'NOT_A_NUMBER',
  );
}

const reading = <T>(problems: Problems, fields: () => T): Reading<T> => ({
  fields: problems.list.length === 0 ? fields() : null,
  problems: problems.list,
});

/** Needed only for publishing; a draft may lack them. */
const MAY_WAIT: readonly DraftProblemCode[] = ['ADDRESS_MISSING', 'LINK_MISSING'];

const written = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** [S5-07] [S5-08] */
export function readEvent(draft: EventDraft): Reading<EventFields> {
  const problems = new Problems('', EVENT_FORM);
  const link = needsLink(draft.format) ? written(draft.link) : null;
  const fields = {
    name: draft.name.trim(),
    type: draft.type,
    format: draft.format,
    feature: draft.feature,
    categoryId: draft.categoryId,
    description: draft.description,
    address: needsAddress(draft.format) ? written(draft.address) : null,
    timezone: draft.timezone,
    urls: link === null ? [] : [link],
    donations: draft.donations,
    approval: draft.approval,
    oneFormPerTicket: draft.oneFormPerTicket,
    generalInfo: draft.generalInfo,
    ticketsAtVenue: draft.ticketsAtVenue,
    closeAtCapacity: !draft.unlimited && draft.closeAtCapacity,
    allowReEntry: draft.allowReEntry,
    policy: draft.policy.trim(),
    approvalDays:
      (draft.approval ? daysOf(draft.approvalDays, problems, 'approvalDays') : Number(draft.approvalDays)) ||
      APPROVAL_DAYS,
    refundDays: daysOf(draft.refundDays, problems, 'refundDays'),
    nameChangeDays: daysOf(draft.nameChangeDays, problems, 'nameChangeDays'),
    sessionChangeDays: daysOf(draft.sessionChangeDays, problems, 'sessionChangeDays'),
    plate: draft.plate,
  };
  for (const problem of eventProblems(fields)) problems.addRefused(problem, SHOWN_OF_EVENT);
  const sessions = draft.sessions.map((session) => ({ address: written(session.address), urls: [] }));
  for (const blocker of meetingBlockers({ ...fields, sessions })) {
    const shown = SHOWN_OF_BLOCKER[blocker];
    if (shown !== undefined) problems.add(...shown);
  }
  const capacity = draft.unlimited ? null : countOf(draft.capacity, problems, 'capacity', 1);
  const mayBeKept = problems.list.every(({ code }) => code !== 'REFUSED' && MAY_WAIT.includes(code));
  return { fields: mayBeKept ? { ...fields, capacity } : null, problems: problems.list };
}

export function readSession(session: SessionDraft, draft: EventDraft, now: Instant): Reading<SessionFields> {
  const problems = new Problems(`session.${session.key}.`, SESSION_FORM);
  if (needsName(session, draft.sessions.length)) problems.add('name', 'SESSION_NAME_MISSING');
  const begin = instantOfWallClock(session.begin, draft.timezone);
  const end = instantOfWallClock(session.end, draft.timezone);
  if (begin === null) problems.add('begin', 'BEGIN_MISSING');
  if (end === null) problems.add('end', 'END_MISSING');
  const times = { beginAt: begin as Instant, endAt: end as Instant };
  const fields = {
    name: session.name.trim(),
    description: null,
    address: written(session.address),
    urls: [],
    vodLink: written(session.recording ?? ''),
    ...times,
  };
  const refused = begin === null || end === null ? [] : sessionProblems(fields);
  const shown: Shown = times.endAt <= times.beginAt ? { 'end_at MALFORMED': ['end', 'END_NOT_AFTER_BEGIN'] } : {};
  for (const problem of refused) problems.addRefused(problem, shown);
  if (refused.length === 0 && session.id === null && end !== null && hasEnded({ endAt: end }, now))
    problems.add('end', 'SESSION_IN_THE_PAST');
  return reading(problems, () => ({
    name: fields.name,
    address: fields.address,
    ...times,
    planSale: session.planSale,
    urls: [],
    recording: fields.vodLink,
  }));
}

/** One ticket type; a price and approval exclude each other [S5-10]. */
export function readTicket(ticket: TicketDraft, draft: EventDraft): Reading<TicketTypeFields> {
  const problems = new Problems(`ticket.${ticket.key}.`, TICKET_FORM);
  const price = ticket.kind === 'FREE' ? ZERO : amountOf(ticket.price, problems, 'price');
  if (ticket.kind === 'PAID' && price === 0) problems.add('price', 'PRICE_IS_ZERO');
  const original =
    ticket.kind === 'FREE' || ticket.originalPrice.trim() === ''
      ? null
      : amountOf(ticket.originalPrice, problems, 'originalPrice');
  const capacity = ticket.unlimited ? null : countOf(ticket.capacity, problems, 'capacity', 1);
  const limit = optionalCount(ticket.limit, problems, 'limit');
  const accountLimit = optionalCount(ticket.accountLimit, problems, 'accountLimit');
  const multipleOf = optionalCount(ticket.multipleOf, problems, 'multipleOf') ?? 1;
  const scheduled = ticket.sale === 'SCHEDULED';
  const saleBeginAt = scheduled ? instantOfWallClock(ticket.saleBegin, draft.timezone) : null;
  const saleEndAt = scheduled ? instantOfWallClock(ticket.saleEnd, draft.timezone) : null;
  if (scheduled && saleBeginAt === null) problems.add('saleBegin', 'SALE_BEGIN_MISSING');
  if (scheduled && saleEndAt === null) problems.add('saleEnd', 'SALE_END_MISSING');
  const mode = ticketMode(draft.format, ticket.mode);
  const fields = {
    name: ticket.name.trim(),
    description: ticket.description.trim(),
    note: ticket.note.trim(),
    capacity,
    accountLimit,
    multipleOf,
    saleBeginAt,
    saleEndAt,
    mode,
  };
  // Fields that could not be parsed are reported already; the rules check the rest.
  const known = { ...fields, price: price ?? ZERO, originalPrice: original ?? price ?? ZERO, purchaseLimit: limit };
  for (const problem of ticketTypeProblems(known, { requiredApproval: draft.approval }))
    problems.addRefused(problem, SHOWN_OF_TICKET);
  return reading(problems, () => ({ ...fields, price: known.price, originalPrice: original, limit }));
}

export function problemsOf(draft: EventDraft, now: Instant): readonly DraftProblem[] {
  const tickets = draft.sessions.flatMap((session) =>
    lacksTicketTypes(draft.feature, { ticketTypeCount: session.tickets.length })
      ? [{ field: `session.${session.key}.tickets`, code: 'TICKET_MISSING' } as const]
      : session.tickets.flatMap((ticket) => readTicket(ticket, draft).problems),
  );
  // Beside the switch as well as beside the price: who turns it on has left the step of the tickets.
  const approval: readonly DraftProblem[] = tickets.some(({ code }) => code === 'APPROVAL_ONLY_FOR_FREE')
    ? [{ field: 'approval', code: 'APPROVAL_ONLY_FOR_FREE' }]
    : [];
  return [
    ...readEvent(draft).problems,
    ...approval,
    ...draft.sessions.flatMap((session) => readSession(session, draft, now).problems),
    ...tickets,
  ];
}
