import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { invitationCardPath } from '#domain/event/share/link-preview.ts';
import { signPicture } from '#server/platform/files/picture-signature.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { startTestApp } from './start-test-app.ts';

const app = await startTestApp({ pages: 'built' });
const card = {
  headline: 'Trân trọng kính mời',
  name: 'Chị Ngô Lan',
  eventName: 'Đêm nhạc Trịnh',
  time: 'Thứ Sáu, 20/11/2026, 19:30',
  place: 'Nhà hát Lớn',
  organiser: 'Gốm Việt',
  imageUrl: '/api/print/lotus-jade-12.svg',
} as const;
const path = invitationCardPath(card);
const signedPath = signPicture(app.use(Keyring), 'image-rsvp-template', path);
const query = (of: string): string => of.slice(of.indexOf('?'));
const status = async (at: string): Promise<number> => (await fetch(`${app.url}${at}`)).status;

describe('pages that are pictures', () => {
  it.each(['/image-metadata', '/image-rsvp-template', '/image-thanks-buy-ticket'])(
    '%s without values shows the site’s own picture, and is 404 with values that we did not sign',
    async (page) => {
      for (const language of ['', '/vi']) {
        expect(await status(`${language}${page}`)).toBe(200);
        for (const values of ['?title=Vemoi%20tặng%20bạn%205%20triệu', '?name=Lan&eventName=X', query(path)])
          expect([page, await status(`${language}${page}${values}`)]).toEqual([page, 404]);
      }
    },
  );

  it('show signed values, and are 404 when one is changed, added, or shown on another page', async () => {
    const html = await (await fetch(`${app.url}/vi/image-rsvp-template${query(signedPath)}`)).text();
    for (const word of [card.name, card.eventName, card.place]) expect(html).toContain(word);
    for (const forged of [
      `/image-rsvp-template${query(signedPath).replace('19%3A30', '20%3A30')}`,
      `/image-rsvp-template${query(signedPath)}&title=x`,
      `/image-thanks-buy-ticket${query(signedPath)}`,
      `/image-rsvp-template${query(path)}&signature=`,
    ])
      expect([forged, await status(forged)]).toEqual([forged, 404]);
  });
});

describe('the picture of an invitation', () => {
  it('is a square JPEG for a signed address, and 404 for any other', async () => {
    const answer = await fetch(`${app.url}${signedPath}`);
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.status, format, width, height]).toEqual([200, 'jpeg', 1_080, 1_080]);
    for (const forged of [path, '/api/generate-invitation-image', signedPath.replace('name=', 'name=X')])
      expect([forged, await status(forged)]).toEqual([forged, 404]);
  });
});
