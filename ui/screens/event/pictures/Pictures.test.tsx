import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { appears, renderPage, settle } from '#test/rendered/render-page.tsx';
import { makeRoutes } from '#ui/routes/routes.tsx';

const PICTURE = '/files/01997b3a-0000-7000-8000-0000000000a1/full.webp';
const LONGEST =
  'Đêm nhạc tưởng niệm Trịnh Công Sơn và những người bạn: Một cõi đi về, Cát bụi, Diễm xưa, Hạ trắng và những khúc ru cho đời sau';

const open = async (at: string, locale: 'en' | 'vi' = 'vi') => {
  await renderPage(
    makeRoutes(async () => undefined),
    { at, locale },
  );
  await appears('main h1');
};
const picture = () => document.querySelector<HTMLImageElement>('main img');
const source = () => new URL(picture()?.getAttribute('src') ?? '', 'https://vemoi.test');
const asked = () => Object.fromEntries(source().searchParams);
const meta = (property: string) => document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
const alone = () => [
  document.querySelector('header'),
  document.querySelector('footer'),
  document.querySelectorAll('main').length,
];

describe('/image-metadata', () => {
  const AT = `/image-metadata?title=${encodeURIComponent(LONGEST)}&id=1012&imageUrl=${PICTURE}`;

  it('shows the social image alone, and names it in the metadata [S2.1-39]', async () => {
    await open(AT);
    expect(source().pathname).toBe('/api/generate-meta-image');
    expect(asked()).toEqual({ title: LONGEST, id: '1012', imageUrl: PICTURE, locale: 'vi' });
    expect([picture()?.alt, picture()?.width, picture()?.height]).toEqual([LONGEST, 1200, 630]);
    expect([meta('og:title'), meta('og:image')]).toEqual([
      LONGEST,
      `https://vemoi.test${source().pathname}${source().search}`,
    ]);
    expect(alone()).toEqual([null, null, 1]);
  });

  it('falls back to the site’s picture without an address, or when the image fails', async () => {
    await open('/image-metadata');
    expect(source().pathname).toBe('/social.jpg');
    await open(AT, 'en');
    await act(async () => void picture()?.dispatchEvent(new Event('error')));
    await settle();
    expect([source().pathname, picture()?.alt]).toEqual(['/social.jpg', LONGEST]);
  });

  it('loads images from our own server only', async () => {
    await open('/image-metadata?title=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&imageUrl=https://evil.test/a.png');
    expect([source().origin, source().pathname]).toEqual(['https://vemoi.test', '/api/generate-meta-image']);
    expect(document.querySelectorAll('main script')).toHaveLength(0);
    expect(document.querySelector('h1')?.textContent).toBe('"><script>alert(1)</script>');
  });
});

describe('/image-thanks-buy-ticket', () => {
  it('shows the thank-you image with nothing around it [S2.1-41]', async () => {
    await open(
      `/image-thanks-buy-ticket?name=${encodeURIComponent('Ngô Lan')}&eventName=${encodeURIComponent('Đêm nhạc')}&isDonate=true&locale=en`,
    );
    expect(source().pathname).toBe('/api/generate-thanks-buy-ticket-image');
    expect(asked()).toEqual({
      name: 'Ngô Lan',
      eventName: 'Đêm nhạc',
      isDonate: 'true',
      isPrivate: 'false',
      locale: 'en',
    });
    expect(alone()).toEqual([null, null, 1]);
  });

  it.each(['', '?name=Lan', '?eventName=%20&name=Lan'])('falls back to the site’s picture for %j', async (query) => {
    await open(`/image-thanks-buy-ticket${query}`);
    expect(source().pathname).toBe('/social.jpg');
  });
});

describe('/image-rsvp-template', () => {
  const words = {
    headline: 'Trân trọng kính mời',
    name: 'Chị Ngô Lan',
    eventName: LONGEST,
    time: '19:30, 20/11/2026',
    place: 'Nhà hát Lớn',
    organiser: 'Gốm Việt',
  };

  it('shows the template’s invitation with nothing around it [S2.1-40]', async () => {
    await open(`/image-rsvp-template?${new URLSearchParams({ ...words, imageUrl: PICTURE })}`);
    const said = document.querySelector('article')?.textContent ?? '';
    for (const word of Object.values(words)) expect(said).toContain(word);
    expect([source().pathname, alone()]).toEqual([PICTURE, [null, null, 1]]);
  });

  it('has default texts in the page’s language', async () => {
    await open('/image-rsvp-template');
    expect(document.querySelector('article')?.textContent).toContain('Trân trọng kính mời');
    await open('/image-rsvp-template', 'en');
    expect(document.querySelector('article')?.textContent).toContain('You are invited');
    expect(picture()).toBeNull();
  });

  it('shows no images of other sites, and input as text only', async () => {
    await open('/image-rsvp-template?imageUrl=https://evil.test/a.png&eventName=%3Cimg%20src=x%20onerror=alert(1)%3E');
    expect(picture()).toBeNull();
    expect(document.querySelector('h1')?.textContent).toBe('<img src=x onerror=alert(1)>');
  });
});
