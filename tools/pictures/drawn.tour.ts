import { packText } from '#domain/event/share/packed-text.ts';
import { thanksPath } from '#domain/event/share/share-links.ts';
import { eventSlugs } from './event-slugs.ts';
import type { Tour } from './tour.ts';

const LONGEST =
  'Đêm nhạc tưởng niệm Trịnh Công Sơn và những người bạn: Một cõi đi về, Cát bụi, Diễm xưa, Hạ trắng và những khúc ru cho đời sau';
const LONGEST_WORD = 'NghiêngnghiêngngảngảkhuỷutayngoằnngoèokhuếchđạithưởngngoạnđườngxuyênViệt';
const NAME = 'Công Tằng Tôn Nữ Nguyễn Thị Thùy Dương Quỳnh Hương';
const COMPANY = 'Công ty Cổ phần Tập đoàn Truyền thông và Giải trí Nhà Hát Sông Hồng';

const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** With the longest words that they may have to carry. */
export const drawnTour: Tour = {
  name: 'drawn',
  who: null,
  walk: async ({ page, go, places, look: { locale } }, take) => {
    // On a page of ours, as a picture alone cannot be photographed.
    const show = async (path: string): Promise<void> => {
      await go('/image-rsvp-template');
      await page.evaluate((src) => {
        const picture = document.createElement('img');
        picture.src = src;
        picture.style.width = '100%';
        document.body.replaceChildren(picture);
        return picture.decode();
      }, path);
    };
    const html = await (await fetch(`${places.base}/events`)).text();
    const imageUrl = /\/files\/[0-9a-f-]{36}\//.exec(html)?.[0];
    const cover: Record<string, string> = imageUrl === undefined ? {} : { imageUrl: `${imageUrl}full.webp` };
    for (const [name, path] of [
      ['preview', withQuery('/api/generate-meta-image', { title: LONGEST, id: '1001', locale, ...cover })],
      ['preview-short', withQuery('/api/generate-meta-image', { title: 'Phở', id: '1001', locale, ...cover })],
      ['preview-word', withQuery('/api/generate-meta-image', { title: LONGEST_WORD, id: '1001', locale })],
      [
        'thanks',
        withQuery('/api/generate-thanks-buy-ticket-image', {
          name: NAME,
          eventName: LONGEST,
          companyName: COMPANY,
          isDonate: 'false',
          isPrivate: 'false',
          locale,
        }),
      ],
      [
        'thanks-gift',
        withQuery('/api/generate-thanks-buy-ticket-image', {
          name: 'An',
          eventName: 'Phở',
          isDonate: 'true',
          isPrivate: 'true',
          locale,
        }),
      ],
    ] as const) {
      await show(path);
      await take(name);
    }
    const thanks = {
      name: NAME,
      eventName: 'Đêm nhạc Trịnh: Hạ trắng',
      companyName: COMPANY,
      isDonate: false,
      isPrivate: false,
      locale,
    };
    await go(thanksPath((await eventSlugs(places.base))('trinh-night'), thanks, packText));
    const shared = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    await show(shared.replace(new URL(shared).origin, ''));
    await take('thanks-of-link');
    // With values they need a signature of the server's.
    for (const page of ['metadata', 'thanks-buy-ticket', 'rsvp-template']) {
      await go(`/image-${page}`);
      await take(`page-${page}`);
    }
  },
};
