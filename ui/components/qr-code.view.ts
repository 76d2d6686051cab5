import { create } from 'qrcode';

export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** Without the quiet zone; one SVG path of unit squares, with runs of a row merged. */
export type QrDrawing = { readonly size: number; readonly path: string };

/** Modules around the code (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

const cache = new Map<string, QrDrawing>();
const KEPT = 24;

export function drawQr(text: string, level: QrLevel = 'M'): QrDrawing {
  const key = `${level}${text}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const { modules } = create(text, { errorCorrectionLevel: level });
  const { size } = modules;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!modules.get(y, x)) continue;
      const from = x;
      while (x + 1 < size && modules.get(y, x + 1)) x++;
      const run = x + 1 - from;
      path += `M${from} ${y}h${run}v1h-${run}z`;
    }
  }
  const drawing = { size, path };
  if (cache.size >= KEPT) cache.clear();
  cache.set(key, drawing);
  return drawing;
}

/** Black on white with the quiet zone, whole pixels per module, at least `atLeast` pixels wide. */
export async function qrPng(text: string, level: QrLevel, atLeast = 800): Promise<Blob | null> {
  const { modules } = create(text, { errorCorrectionLevel: level });
  const across = modules.size + 2 * QUIET_ZONE;
  const scale = Math.ceil(atLeast / across);
  const canvas = document.createElement('canvas');
  canvas.width = across * scale;
  canvas.height = across * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (modules.get(y, x)) pen.fillRect((x + QUIET_ZONE) * scale, (y + QUIET_ZONE) * scale, scale, scale);
    }
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
