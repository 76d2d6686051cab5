import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|webmanifest|txt|map|html)$/;
const WORTH_IT = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function writeOnce(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (await stat(path).catch(() => null)) return;
  const fresh = `${path}.${process.pid}`;
  await writeFile(fresh, await make());
  // Renamed into place: someone may be asking for it.
  await rename(fresh, path);
}

async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const path = join(folder, name);
    const bytes = await readFile(path);
    if (bytes.length < WORTH_IT) continue;
    await writeOnce(`${path}.br`, () =>
      brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    );
    await writeOnce(`${path}.gz`, () => zip(bytes, { level: 9 }));
  }
}

const underway = new Map<string, Promise<void>>();

/** Once per build, at the best compression; the static route serves them. */
export function compressAssets(folder: string): Promise<void> {
  const compressing = underway.get(folder) ?? compress(folder).finally(() => underway.delete(folder));
  underway.set(folder, compressing);
  return compressing;
}
