import { beforeEach, expect, it } from 'vitest';
import type { ImageUpload } from '#application/platform/ports/image-upload.ts';

export type ImageUploadWorld = {
  readonly upload: ImageUpload;
  readonly picture: Blob;
  readonly cut: (isCut: boolean) => void;
};

export function imageUploadContract(open: () => Promise<ImageUploadWorld>): void {
  let world: ImageUploadWorld;
  beforeEach(async () => {
    world = await open();
  });

  it('answers where the picture stands', async () => {
    const sent = await world.upload({ file: world.picture, purpose: 'EVENT_IMAGE' });
    expect(sent).toMatchObject({ ok: true, value: { url: expect.stringMatching(/^\/files\/[^?]+$/) } });
  });

  it('refuses 2 MB and more [S5-16]', async () => {
    const large = new Blob([new Uint8Array(2 * 1024 * 1024)], { type: 'image/png' });
    expect(await world.upload({ file: large, purpose: 'EVENT_IMAGE' })).toEqual({
      ok: false,
      refusal: { code: 'UPLOAD_TOO_LARGE', maxBytes: 2 * 1024 * 1024 - 1 },
    });
  });

  it('refuses what is no picture', async () => {
    const text = new Blob(['words'], { type: 'text/plain' });
    expect(await world.upload({ file: text, purpose: 'EVENT_IMAGE' })).toEqual({
      ok: false,
      refusal: { code: 'UPLOAD_NOT_AN_IMAGE' },
    });
  });

  it('rejects without a network', async () => {
    world.cut(true);
    await expect(world.upload({ file: world.picture, purpose: 'EVENT_IMAGE' })).rejects.toThrow();
    world.cut(false);
  });
}
