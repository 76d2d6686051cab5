import decodeQr from 'jsqr';

// jsqr is CommonJS: depending on the bundler, the function is the module or its default.
type Decode = (
  data: Uint8ClampedArray,
  width: number,
  height: number,
  options?: { readonly inversionAttempts?: 'dontInvert' | 'attemptBoth' },
) => { readonly data: string } | null;
const imported: unknown = decodeQr;
const decode = (
  typeof imported === 'function' ? imported : (imported as { readonly default: unknown }).default
) as Decode;

type Frame = { readonly pixels: ArrayBuffer; readonly width: number; readonly height: number };

/** Null when the image holds no code. */
export const readFrame = ({ pixels, width, height }: Frame): string | null =>
  decode(new Uint8ClampedArray(pixels), width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;

// Without a document this is a worker, and frames come as messages.
if (typeof document === 'undefined' && typeof postMessage === 'function') {
  addEventListener('message', (event: MessageEvent<Frame>) => postMessage(readFrame(event.data)));
}
