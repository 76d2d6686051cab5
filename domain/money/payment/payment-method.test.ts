import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import {
  availableMethods,
  chosenMethod,
  DEFAULT_PAYMENT_METHOD,
  GATEWAY_TYPES,
  goesStraightToBankTransfer,
  methodOfGatewayType,
  methodOfProvider,
  methodOptions,
  offeredMethods,
  optionsBesideWallet,
  PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
  PAYMENT_TIMES,
  PROVIDER_OF_METHOD,
} from './payment-method.ts';

describe('payment methods', () => {
  it('bank transfer is the default; neither it nor the card provider has a gateway type [S9-03] [S9-04]', () => {
    expect(DEFAULT_PAYMENT_METHOD).toBe('BankTransfer');
    expect(PAYMENT_METHODS[0]).toBe('BankTransfer');
    expect([GATEWAY_TYPES.BankTransfer, GATEWAY_TYPES.Stripe]).toEqual([null, null]);
    expect([PROVIDER_OF_METHOD.BankTransfer, PROVIDER_OF_METHOD.Stripe]).toEqual(['BANK_TRANSFER', 'STRIPE']);
    expect(chosenMethod(methodOptions(dong(30_000), PAYMENT_METHODS, dong(0)), null)).toBe('BankTransfer');
  });

  it('the gateway’s methods are QR, domestic card and international card [S9-05] [S9-06] [S9-07]', () => {
    expect([GATEWAY_TYPES.QrVnpay, GATEWAY_TYPES.VnBankVnpay, GATEWAY_TYPES.IntCardVnpay]).toEqual([
      'VNPAYQR',
      'VNBANK',
      'INTCARD',
    ]);
    for (const method of ['QrVnpay', 'VnBankVnpay', 'IntCardVnpay'] as const)
      expect(PROVIDER_OF_METHOD[method]).toBe('VNPAY');
  });

  it('every provider has a method, including wallet and manual [S9-08]', () => {
    expect(new Set(PAYMENT_METHODS.map((method) => PROVIDER_OF_METHOD[method]))).toEqual(new Set(PAYMENT_PROVIDERS));
  });

  it('up to 25000 only bank transfer is offered, above it every configured method [S9-14]', () => {
    fc.assert(
      fc.property(anyDong, fc.subarray([...PAYMENT_METHODS]), (price, available) => {
        const offered = offeredMethods(price, available);
        expect(available).toEqual(expect.arrayContaining(offered));
        if (price === 0) expect(offered).toEqual([]);
        else if (price <= 25_000) expect(offered).toEqual(available.includes('BankTransfer') ? ['BankTransfer'] : []);
        else if (price <= 99_999_999) expect(offered.toSorted()).toEqual(available.toSorted());
        // The largest amount that Stripe takes, in eight digits.
        else expect(offered.toSorted()).toEqual(available.filter((method) => method !== 'Stripe').toSorted());
      }),
    );
  });

  it.each([
    [0, false],
    [1, true],
    [24_999, true],
    [25_000, false],
    [25_001, false],
  ])('a price of %d goes straight to bank transfer: %s [S4-42]', (price, straight) => {
    expect(goesStraightToBankTransfer(dong(price))).toBe(straight);
  });

  it.each(PAYMENT_PROVIDERS)('%s is held at least as long as it is shown', (provider) => {
    expect(PAYMENT_TIMES[provider].held).toBeGreaterThanOrEqual(PAYMENT_TIMES[provider].shown);
  });

  it('the wallet needs a sufficient balance', () => {
    fc.assert(
      fc.property(anyDong, anyDong, fc.subarray([...PAYMENT_METHODS]), (price, balance, available) => {
        const options = methodOptions(price, available, balance);
        expect(options.map((option) => option.method)).toEqual(offeredMethods(price, available));
        for (const { method, blocked } of options)
          expect(blocked).toBe(method === 'Wallet' && balance < price ? 'BALANCE_TOO_LOW' : null);
      }),
    );
    expect(methodOptions(dong(30_000), ['Wallet'], dong(30_000))).toEqual([{ method: 'Wallet', blocked: null }]);
    expect(methodOptions(dong(30_000), ['Wallet'], dong(29_999))).toEqual([
      { method: 'Wallet', blocked: 'BALANCE_TOO_LOW' },
    ]);
  });

  it('the wallet is among the methods where it holds money, and manual where the event takes it', () => {
    fc.assert(
      fc.property(anyDong, fc.boolean(), (balance, manual) => {
        const available = availableMethods(['Stripe'], { manual, balance });
        expect(available.slice(0, 2)).toEqual(['BankTransfer', 'Stripe']);
        expect([available.includes('Wallet'), available.includes('Manual')]).toEqual([balance > 0, manual]);
      }),
    );
    expect(availableMethods(['Stripe'], { balance: dong(-1) })).toEqual(['BankTransfer', 'Stripe']);
  });

  it('the wanted method is chosen if available, else the first', () => {
    const options = methodOptions(dong(30_000), ['Wallet', 'Stripe', 'BankTransfer'], dong(0));
    expect(([null, 'Stripe', 'Wallet', 'QrVnpay'] as const).map((wanted) => chosenMethod(options, wanted))).toEqual([
      'BankTransfer',
      'Stripe',
      'BankTransfer',
      'BankTransfer',
    ]);
    expect(chosenMethod(methodOptions(dong(30_000), ['Wallet'], dong(0)), 'Wallet')).toBeNull();
  });
});

it('a method is known again by its gateway type, and a provider by one of its own methods', () => {
  for (const method of PAYMENT_METHODS) {
    const type = GATEWAY_TYPES[method];
    if (type !== null) expect(methodOfGatewayType(type)).toBe(method);
  }
  for (const provider of PAYMENT_PROVIDERS) expect(PROVIDER_OF_METHOD[methodOfProvider(provider)]).toBe(provider);
});

it('beside a part from the wallet, bank transfer and the gateways are offered', () => {
  const all = PAYMENT_METHODS.map((method) => ({ method, blocked: null }));
  expect(optionsBesideWallet(all).map(({ method }) => method)).toEqual([
    'BankTransfer',
    'VnBankVnpay',
    'QrVnpay',
    'IntCardVnpay',
    'Stripe',
  ]);
});
