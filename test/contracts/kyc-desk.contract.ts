import { expect, it } from 'vitest';
import type { KycDesk } from '#application/people/ports/kyc-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { aBankAccountForm, anIdCard } from '#test/builders/an-id-card.ts';

type KycWorld = {
  readonly desk: KycDesk;
  readonly picture: () => Promise<string>;
  readonly code: (secret: string) => string;
};

export function kycDeskContract(makeWorld: () => Promise<KycWorld>): void {
  it('keeps nothing at first', async () => {
    const { desk } = await makeWorld();
    expect(await desk.read()).toEqual(ok({ card: null, bankAccounts: [], hasSecondFactor: false }));
  });

  it('keeps a card, which then waits for its review', async () => {
    const { desk, picture } = await makeWorld();
    const card = anIdCard({ frontImage: await picture(), backImage: await picture() });
    expect(await desk.handIn(card)).toEqual(ok(null));
    expect(await desk.read()).toMatchObject({
      value: {
        card: {
          fullname: 'Nguyễn Thị Lan',
          birthday: '1994-05-17',
          idNumber: '••••••••2345',
          status: 'PENDING',
          reason: null,
        },
      },
    });
    expect(await desk.handIn(card)).toEqual({ ok: false, refusal: { code: 'CARD_UNDER_REVIEW' } });
  });

  it('names a bank account once an authenticator app is set up, with a code of it', async () => {
    const { desk, code } = await makeWorld();
    expect(await desk.addBankAccount(aBankAccountForm(), '123456')).toMatchObject({
      refusal: { code: 'SECOND_FACTOR_REQUIRED' },
    });
    const begun = await desk.beginSecondFactor();
    const secret = begun.ok ? begun.value.secret : '';
    expect(begun.ok && begun.value.address.startsWith('otpauth://totp/Vemoi:')).toBe(true);
    expect(await desk.confirmSecondFactor('00000')).toEqual({
      ok: false,
      refusal: { code: 'CODE_WRONG', triesLeft: 4 },
    });
    expect(await desk.giveSecondFactor(code(secret))).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
    const confirmed = await desk.confirmSecondFactor(code(secret));
    expect(confirmed.ok && confirmed.value.length > 1).toBe(true);
    expect(await desk.addBankAccount(aBankAccountForm(), code(secret))).toEqual(ok(null));
    const kept = await desk.read();
    expect(kept).toMatchObject({
      value: {
        hasSecondFactor: true,
        bankAccounts: [{ bank: 'Vietcombank', holder: 'NGUYEN THI LAN', number: '•••••••••3456' }],
      },
    });
    const id = kept.ok ? (kept.value.bankAccounts[0]?.bankAccountId ?? '') : '';
    expect(await desk.removeBankAccount(id)).toEqual(ok(null));
    expect(await desk.removeBankAccount(id)).toEqual({ ok: false, refusal: { code: 'NOT_FOUND' } });
    expect(await desk.read()).toMatchObject({ value: { bankAccounts: [] } });
    expect(await desk.giveSecondFactor(code(secret))).toEqual(ok(null));
    const renewed = await desk.renewRecoveryCodes(code(secret));
    expect(renewed.ok && renewed.value.length > 1).toBe(true);
    expect(await desk.removeSecondFactor(code(secret))).toEqual(ok(null));
    expect(await desk.read()).toMatchObject({ value: { hasSecondFactor: false } });
    expect(await desk.renewRecoveryCodes(code(secret))).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
  });
}
