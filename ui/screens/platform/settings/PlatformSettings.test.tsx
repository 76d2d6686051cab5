import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import {
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

type World = {
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
