import type { AccountId } from '#domain/account/account-id.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { RefusalOf } from '#domain/refusal/refusal.ts';
import { admissionAgain } from '#domain/ticket/admission-again.ts';
import { type Admission, type AdmitRefusal, admit } from '#domain/ticket/admit.ts';
import { normaliseRedeemCode } from '#domain/ticket/redeem-code.ts';
import { readTicketToken } from '#domain/ticket/ticket-token.ts';
import type { AuditLog } from '#server/application/ports/audit-log.ts';
import type { BoughtTicketRow } from '#server/application/ports/bought-ticket-row.ts';
import type { Clock } from '#server/application/ports/clock.ts';
import type { DoorBook, ShownTicket } from '#server/application/ports/door-book.ts';
import type { EventBus } from '#server/application/ports/event-bus.ts';
import type { NewId } from '#server/application/ports/new-id.ts';
import type { TicketSigner } from '#server/application/ports/ticket-signer.ts';
import type { Transact } from '#server/application/ports/transact.ts';

type AdmissionAsked = {
  /** The session at whose door the ticket is shown. */
  readonly eventId: number;
  readonly sectionEventId: number;
  /** The text of the QR, or the short code as it was typed. */
  readonly text: string;
  readonly by: AccountId;
  /** Names this scan: sent again, it answers again and counts no more. */
  readonly key: string;
};

type RecordedAdmission = Admission & { readonly ticket: BoughtTicketRow };

type AdmissionRefusal = AdmitRefusal | RefusalOf<'IDEMPOTENCY_KEY_REUSED'>;

/** Lets the holder of a ticket in, once; a later scan says when the first was. Scans of one ticket wait for each other. */
export type RecordAdmission = (asked: AdmissionAsked) => Promise<Result<RecordedAdmission, AdmissionRefusal>>;
export const RecordAdmission: Token<RecordAdmission> = token<RecordAdmission>('RecordAdmission');

type Ports = {
  readonly door: DoorBook;
  readonly signer: TicketSigner;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly bus: EventBus;
  readonly clock: Clock;
  readonly ids: NewId;
};

type Shown = { readonly ticket: ShownTicket; readonly type: 'QR' | 'CODE'; readonly issueNumber: number | null };

/** What the text shows, once its signature has been found to be the event's. */
async function readShown(signer: TicketSigner, asked: AdmissionAsked): Promise<Result<Shown, AdmissionRefusal>> {
  const text = asked.text.trim();
  const redeemCode = normaliseRedeemCode(text);
  if (redeemCode !== null) return ok({ ticket: { kind: 'code', redeemCode }, type: 'CODE', issueNumber: null });
  const token = readTicketToken(text);
  if (!token.ok) return token;
  const { fields, payload, signature } = token.value;
  // Before its signature: a token that names another event is not let in either way, and need not make us look for that event's keys.
  if (fields.eventId !== asked.eventId) return refused({ code: 'OTHER_EVENT_OR_SESSION' });
  if (!(await signer.verify(fields.eventId, fields.keyNumber, payload, signature))) return refused({ code: 'QR_INVALID' });
  return ok({ ticket: { kind: 'id', boughtTicketId: fields.ticketId }, type: 'QR', issueNumber: fields.issueNumber });
}

export function makeRecordAdmission(ports: Ports): RecordAdmission {
  return async (asked) => {
    const shown = await readShown(ports.signer, asked);
    if (!shown.ok) return shown;
    // The key is the scanning account's own: another's never answers for it.
    const scanKey = `${asked.by}:${asked.key}`;
    const result = await ports.transact.transaction(async (tx): Promise<Result<RecordedAdmission, AdmissionRefusal>> => {
      const ticket = await ports.door.lockTicket(tx, asked.eventId, shown.value.ticket);
      if (ticket === null) return refused({ code: 'QR_INVALID' });
      const before = await ports.door.counted(tx, asked.eventId, scanKey);
      if (before !== null) {
        const same = before.boughtTicketId === ticket.boughtTicketId && before.sectionEventId === asked.sectionEventId;
        return same ? ok({ ...admissionAgain(before, ticket.firstRedeemedAt), ticket }) : refused({ code: 'IDEMPOTENCY_KEY_REUSED' });
      }
      const now = ports.clock.now();
      const decided = admit(ticket, { eventId: asked.eventId, sectionEventId: asked.sectionEventId, issueNumber: shown.value.issueNumber }, now);
      if (!decided.ok) return decided;
      const redeemId = ports.ids.newId();
      const scan = {
        eventId: asked.eventId,
        redeemId,
        boughtTicketId: ticket.boughtTicketId,
        sectionEventId: asked.sectionEventId,
        type: shown.value.type,
        by: asked.by,
      };
      if (!(await ports.door.count(tx, { ...scan, scanKey, at: now }))) return refused({ code: 'IDEMPOTENCY_KEY_REUSED' });
      const { outcome, redeemAt, firstRedeemAt, count } = decided.value;
      await ports.audit.record(tx, {
        act: 'ticket.checked-in',
        subject: `ticket:${ticket.boughtTicketId}`,
        eventId: asked.eventId,
        actor: asked.by,
        facts: { redeemId, type: shown.value.type, count },
      });
      return ok({ outcome, redeemAt, firstRedeemAt, count, ticket: { ...ticket, redeemCount: count, firstRedeemedAt: firstRedeemAt } });
    });
    if (result.ok) ports.bus.publish({ kind: 'door', eventId: asked.eventId });
    return result;
  };
}
