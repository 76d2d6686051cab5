import { HOUR, type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** Longest time a device may work with one pass, online or offline. [design] */
export const GATE_PASS_LASTS = 12 * HOUR;
export const MOST_GATE_PASS_HOURS = GATE_PASS_LASTS / HOUR;

export type GatePass = {
  readonly gateId: string;
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly issuedAt: Instant;
  /** Absent: as late as a pass may end. */
  readonly endsAt?: Instant | undefined;
  readonly revokedAt: Instant | null;
};

export type GatePassRefusal =
  | { readonly code: 'PASS_REVOKED' }
  | { readonly code: 'PASS_OVER'; readonly since: Instant };

type Term = Pick<GatePass, 'issuedAt' | 'endsAt' | 'revokedAt'>;

/** The last moment of a pass; never later than the longest time after it was issued. */
export const gatePassEnd = ({ issuedAt, endsAt }: Pick<GatePass, 'issuedAt' | 'endsAt'>): Instant => {
  const latest = later(issuedAt, GATE_PASS_LASTS);
  return endsAt === undefined || endsAt > latest ? latest : endsAt;
};

/** Whether a device may scan at a moment. The last moment is included. */
export function checkGatePass(pass: Term, at: Instant): Result<null, GatePassRefusal> {
  if (pass.revokedAt !== null && at >= pass.revokedAt) return refused({ code: 'PASS_REVOKED' });
  const until = gatePassEnd(pass);
  return at > until ? refused({ code: 'PASS_OVER', since: until }) : ok(null);
}

export type GatePassState = 'UNUSED' | 'IN_USE' | 'ENDED' | 'REVOKED';

/** What the desk says of a pass. `startedAt`: when its PIN was first accepted. [design] */
export function gatePassState(pass: Term & { readonly startedAt: Instant | null }, now: Instant): GatePassState {
  const holds = checkGatePass(pass, now);
  if (!holds.ok) return holds.refusal.code === 'PASS_REVOKED' ? 'REVOKED' : 'ENDED';
  return pass.startedAt === null ? 'UNUSED' : 'IN_USE';
}

const PIN_DIGITS = 6;
/** Six digits are only 20 bits, so wrong PINs are counted (OWASP ASVS 5.0, 6.5). */
export const TRIES_PER_PIN = 5;
export const PIN_LOCKED_FOR = 15 * MINUTE;

/** A new PIN. `random(n)` returns a whole number from 0 to n - 1. */
export const newGatePin = (random: (n: number) => number): string =>
  String(random(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');

/** The digits of a typed PIN; null if it cannot be one. */
export function readGatePin(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

export type WrongPins = { readonly count: number; readonly since: Instant | null };

export const NO_WRONG_PINS: WrongPins = { count: 0, since: null };

export type GatePinRefusal =
  | GatePassRefusal
  | { readonly code: 'GATE_PIN_WRONG'; readonly triesLeft: number }
  | { readonly code: 'GATE_PIN_LOCKED'; readonly until: Instant };

const counted = ({ count, since }: WrongPins, now: Instant): WrongPins =>
  since === null || now >= later(since, PIN_LOCKED_FOR) ? NO_WRONG_PINS : { count, since };

/** After five wrong PINs a right one is refused too, until 15 minutes after the first. [design] */
export function decideGatePin(
  pass: Term,
  tried: { readonly matches: boolean; readonly wrong: WrongPins },
  now: Instant,
): { readonly answer: Result<null, GatePinRefusal>; readonly wrong: WrongPins } {
  const wrong = counted(tried.wrong, now);
  const holds = checkGatePass(pass, now);
  if (!holds.ok) return { answer: holds, wrong };
  const since = wrong.since ?? now;
  if (wrong.count >= TRIES_PER_PIN)
    return { answer: refused({ code: 'GATE_PIN_LOCKED', until: later(since, PIN_LOCKED_FOR) }), wrong };
  if (tried.matches) return { answer: ok(null), wrong: NO_WRONG_PINS };
  const count = wrong.count + 1;
  return {
    answer: refused({ code: 'GATE_PIN_WRONG', triesLeft: TRIES_PER_PIN - count }),
    wrong: { count, since },
  };
}
