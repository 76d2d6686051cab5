import { oklabOf } from './tint.ts';

/** A swatch covers at least this share of the picture: a speck gives no page its tint. */
const LEAST_SHARE = 0.02;
/** Colours that share the upper three bits of each channel are one swatch. */
const SHIFT = 5;

/** The mean of its most chromatic swatch, as '#rrggbb'. `pixels`: three bytes each. [design] */
export function swatchOf(pixels: Uint8Array): string {
  const swatches = new Map<number, { count: number; readonly sum: [number, number, number] }>();
  const total = Math.floor(pixels.length / 3);
  for (let at = 0; at < total * 3; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> SHIFT) << 6) | ((green >> SHIFT) << 3) | (blue >> SHIFT);
    const swatch = swatches.get(key) ?? { count: 0, sum: [0, 0, 0] };
    swatch.count += 1;
    swatch.sum[0] += red;
    swatch.sum[1] += green;
    swatch.sum[2] += blue;
    swatches.set(key, swatch);
  }
  const means = [...swatches.values()].map(({ count, sum }) => {
    const bytes = sum.map((channel) => Math.round(channel / count));
    return { count, bytes, chroma: oklabOf(bytes).chroma };
  });
  const large = means.filter(({ count }) => count >= total * LEAST_SHARE);
  // A picture of very many colours has no large swatch.
  const [first] = (large.length > 0 ? large : means).sort(
    (one, other) => other.chroma - one.chroma || other.count - one.count,
  );
  return `#${(first?.bytes ?? [0, 0, 0]).map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
