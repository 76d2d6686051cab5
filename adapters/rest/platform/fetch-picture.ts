import type { PictureSource } from '#application/platform/ports/picture-source.ts';

/** null for anything but an image. */
export const makeFetchPicture =
  (ask: typeof fetch): PictureSource =>
  async (path) => {
    const response = await ask(path);
    if (!response.ok || response.headers.get('content-type')?.startsWith('image/') !== true) return null;
    return response.blob();
  };
