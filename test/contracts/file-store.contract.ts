import { expect, it } from 'vitest';
import type { FileStore } from '#server/platform/ports/file-store.ts';

const fileId = '01997b3a-0000-7000-8000-0000000000a1';
const bytes = Uint8Array.from([1, 2, 3, 255, 0]);

export function fileStoreContract(makeStore: () => Promise<FileStore>): void {
  it('gives back the bytes that were put', async () => {
    const store = await makeStore();
    await store.put({ fileId, variant: 'card', extension: 'webp', bytes });
    expect(Uint8Array.from((await store.get(fileId, 'card', 'webp')) ?? [])).toEqual(bytes);
  });

  it('knows no file of another size, another kind or another name', async () => {
    const store = await makeStore();
    await store.put({ fileId, variant: 'card', extension: 'webp', bytes });
    expect(await store.get(fileId, 'full', 'webp')).toBeNull();
    expect(await store.get(fileId, 'card', 'jpg')).toBeNull();
    expect(await store.get(fileId.replace('a1', 'a2'), 'card', 'webp')).toBeNull();
    expect(await store.get('../../etc/passwd', 'card', 'webp')).toBeNull();
  });

  it('puts the same file again without harm', async () => {
    const store = await makeStore();
    await Promise.all(Array.from({ length: 5 }, () => store.put({ fileId, variant: 'full', extension: 'jpg', bytes })));
    expect(Uint8Array.from((await store.get(fileId, 'full', 'jpg')) ?? [])).toEqual(bytes);
  });

  it('forgets every size of a removed file, and removing nothing is fine', async () => {
    const store = await makeStore();
    await store.put({ fileId, variant: 'full', extension: 'webp', bytes });
    await store.put({ fileId, variant: 'thumb', extension: 'webp', bytes });
    await store.remove(fileId);
    await store.remove(fileId);
    expect(await store.get(fileId, 'full', 'webp')).toBeNull();
    expect(await store.get(fileId, 'thumb', 'webp')).toBeNull();
  });
}
