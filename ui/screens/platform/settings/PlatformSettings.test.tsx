import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import {
  type KeptCategory,
  type ListedBanner,
  type PlatformFee,
  SettingsDesk,
  type SettingsDesk as SettingsDeskType,
} from '#application/platform/ports/settings-desk.ts';
import { DAY, HOUR, instant, later } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { NOW } from '#test/builders/moments.ts';
import { click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { PlatformSettings } from './PlatformSettings.tsx';
import { platformSettingsLoader } from './platform-settings.loader.ts';

const terms = (basisPoints: number, fixed = 0, minimum = 0) => ({
  basisPoints,
  fixed: dong(fixed),
  minimum: dong(minimum),
});
const change = (version: number, of: ReturnType<typeof terms>, state: 'NOW' | 'PAST' | 'PLANNED') => ({
  version,
  terms: of,
  from: version === 0 ? instant(0) : later(NOW, state === 'PLANNED' ? DAY : -DAY),
  state,
});
const sale = (): PlatformFee => {
  const inForce = change(1, terms(250, 1_000), 'NOW');
  return { fee: 'SALE', version: 2, now: inForce, changes: [change(2, terms(300), 'PLANNED'), inForce] };
};
const withdrawal = (): PlatformFee => {
  const inForce = change(0, terms(100, 0, 50_000), 'NOW');
  return { fee: 'WITHDRAWAL', version: 0, now: inForce, changes: [inForce] };
};
const BANNER: ListedBanner = {
  id: 'b1',
  version: 3,
  text: { en: 'Tet is near', vi: 'Tết đến rồi' },
  link: '/events',
  from: later(NOW, -HOUR),
  until: null,
};

const CATEGORIES: readonly KeptCategory[] = [
  { id: 1, version: 2, name: { en: 'Music', vi: 'Âm nhạc' }, color: '#b8321f', retired: false },
  { id: 2, version: 1, name: { en: 'Talks', vi: 'Hội thảo' }, color: '#123456', retired: false },
  { id: 3, version: 4, name: { en: 'Opera', vi: 'Nhạc kịch' }, color: '#22506f', retired: true },
];

type World = {
  readonly categories?: readonly KeptCategory[];
  readonly abilities?: readonly string[];
  readonly locale?: 'en' | 'vi';
  readonly banners?: readonly ListedBanner[];
  readonly desk?: Partial<SettingsDeskType>;
};
async function open({ abilities = ['admin.settings', 'settings.change'], locale = 'en', ...world }: World = {}) {
  const asked: unknown[] = [];
  const desk: SettingsDeskType = {
    fees: async () => ok([sale(), withdrawal()]),
    banners: async () => ok(world.banners ?? [BANNER]),
    changeFee: async (...of) => {
      asked.push(of);
      return ok(null);
    },
    saveBanner: async (...of) => {
      asked.push(of);
      return ok(null);
    },
    removeBanner: async (known) => {
      asked.push(known);
      return ok(null);
    },
    categories: async () => ok(world.categories ?? CATEGORIES),
    saveCategory: async (...of) => {
      asked.push(of);
      return ok(null);
    },
    orderCategories: async (ids) => {
      asked.push(ids);
      return ok(null);
    },
    ...world.desk,
  };
  const pairs = [given(SettingsDesk, desk)];
  await renderPage(
    [
      {
        path: '/admin/settings',
        Component: withUseCases(PlatformSettings, pairs),
        loader: loaderWith(platformSettingsLoader, pairs),
      },
    ],
    { at: '/admin/settings', now: NOW, locale, account: { ...someAccount, abilities } },
  );
  await settle(20);
  return asked;
}
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`form input[name="${name}"]`);
  if (found === null) throw new Error(`No field ${name}`);
  return found;
};

