import jsQrModule from 'jsqr';
import { describe, expect, it } from 'vitest';
import { drawQr, QUIET_ZONE } from './qr-code.view.ts';

type Decode = (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null;
const jsqr = ('default' in jsQrModule ? jsQrModule.default : jsQrModule) as unknown as Decode;

/** At `scale` pixels for a module. */
function readBack(text: string, level: 'M' | 'Q', scale: number): string | undefined {
  const { size, path } = drawQr(text, level);
  const across = (size + 2 * QUIET_ZONE) * scale;
  const pixels = new Uint8ClampedArray(across * across * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < scale; row++) {
      for (let column = 0; column < Number(run) * scale; column++) {
        const at = (((Number(y) + QUIET_ZONE) * scale + row) * across + (Number(x) + QUIET_ZONE) * scale + column) * 4;
        pixels[at] = pixels[at + 1] = pixels[at + 2] = 0;
      }
    }
  }
  return jsqr(pixels, across, across)?.data;
}

describe('a drawn QR code', () => {
  it('decodes to the same text, with its quiet zone, at the size of the dialog', () => {
    const text =
      '00020101021238570010A00000072701270006970436011300110043212340208QRIBFTTA5303704540725000005802VN62180814VEMOIABCDEFGHJ6304A1B2';
    expect(readBack(text, 'M', 4)).toBe(text);
  });

  it('carries a signed ticket', () => {
    const text = 'A'.repeat(140);
    expect(readBack(text, 'M', 3)).toBe(text);
  });
});
