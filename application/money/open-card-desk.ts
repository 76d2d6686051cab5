import { type CardDesk, CardProvider } from '#application/money/ports/card-provider.ts';
import { CardWallet } from '#application/money/ports/card-wallet.ts';
import { Pause } from '#application/platform/ports/pause.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { retryAfterFailedLoad } from '#domain/money/payment/provider-script.ts';

/** With the server's key. Retried for a while. [S1-63] [S9-20] */
export type OpenCardDesk = () => Promise<Result<CardDesk, Trouble>>;

export const OpenCardDesk = defineUseCase(
  'OpenCardDesk',
  { cardWallet: CardWallet, cardProvider: CardProvider, pause: Pause },
  ({ cardWallet, cardProvider, pause }): OpenCardDesk =>
    async () => {
      const key = await retry(() => cardWallet.publishableKey());
      if (!key.ok) return key;
      for (let failed = 1; ; failed++) {
        try {
          return ok(await cardProvider.open(key.value));
        } catch {
          const next = retryAfterFailedLoad(failed);
          if (next.kind === 'GIVE_UP') return refused({ code: 'UNREACHABLE' });
          await pause(next.afterMs);
        }
      }
    },
);
