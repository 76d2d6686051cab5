import { HOUR, type Instant, later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** Longest time a device may work with one pass, online or offline. [design] */
export const GATE_PASS_LASTS = 12 * HOUR;

/** Lets a device check in at one session. */
export type GatePass = {
  readonly gateId: string;
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly issuedAt: Instant;
  readonly revokedAt: Instant | null;
};

export type GatePassRefusal =
  | { readonly code: 'PASS_REVOKED' }
  | { readonly code: 'PASS_OVER'; readonly since: Instant };

/** Whether a device may scan at a moment. The last moment is included. */
export function checkGatePass(pass: GatePass, at: Instant): Result<null, GatePassRefusal> {
  if (pass.revokedAt !== null && at >= pass.revokedAt) return refused({ code: 'PASS_REVOKED' });
  const until = later(pass.issuedAt, GATE_PASS_LASTS);
  return at > until ? refused({ code: 'PASS_OVER', since: until }) : ok(null);
}
