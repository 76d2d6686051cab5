import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { HOT_FROM } from '#domain/waiting-room/rehearsal.ts';
import { nodeSecretSource } from '#server/platform/secrets/node-secret-source.ts';
import type { RehearsalStage } from '#server/waiting-room/ports/rehearsal-stage.ts';
import { CheckoutLoad } from './checkout-load.ts';
import { RehearseOnSale } from './rehearse-on-sale.ts';

const now = instant(1_790_000_000_000);
const asked = { eventId: 7, actor: 'organiser' as AccountId, buyers: 50 } as const;

function aRehearsal(given: {
  readonly waiting?: number;
  readonly recentCount?: number;
  readonly stage?: RehearsalStage['open'];
}) {
  const told: string[] = [];
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const rehearse = RehearseOnSale.make({
    stage: {
      open:
        given.stage ??
        (async () =>
          ok({
            desk: { submit: () => Promise.reject(new Error('the stage fell')) },
            tickets: [],
            close: async () => close(),
          })),
    },
    rehearsals: {
      begin: async (eventId, by, buyers) => void told.push(`begin ${eventId} ${by} ${buyers}`),
      end: async (eventId, report) => void told.push(`end ${eventId} ${report === null ? 'without' : 'with'} a report`),
      newest: async () => null,
    },
    load: { ...CheckoutLoad.make(), recentCount: () => given.recentCount ?? 0 },
    lines: {
      of: () => {
        throw new Error('nobody stands in a line here');
      },
      waiting: () => given.waiting ?? 0,
    },
    secrets: { ...nodeSecretSource, below: () => 0 },
    newId: { newId: () => 'id' },
    clock: { now: () => now },
    pause: () => Promise.reject(new Error('the stage fell')),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  return { rehearse, told, closed };
}

describe('rehearsing a sale', () => {
  it.each([
    ['people wait', { waiting: 1 }],
    ['people buy', { recentCount: HOT_FROM }],
  ])('is refused while %s, before anything is built', async (_name, given) => {
    const { rehearse, told } = aRehearsal({
      ...given,
      stage: () => Promise.reject(new Error('nothing is to be built')),
    });
    expect(await rehearse(asked)).toEqual({
      ok: false,
      refusal: { code: 'REHEARSAL_REFUSED', because: 'SALE_IS_HOT' },
    });
    expect(told).toEqual([]);
  });

  it.each(['ANOTHER_RUNS', 'NOTHING_TO_SELL'] as const)('is refused with the stage’s reason %s', async (because) => {
    const { rehearse } = aRehearsal({ stage: async () => refused(because) });
    expect(await rehearse(asked)).toEqual({ ok: false, refusal: { code: 'REHEARSAL_REFUSED', because } });
  });

  it('answers at once; a failed one ends without a report and closes its stage', async () => {
    const { rehearse, told, closed } = aRehearsal({});
    expect(await rehearse(asked)).toEqual({ ok: true, value: null });
    await closed;
    expect(told).toEqual(['begin 7 organiser 50', 'end 7 without a report']);
  });
});
