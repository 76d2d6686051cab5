import { decideGatePin, type GatePinRefusal, readGatePin } from '#domain/door/gate-pass.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { GatePasses } from '#server/door/ports/gate-passes.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { isGatePin, makeGateKey } from './gate-keys.ts';

/** Wrong PINs are counted under the lock of the pass. */
export type AcceptGatePin = (asked: {
  readonly eventId: number;
  readonly gatePassId: string;
  readonly pin: string;
}) => Promise<Result<{ readonly key: string }, GatePinRefusal | RefusalOf<'NOT_FOUND'>>>;

export const AcceptGatePin = defineUseCase(
  'AcceptGatePin',
  { passes: GatePasses, keyring: Keyring, transact: Transact, clock: Clock },
  ({ passes, keyring, transact, clock }): AcceptGatePin =>
    ({ eventId, gatePassId, pin: typed }) =>
      transact.transaction(async (tx) => {
        const pass = await passes.lock(tx, eventId, gatePassId);
        if (pass === null) return refused({ code: 'NOT_FOUND' } as const);
        const pin = readGatePin(typed);
        const matches = pin !== null && isGatePin(keyring, pass, pin, pass.pinSignature);
        const now = clock.now();
        const { answer, wrong } = decideGatePin(pass, { matches, wrong: pass.wrong }, now);
        await passes.keep(tx, { ...pass, wrong, startedAt: answer.ok ? (pass.startedAt ?? now) : pass.startedAt });
        return answer.ok ? ok({ key: makeGateKey(keyring, pass) }) : answer;
      }),
);