describe('the platform’s settings', { timeout: 30_000 }, () => {
  it('say what counts now, what is planned, and what an organiser gets of an order', async () => {
    await open();
    expect(text()).toContain('2.5% + 1,000 đ');
    expect(text()).toContain('For an order of 100,000 đ, the organiser gets 96,500 đ after a fee of 3,500 đ.');
    expect(text()).toContain('If that amount is withdrawn, 95,535 đ arrives in their bank account.');
    expect(text()).toContain('at least 50,000 đ each time');
    expect(find('section li', /3%.*Planned/)).toBeDefined();
    expect(find('section li', /Tet is near.*Shown now/)).toBeDefined();
  });

  it('show a fee’s effect while it is typed, and save it with the version that was read', async () => {
    const asked = await open();
    await click(find('button', 'Change the fee on sales'));
    await type(field('percent'), '10');
    await type(field('fixed'), '0');
    expect(text()).toContain('the organiser gets 90,000 đ');
    await submit(field('percent'));
    await settle(40);
    expect(asked).toEqual([
      ['SALE', { terms: { basisPoints: 1_000, fixed: 0, minimum: ZERO }, from: later(NOW, DAY), version: 2 }],
    ]);
    expect(text()).toContain('The fee is saved');
    expect(document.querySelector('form')).toBe(null);
  });

  it('say at the field why a fee is refused, and send nothing', async () => {
    const asked = await open();
    await click(find('button', 'Change the withdrawal fee'));
    await type(field('percent'), '11');
    await submit(field('percent'));
    expect(text()).toContain('Between 0 and 10%, with two decimals at most');
    expect(field('percent').getAttribute('aria-invalid')).toBe('true');
    await type(field('percent'), '1,255');
    await submit(field('percent'));
    expect(text()).toContain('Between 0 and 10%');
    await type(field('percent'), '1,25');
    await type(field('minimum'), 'nhiều');
    await submit(field('percent'));
    expect(text()).toContain('Between 0 and 10,000,000 đ');
    expect(asked).toEqual([]);
  });

  it('say that somebody else was first, and keep what was typed', async () => {
    await open({ desk: { changeFee: async () => refused({ code: 'CHANGED_MEANWHILE' }) } });
    await click(find('button', 'Change the fee on sales'));
    await type(field('percent'), '4');
    await submit(field('percent'));
    await settle(40);
    expect(find('[role="alert"]', /Someone else saved this first/)).toBeDefined();
    expect(field('percent').value).toBe('4');
  });

  it('add a banner with its preview, in both languages', async () => {
    const asked = await open({ banners: [] });
    expect(text()).toContain('No banners');
    await click(find('button', 'Add a banner'));
    await submit(field('en'));
    expect(text()).toContain('Please write the banner in English');
    await type(field('en'), 'Hello');
    await type(field('vi'), 'Xin chào');
    expect(text()).toContain('As visitors see itHelloXin chào');
    await type(field('link'), 'javascript:x');
    await submit(field('en'));
    expect(text()).toContain('A path of this site such as /events, or an https:// address');
    await type(field('link'), '/events');
    await submit(field('en'));
    await settle(40);
    expect(asked).toMatchObject([[null, { text: { en: 'Hello', vi: 'Xin chào' }, link: '/events', until: null }]]);
  });

  it('change and remove a banner as it was read', async () => {
    const asked = await open();
    await click(find('section li button', 'Edit'));
    expect(field('vi').value).toBe('Tết đến rồi');
    await click(find('form button', 'Cancel'));
    await click(find('section li button', 'Remove'));
    await settle(40);
    expect(asked).toEqual([{ id: 'b1', version: 3 }]);
    expect(text()).toContain('Banner removed');
  });

  it('are read by accountants without a button to change them, in Vietnamese, too', async () => {
    await open({ abilities: ['admin.settings'], locale: 'vi' });
    expect(findAll('main button, section button', /./)).toEqual([]);
    expect(text()).toContain('2,5% + 1.000 đ');
    expect(text()).toContain('Tết đến rồi');
  });

  it('say which part could not be loaded', async () => {
    await open({ desk: { fees: async () => refused({ code: 'BUSY', retryAfterMs: 500, because: 'OUTAGE' }) } });
    expect(text()).toContain('The fees could not be loaded.');
    expect(text()).toContain('Tet is near');
  });
});

