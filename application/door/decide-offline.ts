import type { Admission, Gate, ListedTicket } from '#application/door/ports/door.ts';
import type { DoorShelf, KeptDoor, KeptList } from '#application/door/ports/door-shelf.ts';
import type { KeptScan } from '#application/door/ports/scan-queue.ts';
import type { TicketVerifier } from '#application/door/ports/ticket-verifier.ts';
import type { GatePassRefusal } from '#domain/door/gate-pass.ts';
import { admitOffline, type ShownToken } from '#domain/door/offline-door.ts';
import { normaliseRedeemCode } from '#domain/door/redeem-code.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AdmissibleTicket, AdmitRefusal, Way } from '#domain/ticket/admit.ts';
import { readTicketToken } from '#domain/ticket/ticket-token.ts';

export type OfflineDecision = { readonly admission: Admission; readonly ticketId: string };

type Asked = {
  readonly text: string;
  readonly sessionId: number;
  readonly at: Instant;
  readonly early: 'WARN' | 'ADMIT';
  readonly way: Way;
};

type Parts = {
  readonly shelf: Pick<DoorShelf, 'ticket'>;
  readonly verify: TicketVerifier;
  readonly gate: Gate;
  readonly kept: KeptDoor & { readonly list: KeptList };
  /** This device's scans that are not sent yet. */
  readonly unsent: readonly KeptScan[];
};

type Shown = { readonly ticketId: string; readonly listed: ListedTicket | null; readonly token: ShownToken };

/** By the device's list and the rule of the door. */
export async function decideOffline(
  parts: Parts,
  asked: Asked,
): Promise<Result<OfflineDecision, AdmitRefusal | GatePassRefusal>> {
  const { gate, kept, unsent } = parts;
  const { place, list } = kept;
  const shown = await readShown(parts, asked.text);
  if (!shown.ok) return shown;
  const { ticketId, listed, token } = shown.value;
  const ownScans = unsent
    .filter((scan) => scan.ticketId === ticketId && scan.undone === undefined)
    .map(({ at, way = 'IN' }) => ({ at, way }));
  const session = place.sessions.find(({ id }) => id === asked.sessionId);
  const decided = admitOffline(
    listed === null ? null : admissible(place.eventId, listed),
    ownScans,
    token,
    {
      gateId: gate.id,
      eventId: place.eventId,
      sectionEventId: asked.sessionId,
      // On line, the team's right to the door is checked with every scan; offline it is good for as long as a pass.
      issuedAt: list.madeAt,
      endsAt: place.pass?.endsAt,
      revokedAt: null,
    },
    asked.at,
    {
      warnBefore: asked.early === 'WARN' ? session?.beginAt : undefined,
      way: asked.way,
      reEntry: place.reEntry === true,
    },
  );
  if (!decided.ok) return decided;
  const { outcome, redeemAt, firstRedeemAt, count } = decided.value;
  const guest = {
    name: listed?.name ?? '',
    ticketName: listed?.ticketName ?? '',
    seat: listed?.seat ?? null,
    sessionName: session?.name ?? '',
  };
  return ok({ ticketId, admission: { outcome, at: redeemAt, firstAt: firstRedeemAt, count, guest } });
}

async function readShown({ shelf, verify, kept }: Parts, text: string): Promise<Result<Shown, AdmitRefusal>> {
  const { eventId } = kept.place;
  const invalid = refused({ code: 'QR_INVALID' } as const);
  const code = normaliseRedeemCode(text);
  if (code !== null) {
    const listed = await shelf.ticket(eventId, { code });
    if (listed === null) return invalid;
    const { ticketId, issueNumber } = listed;
    return ok({ ticketId, listed, token: { eventId, issueNumber } });
  }
  const token = readTicketToken(text);
  if (!token.ok) return token;
  const { fields, payload, signature } = token.value;
  if (fields.eventId !== eventId) return refused({ code: 'OTHER_EVENT_OR_SESSION' });
  const key = kept.list.keys.find(({ number }) => number === fields.keyNumber);
  if (key === undefined) return invalid;
  const [genuine, listed] = await Promise.all([
    verify(key.publicKey, payload, signature),
    shelf.ticket(eventId, { ticketId: fields.ticketId }),
  ]);
  // A browser that cannot check signatures goes by the list: a ticket's id is not to be guessed.
  if (genuine === false || (genuine === null && listed === null)) return invalid;
  return ok({ ticketId: fields.ticketId, listed, token: { eventId, issueNumber: fields.issueNumber } });
}

const admissible = (
  eventId: number,
  { isValid, sessionId, issueNumber, checkIns, firstAt, leftAt = null }: ListedTicket,
): AdmissibleTicket => ({
  status: isValid ? 'VALID' : 'VOID',
  eventId,
  sectionEventId: sessionId,
  issueNumber,
  redeemCount: checkIns,
  firstRedeemedAt: firstAt,
  leftAt,
});
