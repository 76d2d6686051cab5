import { normaliseRedeemCode } from '#domain/door/redeem-code.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { AdmitRefusal } from '#domain/ticket/admit.ts';
import { readTicketToken } from '#domain/ticket/ticket-token.ts';
import { AdmissionDesk, type RecordedAdmission } from '#server/door/ports/admission-desk.ts';
import type { DoorScan } from '#server/door/ports/door-book.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';

type AdmissionAsked = {
  readonly eventId: number;
  readonly sectionEventId: number;
  /** Set to the session's begin to warn of a ticket that is days too early. */
  readonly warnBefore?: Instant | undefined;
  /** The text of the QR code, or the typed short code. */
  readonly text: string;
  readonly by: AccountId;
  /** Names the scan: a repeat gets the same answer. */
  readonly key: string;
};

type AdmissionRefusal = AdmitRefusal | RefusalOf<'IDEMPOTENCY_KEY_REUSED'> | RefusalOf<'BUSY'>;

/** Admits the holder of a ticket once; later scans are told when the first was. */
export type RecordAdmission = (asked: AdmissionAsked) => Promise<Result<RecordedAdmission, AdmissionRefusal>>;

async function readShown(
  signer: TicketSigner,
  asked: AdmissionAsked,
): Promise<Result<Pick<DoorScan, 'shown' | 'type' | 'issueNumber'>, AdmissionRefusal>> {
  const text = asked.text.trim();
  const redeemCode = normaliseRedeemCode(text);
  if (redeemCode !== null) return ok({ shown: { kind: 'code', redeemCode }, type: 'CODE', issueNumber: null });
  const token = readTicketToken(text);
  if (!token.ok) return token;
  const { fields, payload, signature } = token.value;
  // Checked before the signature, which saves reading another event's keys.
  if (fields.eventId !== asked.eventId) return refused({ code: 'OTHER_EVENT_OR_SESSION' });
  if (!(await signer.verify(fields.eventId, fields.keyNumber, payload, signature)))
    return refused({ code: 'QR_INVALID' });
  return ok({ shown: { kind: 'id', boughtTicketId: fields.ticketId }, type: 'QR', issueNumber: fields.issueNumber });
}

export const RecordAdmission = defineUseCase(
  'RecordAdmission',
  { desk: AdmissionDesk, signer: TicketSigner },
  (ports): RecordAdmission =>
    async (asked) => {
      const read = await readShown(ports.signer, asked);
      if (!read.ok) return read;
      const { eventId, sectionEventId, warnBefore, by } = asked;
      // Keys are per account, so nobody gets another's answer.
      return ports.desk.admit(eventId, {
        ...read.value,
        sectionEventId,
        warnBefore,
        by,
        scanKey: `${by}:${asked.key}`,
      });
    },
);
