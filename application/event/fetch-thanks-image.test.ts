import { describe, expect, it } from 'vitest';
import { FetchThanksImage } from './fetch-thanks-image.ts';

const thanks = {
  name: 'Ngô Lan',
  eventName: 'Đêm nhạc: 20/11',
  companyName: 'Gốm Việt',
  isDonate: false,
  isPrivate: true,
  locale: 'vi',
} as const;

const event = { id: 7, key: 'v1.k' };

describe('the thank-you image', () => {
  it('has the guest and event in its file name [S7.8-02]', async () => {
    const asked: URL[] = [];
    const fetchThanksImage = FetchThanksImage.make({
      pictures: async (path) => {
        asked.push(new URL(path, 'https://vemoi.test'));
        return new Blob(['picture'], { type: 'image/jpeg' });
      },
    });
    const image = await fetchThanksImage(thanks, event);
    expect([image?.name, await image?.file.text()]).toEqual(['thanks-Ngô-Lan-Đêm-nhạc--20-11.jpeg', 'picture']);
    expect(asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
      [
        '/api/generate-thanks-buy-ticket-image',
        { ...thanks, isDonate: 'false', isPrivate: 'true', id: '7', key: 'v1.k' },
      ],
    ]);
  });

  it('is null when the download fails', async () => {
    expect(await FetchThanksImage.make({ pictures: async () => null })(thanks, event)).toBeNull();
    expect(
      await FetchThanksImage.make({ pictures: () => Promise.reject(new TypeError('away')) })(thanks, event),
    ).toBeNull();
  });
});
