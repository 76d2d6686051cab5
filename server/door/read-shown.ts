import { normaliseRedeemCode } from '#domain/door/redeem-code.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { AdmitRefusal } from '#domain/ticket/admit.ts';
import { readTicketToken } from '#domain/ticket/ticket-token.ts';
import type { DoorScan } from '#server/door/ports/door-book.ts';
import type { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';

type Shown = Pick<DoorScan, 'shown' | 'type' | 'issueNumber'>;

export async function readShown(
  signer: Pick<TicketSigner, 'verify'>,
  eventId: number,
  shownText: string,
): Promise<Result<Shown, RefusalIn<AdmitRefusal, 'QR_INVALID' | 'OTHER_EVENT_OR_SESSION'>>> {
  const text = shownText.trim();
  const redeemCode = normaliseRedeemCode(text);
  if (redeemCode !== null) return ok({ shown: { kind: 'code', redeemCode }, type: 'CODE', issueNumber: null });
  const token = readTicketToken(text);
  if (!token.ok) return token;
  const { fields, payload, signature } = token.value;
  // Checked before the signature, which saves reading another event's keys.
  if (fields.eventId !== eventId) return refused({ code: 'OTHER_EVENT_OR_SESSION' });
  if (!(await signer.verify(fields.eventId, fields.keyNumber, payload, signature)))
    return refused({ code: 'QR_INVALID' });
  return ok({ shown: { kind: 'id', boughtTicketId: fields.ticketId }, type: 'QR', issueNumber: fields.issueNumber });
}
