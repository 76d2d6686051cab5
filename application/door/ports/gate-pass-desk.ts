import type { DoorPlace } from '#application/door/ports/door.ts';
import type { GatePassState } from '#domain/door/gate-pass.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type ListedGatePass = {
  readonly id: string;
  readonly name: string;
  readonly sessionIds: readonly number[];
  readonly state: GatePassState;
  readonly issuedAt: Instant;
  readonly endsAt: Instant;
  readonly startedAt: Instant | null;
  readonly revokedAt: Instant | null;
  readonly scans: number;
};

export type NewGatePass = { readonly name: string; readonly sessionIds: readonly number[]; readonly hours: number };

type Answer<T> = Promise<Result<T, Refusal>>;

export type GatePassDesk = {
  /** Newest first. */
  readonly read: (eventId: number) => Answer<readonly ListedGatePass[]>;
  /** The PIN is told this once. */
  readonly create: (eventId: number, pass: NewGatePass) => Answer<{ readonly passId: string; readonly pin: string }>;
  readonly revoke: (passId: string) => Answer<null>;
  /** The key that a device shows from then on. */
  readonly enter: (passId: string, pin: string) => Answer<{ readonly key: string }>;
  /** The door of the pass that this device shows. */
  readonly door: (passId: string) => Answer<DoorPlace>;
};
export const GatePassDesk: Token<GatePassDesk> = token('GatePassDesk');
