import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { orderLimit } from '#domain/sale/quantity/order-limit.ts';
import { minutes } from '#test/builders/moments.ts';
import { mayRequireApproval, type TicketTypeInput, validateTicketType } from './ticket-type.ts';

const input: TicketTypeInput = {
  name: ' Vé thường ',
  description: ' ',
  note: null,
  price: dong(200_000),
  originalPrice: dong(250_000),
  capacity: 100,
  purchaseLimit: null,
  accountLimit: null,
  multipleOf: 1,
  saleBeginAt: null,
  saleEndAt: null,
  mode: 'ONSITE',
};
const open = { requiredApproval: false };

describe('the ticket type form', () => {
  it('is stored trimmed; without a period it sells until the session ends [S3-48]', () => {
    expect(validateTicketType(input, open)).toEqual({
      ok: true,
      value: { ...input, name: 'Vé thường', description: null },
    });
    expect(validateTicketType({ ...input, description: null }, open).ok).toBe(true);
    expect(validateTicketType({ ...input, saleBeginAt: minutes(0), saleEndAt: minutes(1) }, open).ok).toBe(true);
    expect(validateTicketType({ ...input, saleEndAt: minutes(1) }, open).ok).toBe(true);
  });

  it.each<[Partial<TicketTypeInput>, string, object]>([
    [{ name: '' }, 'name', { kind: 'REQUIRED' }],
    [{ name: 'x'.repeat(101) }, 'name', { kind: 'TOO_LONG', max: 100 }],
    [{ description: 'x'.repeat(2_001) }, 'description', { kind: 'TOO_LONG', max: 2_000 }],
    [{ price: dong(-1) }, 'price', { kind: 'TOO_SMALL', min: 0 }],
    [{ price: dong(0.5) }, 'price', { kind: 'NOT_A_NUMBER' }],
    [{ price: dong(MAX_DONG + 1) }, 'price', { kind: 'TOO_LARGE', max: MAX_DONG }],
    [{ originalPrice: dong(199_999) }, 'original_price', { kind: 'TOO_SMALL', min: 200_000 }],
    [{ capacity: -1 }, 'capacity', { kind: 'TOO_SMALL', min: 0 }],
    [{ capacity: Number.NaN }, 'capacity', { kind: 'NOT_A_NUMBER' }],
    [{ capacity: 1_000_000_001 }, 'capacity', { kind: 'TOO_LARGE', max: 1_000_000_000 }],
    [{ capacity: 100_001, mode: 'ONLINE' }, 'capacity', { kind: 'TOO_LARGE', max: 100_000 }],
    [{ capacity: 4, multipleOf: 7 }, 'capacity', { kind: 'TOO_SMALL', min: 7 }],
    [{ multipleOf: 0 }, 'combo_purchase', { kind: 'TOO_SMALL', min: 1 }],
    [{ purchaseLimit: 0 }, 'limit', { kind: 'TOO_SMALL', min: 1 }],
    [{ purchaseLimit: 3, multipleOf: 4 }, 'limit', { kind: 'TOO_SMALL', min: 4 }],
    [{ purchaseLimit: 101 }, 'limit', { kind: 'TOO_LARGE', max: 100 }],
    [{ accountLimit: 3, multipleOf: 4 }, 'limited_purchase', { kind: 'TOO_SMALL', min: 4 }],
    [{ saleBeginAt: minutes(1), saleEndAt: minutes(1) }, 'end_at', { kind: 'MALFORMED' }],
  ])('%j is refused with its field [S5-02] [S5-03] [S5-04]', (over, field, problem) => {
    expect(validateTicketType({ ...input, ...over }, open)).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field, problem },
    });
  });

  it.each<Partial<TicketTypeInput>>([
    { capacity: 1_000_000_000 },
    { capacity: 100_000, mode: 'ONLINE' },
    { capacity: 0 },
    { capacity: 0, multipleOf: 7 },
    { capacity: 7, multipleOf: 7 },
    { purchaseLimit: 100 },
    { price: MAX_DONG, originalPrice: MAX_DONG },
    { saleBeginAt: minutes(1), saleEndAt: null },
  ])('accepts %j [S5-03] [S5-04]', (over) => {
    expect(validateTicketType({ ...input, ...over }, open).ok).toBe(true);
  });

  it('allows 100,000 online and any number onsite [S9-37]', () => {
    const takes = (capacity: number, mode: TicketTypeInput['mode']) =>
      validateTicketType({ ...input, capacity, mode }, open).ok;
    expect([takes(100_000, 'ONLINE'), takes(100_001, 'ONLINE'), takes(100_001, 'ONSITE')]).toEqual([true, false, true]);
  });

  it('approval requires a price of 0', () => {
    expect(validateTicketType(input, { requiredApproval: true })).toEqual({
      ok: false,
      refusal: { code: 'APPROVAL_ONLY_FOR_FREE' },
    });
    const free = { ...input, price: dong(0) };
    expect(validateTicketType(free, { requiredApproval: true }).ok).toBe(true);
    expect([mayRequireApproval([]), mayRequireApproval([free]), mayRequireApproval([free, input])]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('an accepted type allows at least one set while enough is left', () => {
    const count = fc.option(fc.integer({ min: 0, max: 120 }));
    fc.assert(
      fc.property(
        count,
        count,
        count,
        fc.integer({ min: 0, max: 12 }),
        (purchaseLimit, accountLimit, capacity, multipleOf) => {
          const accepted = validateTicketType({ ...input, purchaseLimit, accountLimit, capacity, multipleOf }, open);
          fc.pre(accepted.ok && capacity !== 0);
          const limit = orderLimit({
            purchaseLimit,
            accountLimit,
            multipleOf,
            alreadyBought: 0,
            remaining: capacity ?? 1_000,
          });
          expect(limit.max).toBeGreaterThanOrEqual(multipleOf);
        },
      ),
    );
  });
});
