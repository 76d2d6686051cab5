import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { AdmitOnceRefusal, Way } from '#domain/ticket/admit.ts';
import { AdmissionDesk, type RecordedAdmission } from '#server/door/ports/admission-desk.ts';
import type { Gate } from '#server/door/ports/door-book.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { readShown } from './read-shown.ts';

type AdmissionAsked = {
  readonly eventId: number;
  readonly sectionEventId: number;
  /** Absent: in. */
  readonly way?: Way | undefined;
  /** Whether the event lets its guests out and in again. */
  readonly reEntry?: boolean | undefined;
  readonly warnBefore?: Instant | undefined;
  /** The text of the QR code, or the typed short code. */
  readonly text: string;
  readonly by: AccountId;
  readonly gate?: Gate | undefined;
  readonly gatePassId?: string | undefined;
  /** Names the scan: a repeat gets the same answer. */
  readonly key: string;
};

type AdmissionRefusal =
  | AdmitOnceRefusal
  | RefusalOf<'IDEMPOTENCY_KEY_REUSED'>
  | RefusalOf<'UNDO_REFUSED'>
  | RefusalOf<'BUSY'>;

/** Later scans are told when the first was. */
export type RecordAdmission = (asked: AdmissionAsked) => Promise<Result<RecordedAdmission, AdmissionRefusal>>;

export const RecordAdmission = defineUseCase(
  'RecordAdmission',
  { desk: AdmissionDesk, signer: TicketSigner },
  (ports): RecordAdmission =>
    async (asked) => {
      const read = await readShown(ports.signer, asked.eventId, asked.text);
      if (!read.ok) return read;
      const { eventId, sectionEventId, way, reEntry, warnBefore, by, gate, gatePassId } = asked;
      // Keys are per account or pass, so nobody gets another's answer.
      return ports.desk.admit(eventId, {
        ...read.value,
        sectionEventId,
        way,
        reEntry,
        warnBefore,
        by,
        gate,
        gatePassId,
        scanKey: `${gatePassId ?? by}:${asked.key}`,
      });
    },
);
