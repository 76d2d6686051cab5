import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { cleanTransferMessage } from './transfer-message.ts';
import { encodeVietQr } from './vietqr.ts';

describe('transfer messages', () => {
  it.each([
    ['Vé mời: Đêm nhạc', 'Ve moi Dem nhac'],
    ['VEMOI.ABC-123', 'VEMOIABC123'],
    ['  a   b  ', 'a b'],
    ['đĐ', 'dD'],
    [`${'x'.repeat(24)} yz`, 'x'.repeat(24)],
    ['€☃', ''],
  ])('cleans %j to %j [S9-40]', (text, clean) => {
    expect(cleanTransferMessage(text)).toBe(clean);
  });

  it('are stable when cleaned again, and fit a VietQR if not empty', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (text) => {
        const message = cleanTransferMessage(text);
        expect(cleanTransferMessage(message)).toBe(message);
        expect(encodeVietQr({ bin: '970436', account: '1', amount: dong(1), message }).ok).toBe(message !== '');
      }),
    );
  });
});
