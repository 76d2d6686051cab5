import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_TICKET_KEYS, nextTicketKey, ticketKeyUse } from './ticket-key.ts';

const anyKeys = fc.uniqueArray(fc.record({ keyNumber: fc.integer({ min: 1, max: 6 }), revoked: fc.boolean() }), {
  selector: ({ keyNumber }) => keyNumber,
});

describe('the signing keys of an event', () => {
  it('are numbered from 1 without reuse', () => {
    expect(nextTicketKey([])).toEqual({ ok: true, value: 1 });
    expect(nextTicketKey([{ keyNumber: 3 }, { keyNumber: 2 }])).toEqual({ ok: true, value: 4 });
    expect(nextTicketKey([{ keyNumber: MOST_TICKET_KEYS - 1 }])).toEqual({ ok: true, value: 255 });
    expect(nextTicketKey([{ keyNumber: MOST_TICKET_KEYS }])).toEqual({
      ok: false,
      refusal: { code: 'TICKET_KEYS_USED_UP' },
    });
  });

  it('the newest valid key signs, older valid keys verify, others do neither', () => {
    fc.assert(
      fc.property(anyKeys, (keys) => {
        const good = keys.filter(({ revoked }) => !revoked).map(({ keyNumber }) => keyNumber);
        for (let number = 0; number <= 7; number++) {
          const use = !good.includes(number) ? 'NOTHING' : number === Math.max(...good) ? 'SIGNS' : 'VERIFIES';
          expect(ticketKeyUse(keys, number)).toBe(use);
        }
      }),
    );
  });
});
