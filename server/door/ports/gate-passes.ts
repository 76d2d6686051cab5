import type { GatePass, WrongPins } from '#domain/door/gate-pass.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type GatePassRow = Pick<GatePass, 'eventId' | 'issuedAt' | 'revokedAt'> & {
  readonly gatePassId: string;
  readonly name: string;
  readonly sectionEventIds: readonly number[];
  readonly byAccountId: AccountId;
  readonly endsAt: Instant;
  /** When its PIN was first accepted. */
  readonly startedAt: Instant | null;
};

type LockedGatePass = GatePassRow & { readonly pinSignature: string; readonly wrong: WrongPins };

export type ListedGatePass = GatePassRow & { readonly scans: number };

export type GatePasses = {
  readonly find: (eventId: number, gatePassId: string) => Promise<GatePassRow | null>;
  /** Newest first. */
  readonly of: (eventId: number, limit: number) => Promise<readonly ListedGatePass[]>;
  readonly create: (tx: Transaction, pass: GatePassRow & { readonly pinSignature: string }) => Promise<void>;
  /** Until the transaction ends. */
  readonly lock: (tx: Transaction, eventId: number, gatePassId: string) => Promise<LockedGatePass | null>;
  /** Writes what changes in the life of a pass. */
  readonly keep: (
    tx: Transaction,
    pass: Pick<LockedGatePass, 'eventId' | 'gatePassId' | 'startedAt' | 'revokedAt' | 'wrong'>,
  ) => Promise<void>;
};
export const GatePasses: Token<GatePasses> = token<GatePasses>('GatePasses');
