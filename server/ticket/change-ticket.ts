import { makeRedeemCode } from '#domain/door/redeem-code.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Provided } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { evolveTicket, type TicketEvent } from '#domain/ticket/bought-ticket.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EarlierEmails } from '#server/platform/ports/earlier-emails.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { type LiveTicket, TicketBook, type TicketPage } from '#server/ticket/ports/ticket-book.ts';

export const ticketPorts = {
  book: TicketBook,
  accounts: AccountRows,
  outbox: EmailOutbox,
  earlierEmails: EarlierEmails,
  jobs: JobQueue,
  audit: AuditLog,
  bus: EventBus,
  transact: Transact,
  secrets: SecretSource,
  clock: Clock,
} as const;
export type TicketPorts = Provided<typeof ticketPorts>;

/** `locale`: of an email that follows. */
export type TicketAsked = {
  readonly eventId: number;
  readonly boughtTicketId: string;
  readonly by: AccountId;
  readonly locale: Locale;
};

type TicketDecision = {
  readonly events: readonly TicketEvent[];
  /** Whether to mail the ticket to its new address. */
  readonly mail: boolean;
  /** Whether to tell the address that held it before. */
  readonly tellBefore?: boolean;
  /** The new name on the ticket; absent: it stays. */
  readonly ticketName?: string;
  /** Recorded besides the events, as an email alone is none. */
  readonly act?: 'ticket.mailed' | 'ticket.mailed-by-staff';
};

type Rules = {
  readonly knows: (page: TicketPage) => boolean;
  readonly decide: (ticket: LiveTicket, page: TicketPage, now: Instant) => Result<TicketDecision, Refusal>;
  readonly keep?: (tx: Transaction) => Promise<void>;
};

const ACTS = {
  EDITED: 'ticket.edited',
  SENT: 'ticket.sent',
  TAKEN_BACK: 'ticket.taken-back',
  RECEIVED: 'ticket.received',
  REISSUED: 'ticket.reissued',
} as const;
const isHandOver = (kind: TicketEvent['kind']): kind is keyof typeof ACTS => Object.hasOwn(ACTS, kind);

/** Under the door's lock, with its audit entry and email, all or nothing. */
export async function changeTicket(
  ports: TicketPorts,
  asked: TicketAsked,
  { knows, decide, keep }: Rules,
): Promise<Result<null, Refusal>> {
  const { eventId, boughtTicketId, by } = asked;
  const answer = await ports.transact.transaction(async (tx): Promise<Result<TicketDecision, Refusal>> => {
    const page = await ports.book.open(tx, eventId, boughtTicketId);
    // [S6-10]
    if (page === null || !knows(page)) return refused({ code: 'NOT_FOUND' });
    if (page.ticket === null) return refused({ code: 'TICKET_VOID' });
    // After the lock, so that times follow the order of changes.
    const now = ports.clock.now();
    const decided = decide(page.ticket, page, now);
    if (!decided.ok) return decided;
    const { events, mail, tellBefore = false, ticketName, act } = decided.value;
    const after = events.reduce(evolveLive, page.ticket);
    if (events.length > 0) {
      await ports.book.write(tx, page.ticket, after, { redeemCode: makeRedeemCode(ports.secrets.below), at: now });
      await keep?.(tx);
    }
    if (ticketName !== undefined) await ports.book.rename(tx, page, ticketName);
    if (mail) await mailTicket(ports, tx, page, after, asked.locale, now);
    if (tellBefore) await tellTakenBack(ports, tx, page, page.ticket, asked.locale);
    const changed = events.map(({ kind }) => kind).filter(isHandOver);
    const kinds = ticketName === undefined || changed.includes('EDITED') ? changed : ['EDITED' as const, ...changed];
    const facts = { issueNumber: after.issueNumber };
    await ports.audit.record(
      tx,
      ...[...kinds.map((kind) => ACTS[kind]), ...(act === undefined ? [] : [act])].map(
        (done) => ({ act: done, subject: `ticket:${boughtTicketId}`, eventId, actor: by, facts }) as const,
      ),
    );
    return decided;
  });
  if (!answer.ok) return answer;
  // Door and desk show holders' names.
  const { events, ticketName } = answer.value;
  if (events.length > 0 || ticketName !== undefined) ports.bus.publish({ kind: 'door', eventId });
  if (answer.value.mail || answer.value.tellBefore === true) ports.jobs.wake('tickets');
  return ok(null);
}

const evolveLive = (ticket: LiveTicket, event: TicketEvent): LiveTicket => {
  const after = evolveTicket(ticket, event);
  return after.state === 'VOID' ? ticket : after;
};

async function mailTicket(
  { book, outbox }: TicketPorts,
  tx: Transaction,
  page: TicketPage,
  ticket: LiveTicket,
  locale: Locale,
  now: Instant,
): Promise<void> {
  const { eventId, boughtTicketId, userOrderId: orderId } = page;
  const content = {
    message: 'ticket-mailed',
    eventId,
    orderId,
    ticketId: boughtTicketId,
    issueNumber: ticket.issueNumber,
  } as const;
  await outbox.queue(tx, [{ content, recipient: ticket.recipient.email, locale, occurrence: page.mails + 1 }]);
  await book.mailAsked(tx, page, now);
}

async function tellTakenBack(
  { outbox, earlierEmails }: TicketPorts,
  tx: Transaction,
  { eventId, boughtTicketId: ticketId, userOrderId: orderId, ticketName }: TicketPage,
  { issueNumber, recipient }: LiveTicket,
  locale: Locale,
): Promise<void> {
  const brought = { message: 'ticket-mailed', eventId, orderId, ticketId, issueNumber } as const;
  const [newest] = await earlierEmails(tx, { content: brought, recipient: recipient.email }, 1);
  // Nobody is told of a ticket that they never had: its email is dropped instead.
  if (newest !== undefined && newest.sentAt === null) return;
  const content = { message: 'ticket-taken-back', eventId, orderId, ticketId, ticketName } as const;
  await outbox.queue(tx, [{ content, recipient: recipient.email, locale, occurrence: issueNumber }]);
}
