import type { OpenPicture } from '#application/platform/ports/open-picture.ts';
import { isImageTooLarge, MOST_PIXELS } from '#domain/kernel/files/image-upload.ts';

const QUALITY = 0.92;
/** Tried in turn until the file is small enough to upload. */
const SHRINKS = [1, 0.8, 0.6, 0.45, 0.3];
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

function load(url: string): Promise<HTMLImageElement | null> {
  const { promise, resolve } = Promise.withResolvers<HTMLImageElement | null>();
  const image = new Image();
  image.onload = () => resolve(image);
  image.onerror = () => resolve(null);
  image.src = url;
  return promise;
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> => {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type, QUALITY);
  return promise;
};

/** An image element turns a picture as its EXIF says, and knows its size before it is decoded. */
export const makeCanvasPicture =
  (fetchPicture: (path: string) => Promise<Blob | null>): OpenPicture =>
  async (source) => {
    const blob = typeof source === 'string' ? await fetchPicture(source) : source;
    if (blob === null) return null;
    const url = URL.createObjectURL(blob);
    const close = (): void => URL.revokeObjectURL(url);
    const image = await load(url);
    if (image === null || image.naturalWidth === 0 || image.naturalWidth * image.naturalHeight > MOST_PIXELS) {
      close();
      return null;
    }
    return {
      url,
      width: image.naturalWidth,
      height: image.naturalHeight,
      close,
      cut: async ({ left, top, width, height }) => {
        const type = blob.type in ENDINGS ? blob.type : 'image/png';
        for (const shrink of SHRINKS) {
          const canvas = document.createElement('canvas');
          canvas.width = Math.max(1, Math.round(width * shrink));
          canvas.height = Math.max(1, Math.round(height * shrink));
          const drawing = canvas.getContext('2d');
          if (drawing === null) return null;
          drawing.imageSmoothingQuality = 'high';
          drawing.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
          const made = await blobOf(canvas, type);
          // A browser that cannot write the type writes PNG.
          if (made !== null && !isImageTooLarge(made.size))
            return new File([made], `photo.${ENDINGS[made.type] ?? 'png'}`, { type: made.type });
        }
        return null;
      },
    };
  };
