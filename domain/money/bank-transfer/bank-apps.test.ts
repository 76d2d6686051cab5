import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { BANKS } from '#domain/people/banks.ts';
import { BANK_APPS, bankAppLink } from './bank-apps.ts';
import { encodeVietQr } from './vietqr.ts';

const transferTo = (bin: string) => {
  const asked = { bin, account: '0011004321234', amount: dong(200_000), message: 'VEMOIABCDEFGHJ' };
  const qrCode = encodeVietQr(asked);
  if (!qrCode.ok) throw new Error('A good transfer has a QR code');
  return { ...asked, qrCode: qrCode.value };
};
const asked = (id: string, bin: string) => {
  const found = BANK_APPS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No app is called ${id}`);
  const link = new URL(bankAppLink(found, transferTo(bin)));
  expect(link.origin + link.pathname).toBe('https://dl.vietqr.io/pay');
  return Object.fromEntries(link.searchParams);
};

describe('a link that opens a banking app', () => {
  it('names account, amount and message to an app that fills them in', () => {
    const transfer = { ba: '0011004321234@vcb', am: '200000', tn: 'VEMOIABCDEFGHJ' };
    expect(asked('bidv', '970436')).toEqual({ app: 'bidv', ...transfer });
  });

  it('says nothing of the transfer to an app that only opens, or to a bank without an id', () => {
    expect(asked('vcb', '970436')).toEqual({ app: 'vcb' });
    expect(asked('bidv', '970409')).toEqual({ app: 'bidv' });
  });

  it('exists once for each app, of a bank that VietQR knows', () => {
    expect(new Set(BANK_APPS.map(({ id }) => id)).size).toBe(BANK_APPS.length);
    for (const { bin, name } of BANK_APPS)
      expect(BANKS.find((bank) => bank.bin === bin)?.name.replace(' Bank', '')).toBe(name.replace(' Bank', ''));
  });

  it('says nothing of a transfer whose code names no bank', () => {
    const transfer = { ...transferTo('970436'), qrCode: 'not a VietQR' };
    const [filling] = BANK_APPS;
    expect(filling === undefined ? null : bankAppLink(filling, transfer)).toBe('https://dl.vietqr.io/pay?app=mb');
  });

  it('calls every bank by VietQR’s id, and fills in the transfer only in the five apps that take it over', () => {
    expect(BANK_APPS.map(({ bin, id, fills }) => `${bin} ${id}${fills ? ' fills' : ''}`)).toEqual([
      '970422 mb fills',
      '970418 bidv fills',
      '970415 icb fills',
      '970416 acb fills',
      '970448 ocb fills',
      '970436 vcb',
      '970407 tcb',
      '970432 vpb',
      '970423 tpb',
      '970405 vba',
      '970441 vib',
      '970437 hdb',
      '970443 shb',
    ]);
  });
});