describe('the categories of events', { timeout: 30_000 }, () => {
  it('are listed in their order, and those that are retired are marked', async () => {
    await open();
    const lines = findAll('section ol li', /./).map((line) => line.textContent);
    expect(lines.map((line) => line?.slice(0, 5))).toEqual(['Music', 'Talks', 'Opera']);
    expect(lines[2]).toContain('Retired');
    expect(find('button', 'Offer Opera again')).toBeDefined();
  });

  it('are added in both languages, with a colour of those offered, under a name of their own', async () => {
    const asked = await open();
    await click(find('button', 'Add a category'));
    await submit(field('en'));
    expect(text()).toContain('Please write an English name of its own');
    await type(field('en'), 'talks');
    await type(field('vi'), 'Tọa đàm');
    await submit(field('en'));
    expect(field('en').getAttribute('aria-invalid')).toBe('true');
    await type(field('en'), 'Dance');
    await type(field('vi'), 'Khiêu vũ');
    await click(find('input[name="color"]', 'Colour 6'));
    await submit(field('en'));
    await settle(40);
    expect(asked).toEqual([[null, { name: { en: 'Dance', vi: 'Khiêu vũ' }, color: '#22506f', retired: false }]]);
    expect(text()).toContain('The category is saved');
  });

  it('are renamed, keeping a colour of their own, and say who was first', async () => {
    const changed = async () => refused({ code: 'CHANGED_MEANWHILE' } as const);
    await open({ desk: { saveCategory: changed } });
    await click(find('button', 'Edit Talks'));
    expect([field('vi').value, document.querySelector<HTMLInputElement>('input:checked')?.value]).toEqual([
      'Hội thảo',
      '#123456',
    ]);
    await type(field('vi'), 'Tọa đàm');
    await submit(field('vi'));
    await settle(40);
    expect(find('[role="alert"]', /Someone else saved this first/)).toBeDefined();
    expect(field('vi').value).toBe('Tọa đàm');
  });

  it('are retired and offered again, as they were read', async () => {
    const asked = await open();
    await click(find('button', 'Retire Music'));
    await settle(40);
    await click(find('button', 'Offer Opera again'));
    await settle(40);
    expect(asked).toEqual([
      [
        { id: 1, version: 2 },
        { name: { en: 'Music', vi: 'Âm nhạc' }, color: '#b8321f', retired: true },
      ],
      [
        { id: 3, version: 4 },
        { name: { en: 'Opera', vi: 'Nhạc kịch' }, color: '#22506f', retired: false },
      ],
    ]);
  });

  it('are moved at once, and are where they were when that is refused', async () => {
    const asked = await open();
    const first = () => findAll('section ol li', /./)[0]?.textContent?.slice(0, 5);
    await click(find('button', 'Move Music up'));
    expect([asked, first()]).toEqual([[], 'Music']);
    await click(find('button', 'Move Talks up'));
    expect([asked, first(), find('[role="status"]', /Talks/).textContent]).toEqual([
      [[2, 1, 3]],
      'Talks',
      'Talks is now number 1',
    ]);
    await open({ desk: { orderCategories: async () => refused({ code: 'CHANGED_MEANWHILE' }) } });
    await click(find('button', 'Move Opera up'));
    await settle(40);
    expect([first(), find('[role="alert"]', /Someone else/)].length).toBe(2);
    expect(findAll('section ol li', /./)[2]?.textContent).toContain('Opera');
  });

  it('are read in Vietnamese, also where there are none', async () => {
    await open({ locale: 'vi', abilities: ['admin.settings'] });
    expect(text()).toContain('Âm nhạc');
    expect(findAll('section ol button', /./)).toEqual([]);
    await open({ locale: 'vi', categories: [] });
    expect(text()).toContain('Chưa có danh mục');
  });
});
