import { later, MINUTE } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { AttendTransfer } from './receive-transfer.ts';

const AT_ONCE = 100;

/** Deals with transfers that were stored by a process that died before it did. Answers how many. */
export type AttendForgottenTransfers = () => Promise<number>;
export const AttendForgottenTransfers: Token<AttendForgottenTransfers> =
  token<AttendForgottenTransfers>('AttendForgottenTransfers');

export const makeAttendForgottenTransfers =
  (deps: {
    readonly inbox: TransferInbox;
    readonly attend: AttendTransfer;
    readonly clock: Clock;
    readonly onFailure: (error: unknown) => void;
  }): AttendForgottenTransfers =>
  async () => {
    const forgotten = await deps.inbox.unattended(later(deps.clock.now(), -MINUTE), AT_ONCE);
    for (const stored of forgotten) await deps.attend(stored).catch(deps.onFailure);
    return forgotten.length;
  };
