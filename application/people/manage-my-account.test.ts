import { describe, expect, it } from 'vitest';
import { makeMemoryKycDesk } from '#adapters/memory/people/memory-kyc-desk.ts';
import { makeMemoryImageUpload } from '#adapters/memory/platform/memory-image-upload.ts';
import { aBankAccountForm, anIdCard } from '#test/builders/an-id-card.ts';
import { bankAccountTroubles, cardTroubles } from './check-forms.ts';
import { makeManageMyAccount } from './make-manage-my-account.ts';

const made = () => {
  const desk = makeMemoryKycDesk();
  return { desk, keep: makeManageMyAccount({ kycDesk: desk.kycDesk, send: makeMemoryImageUpload().upload }) };
};
const picture = (bytes: number, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });

describe('my account', () => {
  it('checks card and bank account by field before sending', () => {
    expect(cardTroubles(anIdCard({ idNumber: '1', fullname: '' }), '2026-11-20')).toEqual({
      idNumber: { kind: 'MALFORMED' },
      fullname: { kind: 'REQUIRED' },
    });
    expect(bankAccountTroubles(aBankAccountForm({ number: '0071_0', bank: ' ' }))).toEqual({
      number: { kind: 'MALFORMED' },
      bank: { kind: 'REQUIRED' },
    });
    expect([cardTroubles(anIdCard(), '2026-11-20'), bankAccountTroubles(aBankAccountForm())]).toEqual([{}, {}]);
  });

  it('accepts only images under 2 MB', async () => {
    const { keep } = made();
    const upload = (file: Blob) => keep.uploadCardPicture(file, () => undefined);
    expect(await upload(picture(2 * 1024 * 1024))).toMatchObject({ refusal: { code: 'UPLOAD_TOO_LARGE' } });
    expect(await upload(picture(10, 'application/pdf'))).toMatchObject({ refusal: { code: 'UPLOAD_NOT_AN_IMAGE' } });
    expect(await upload(picture(10))).toMatchObject({ ok: true });
  });

  it('strips spaces from a code', async () => {
    const { keep, desk } = made();
    await keep.confirmSecondFactor(' 123 456 ');
    await keep.addBankAccount(aBankAccountForm(), '123 456');
    expect(desk.codes).toEqual(['123456', '123456']);
  });
});
