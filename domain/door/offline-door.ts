import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { type AdmissibleTicket, type Admission, type AdmitRefusal, admit } from '#domain/ticket/admit.ts';
import { type GatePass, type GatePassRefusal, passHolds } from './gate-pass.ts';

/** What a genuine token says at a gate without a network. */
export type ShownToken = { readonly eventId: number; readonly issueNumber: number };

/**
 * UNLISTED: the ticket, or this issue of it, is younger than the device's list; whether it is void or of another
 * session cannot be known.
 */
export type OfflineAdmission = Admission & { readonly basis: 'LISTED' | 'UNLISTED' };

/**
 * A device decides by its list and its own scans (oldest first) while nobody can be asked; a genuine token that is
 * younger than the list lets its holder in. Another gate may let in a copy at the same time: merging the scans finds
 * it. [design]
 */
export function admitOffline(
  listed: AdmissibleTicket | null,
  ownScans: readonly Instant[],
  shown: ShownToken,
  pass: GatePass,
  now: Instant,
): Result<OfflineAdmission, AdmitRefusal | GatePassRefusal> {
  const holds = passHolds(pass, now);
  if (!holds.ok) return holds;
  const { eventId, sectionEventId } = pass;
  const known: AdmissibleTicket = listed ?? {
    status: 'VALID',
    eventId,
    sectionEventId,
    issueNumber: 0,
    redeemCount: 0,
    firstRedeemedAt: null,
  };
  const younger = shown.issueNumber > known.issueNumber;
  const seen: AdmissibleTicket = {
    ...known,
    issueNumber: younger ? shown.issueNumber : known.issueNumber,
    redeemCount: known.redeemCount + ownScans.length,
    firstRedeemedAt: known.firstRedeemedAt ?? ownScans[0] ?? null,
  };
  const admitted = admit(seen, { ...shown, sectionEventId }, now);
  return admitted.ok ? ok({ ...admitted.value, basis: younger ? 'UNLISTED' : 'LISTED' }) : admitted;
}
