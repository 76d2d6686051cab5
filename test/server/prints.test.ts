import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plateOf, printOf } from '#domain/event/plate/plate.ts';
import { startTestApp } from './start-test-app.ts';

const app = await startTestApp();
const print = printOf(plateOf(1_012));

describe('the print of an event without a cover', () => {
  it('is a picture of its stated size, kept for good, that runs nothing', async () => {
    const response = await fetch(`${app.url}${print.url}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([print.width, print.height]);
  });

  it('answers an address that names no print as not found', async () => {
    for (const name of ['dragon-jade-1.svg', 'hills-jade-1.png', 'hills-jade-99999999999.svg'])
      expect((await fetch(`${app.url}/api/print/${name}`)).status).toBe(404);
  });

  it('stands on the link preview of its event, which is not the preview without a picture', async () => {
    const card = async (query: string) =>
      Buffer.from(await (await fetch(`${app.url}/api/generate-meta-image?title=X${query}`)).arrayBuffer());
    const [plain, printed] = [await card(''), await card(`&imageUrl=${encodeURIComponent(print.url)}`)];
    expect(printed.equals(plain)).toBe(false);
    expect((await sharp(printed).metadata()).format).toBe('jpeg');
  });
});
