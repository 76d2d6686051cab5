import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { OptOuts } from '#server/event/ports/opt-outs.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { readOptOutSecret } from './opt-out-secret.ts';

/** LINK_EXPIRED: not one of our secrets. */
export type OptOutOfMailings = (secret: string) => Promise<Result<null, RefusalOf<'LINK_EXPIRED'>>>;

export const OptOutOfMailings = defineUseCase(
  'OptOutOfMailings',
  { optOuts: OptOuts, keyring: Keyring, clock: Clock },
  ({ optOuts, keyring, clock }): OptOutOfMailings =>
    async (secret) => {
      const guest = readOptOutSecret(keyring, secret);
      if (guest === null) return refused({ code: 'LINK_EXPIRED' });
      await optOuts.add(guest, clock.now());
      return ok(null);
    },
);
