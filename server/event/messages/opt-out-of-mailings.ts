import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { GuestMailings } from '#server/event/ports/guest-mailings.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { readOptOutSecret } from './opt-out-secret.ts';

/** LINK_EXPIRED: not one of our secrets. */
export type OptOutOfMailings = (secret: string) => Promise<Result<null, RefusalOf<'LINK_EXPIRED'>>>;

export const OptOutOfMailings = defineUseCase(
  'OptOutOfMailings',
  { mailings: GuestMailings, keyring: Keyring, clock: Clock },
  ({ mailings, keyring, clock }): OptOutOfMailings =>
    async (secret) => {
      const guest = readOptOutSecret(keyring, secret);
      if (guest === null) return refused({ code: 'LINK_EXPIRED' });
      await mailings.optOut(guest.eventId, guest.email, clock.now());
      return ok(null);
    },
);
