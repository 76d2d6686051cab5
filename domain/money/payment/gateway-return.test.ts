import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GatewayHint, gatewayReturn } from './gateway-return.ts';

const back = (vnpResponseCode: string | null) => gatewayReturn({ paymentCheckoutSessionId: 'c1', vnpResponseCode });

describe('returning from the gateway', () => {
  it('without parameters is no return', () => {
    expect(gatewayReturn({ paymentCheckoutSessionId: null, vnpResponseCode: null })).toEqual({ kind: 'NONE' });
    expect(gatewayReturn({ paymentCheckoutSessionId: null, vnpResponseCode: '00' })).toEqual({ kind: 'NONE' });
  });

  it('with code 24 is cancelled, whatever else is present', () => {
    for (const paymentCheckoutSessionId of ['c1', null]) {
      expect(gatewayReturn({ paymentCheckoutSessionId, vnpResponseCode: '24' })).toEqual({ kind: 'CANCELLED' });
    }
  });

  it.each<[string | null, GatewayHint | null]>([
    [null, null],
    ['00', null],
    ['07', null],
    ['09', 'NOT_REGISTERED'],
    ['10', 'IDENTITY_WRONG'],
    ['11', 'TIME_OVER'],
    ['12', 'ACCOUNT_LOCKED'],
    ['13', 'CODE_WRONG'],
    ['51', 'NOT_ENOUGH_MONEY'],
    ['65', 'DAILY_LIMIT'],
    ['75', 'BANK_MAINTENANCE'],
    ['79', 'PASSWORD_WRONG'],
    ['99', 'OTHER'],
  ])('with code %s shows the result with the hint %s', (code, hint) => {
    expect(back(code)).toEqual({ kind: 'RETURNED', checkoutSessionId: 'c1', hint });
  });

  it('with any other code shows the result', () => {
    fc.assert(
      fc.property(
        fc.string().filter((code) => code !== '24'),
        (code) => {
          expect(back(code)).toMatchObject({ kind: 'RETURNED', checkoutSessionId: 'c1' });
        },
      ),
    );
  });
});
