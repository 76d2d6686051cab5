import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NumbersPictures } from '#application/report/ports/numbers-pictures.ts';
import type { EventRevenue } from '#application/report/ports/report-desk.ts';
import { NOW } from '#test/builders/moments.ts';
import { click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { NumbersPicture } from './NumbersPicture.tsx';

const READY = { kind: 'READY', wide: '/api/numbers?shape=WIDE', tall: '/api/numbers?shape=TALL' } as const;
const PNG = { type: 'image/png' };
const drawnAtOnce: NumbersPictures = async () => new Blob(['picture'], PNG);

async function show(
  picture: EventRevenue['picture'],
  read: NumbersPictures = drawnAtOnce,
  locale: 'en' | 'vi' = 'en',
): Promise<{ readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const reads: NumbersPictures = (path) => {
    asked.push(path);
    return read(path);
  };
  const revenue = { name: 'Đêm nhạc: Trịnh', timezone: 'Asia/Ho_Chi_Minh', picture };
  const Component = withUseCases(() => <NumbersPicture revenue={revenue} />, [given(NumbersPictures, reads)]);
  await renderPage([{ path: '*', Component }], { locale });
  await settle();
  return { asked };
}

const text = (): string => (document.querySelector('section')?.textContent ?? '').replaceAll('\u00a0', ' ');
const picture = () => document.querySelector<HTMLImageElement>('section img');
const isEnabled = (button: string): boolean => !find('button', button).hasAttribute('disabled');

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the picture of an event’s numbers', { timeout: 30_000 }, () => {
  it.each([
    ['en', 'Available from 10:00, 20 Nov 2026.'],
    ['vi', 'Có từ 10:00, 20/11/2026.'],
  ] as const)('says in %s from when on it is there', async (locale, from) => {
    await show({ kind: 'LATER', at: NOW }, drawnAtOnce, locale);
    expect(text()).toContain(from);
    expect(findAll('button', /./)).toEqual([]);
  });

  it.each([
    ['en', 'No ticket was issued, so there are no numbers to share.'],
    ['vi', 'Không có vé nào được phát hành nên chưa có số liệu để chia sẻ.'],
  ] as const)('says in %s that there is nothing to count', async (locale, nothing) => {
    await show({ kind: 'NOTHING' }, drawnAtOnce, locale);
    expect(text()).toContain(nothing);
  });

  it('is not offered to those who may not see check-ins', async () => {
    await show(null);
    expect(findAll('h2', /./)).toEqual([]);
  });

  it.each([
    ['en', 'Picture of the numbers of Đêm nhạc: Trịnh', 'Drawing the picture', 'Tall', 'Download picture'],
    ['vi', 'Ảnh số liệu của Đêm nhạc: Trịnh', 'Đang vẽ ảnh', 'Dọc', 'Tải ảnh xuống'],
  ] as const)(
    'is previewed in %s while it is drawn and after, in two shapes',
    async (locale, alt, wait, tall, save) => {
      const drawn = Promise.withResolvers<Blob>();
      const { asked } = await show(READY, () => drawn.promise, locale);
      expect(find('[role="status"]', wait)).toBeDefined();
      expect(isEnabled(save)).toBe(false);
      drawn.resolve(new Blob(['picture'], PNG));
      await settle(20);
      expect([picture()?.alt, picture()?.getAttribute('src'), picture()?.width]).toEqual([alt, 'blob:picture', 1_200]);
      expect(isEnabled(save)).toBe(true);
      await click(find('button', tall));
      await settle(20);
      expect(asked).toEqual([READY.wide, READY.tall]);
      expect(picture()?.height).toBe(1_350);
    },
  );

  it('is downloaded under the event’s name', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await show(READY);
    await click(find('button', 'Download picture'));
    expect(names).toEqual(['numbers-Đêm-nhạc--Trịnh.png']);
  });

  it('is shared where the device can share files, and nowhere else', async () => {
    await show(READY);
    expect(findAll('button', 'Share')).toEqual([]);
    const shared: (ShareData | undefined)[] = [];
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), {
        canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
        share: async (data?: ShareData) => void shared.push(data),
      }),
    );
    await show(READY);
    await click(find('button', 'Share'));
    expect(shared.map((data) => [data?.title, data?.files?.map(({ name }) => name)])).toEqual([
      ['Đêm nhạc: Trịnh', ['numbers-Đêm-nhạc--Trịnh.png']],
    ]);
  });

  it.each([
    ['en', 'The picture couldn’t be drawn.', 'Try again', async (): Promise<null> => null],
    ['vi', 'Chưa vẽ được ảnh.', 'Thử lại', (): Promise<null> => Promise.reject(new TypeError('away'))],
  ] as const)('says in %s that it could not be drawn, and is asked for again', async (locale, said, again, read) => {
    const { asked } = await show(READY, read, locale);
    await settle(20);
    expect(find('[role="alert"]', /./).textContent).toContain(said);
    await click(find('button', again));
    await settle(20);
    expect(asked).toEqual([READY.wide, READY.wide]);
  });
});
