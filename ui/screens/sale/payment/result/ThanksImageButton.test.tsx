import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { FetchThanksImage } from '#application/event/fetch-thanks-image.ts';
import type { PictureSource } from '#application/platform/ports/picture-source.ts';
import { anEventPage } from '#test/builders/an-event-page.ts';
import { click, find, findAll, renderPage } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { ThanksImageButton } from './ThanksImageButton.tsx';

const event = anEventPage({
  name: 'Đêm nhạc: 20/11',
  feature: 'PRIVATE',
  organiser: { kind: 'corporate', name: 'Gốm Việt', slug: 'Gom-Viet-1', logo: null },
});
const saved: string[] = [];
const toasts = () => findAll('[data-kind]', /./).map((toast) => [toast.getAttribute('data-kind'), toast.textContent]);

async function show(pictures: PictureSource, locale: 'en' | 'vi') {
  const Component = withUseCases(
    () => <ThanksImageButton event={event} />,
    [given(FetchThanksImage, FetchThanksImage.make({ pictures }))],
  );
  await renderPage([{ path: '*', Component }], {
    locale,
    account: { ...someAccount, firstName: 'Lan', lastName: 'Ngô' },
  });
  await click(find('button', locale === 'vi' ? 'Tải ảnh xuống' : 'Download image'));
}

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

describe('the thank-you picture', () => {
  it('is downloaded under its name and confirmed in the page’s language', async () => {
    const asked: URL[] = [];
    const pictures: PictureSource = async (path) => {
      asked.push(new URL(path, 'https://vemoi.test'));
      return new Blob(['picture'], { type: 'image/jpeg' });
    };
    await show(pictures, 'vi');
    expect(saved).toEqual(['thanks-Ngô-Lan-Đêm-nhạc--20-11.jpeg']);
    expect(toasts()).toEqual([['success', expect.stringContaining('Download thành công!')]]);
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      {
        name: 'Ngô Lan',
        eventName: 'Đêm nhạc: 20/11',
        companyName: 'Gốm Việt',
        isDonate: 'false',
        isPrivate: 'true',
        locale: 'vi',
        id: String(event.id),
      },
    ]);
    await show(pictures, 'en');
    expect(toasts()).toEqual([['success', expect.stringContaining('Download succeeded!')]]);
  });

  it('is reported in the page’s language when it cannot be downloaded', async () => {
    await show(async () => null, 'vi');
    expect(toasts()).toEqual([['error', expect.stringContaining('Download thất bại')]]);
    await show(() => Promise.reject(new TypeError('away')), 'en');
    expect(toasts()).toEqual([['error', expect.stringContaining('Download failed')]]);
    expect(saved).toEqual([]);
  });
});
