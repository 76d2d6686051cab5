import { useState } from 'react';
import { Outlet } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '#adapters/storage/platform/cookie.ts';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { HomeLayout } from '#ui/layouts/HomeLayout.tsx';
import { PageFrame } from '#ui/routes/PageFrame.tsx';
import { useTranslatePage } from './consent.view.ts';

const all = {
  analytics: { script: 'https://count.test/tag.js', id: 'V-7' },
  chat: { origin: 'https://chat.test', agentId: 'agent-9' },
  translation: { script: 'https://translate.test/widget.js', languages: ['en', 'fr', 'ja'] },
};
const page = (thirdParties: Partial<typeof all>, locale: 'en' | 'vi' = 'en') =>
  renderPage(
    [{ Component: PageFrame, children: [{ Component: HomeLayout, children: [{ path: '*', Component: Outlet }] }] }],
    {
      locale,
      thirdParties,
    },
  );

const loaded = (): (string | undefined)[][] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-service]')].map(({ src, dataset }) => [
    dataset['service'],
    src,
    dataset['id'] ?? dataset['agentId'] ?? dataset['language'],
  ]);
const banner = '[aria-label="Privacy choices"]';
const tick = async (name: string): Promise<void> =>
  click(find(`${banner} label`, name).querySelector('input') as Element);

Reflect.set(Reflect.get(Reflect.get(window, 'happyDOM'), 'settings'), 'handleDisabledFileLoadingAsSuccess', true);

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  for (const script of document.querySelectorAll('script[data-service]')) script.remove();
  writeCookie('pageTranslation', '', 0);
  vi.restoreAllMocks();
});

describe('third-party services', () => {
  it('that are not configured are neither loaded nor mentioned [S1-55] [S1-59] [S1-60]', async () => {
    await page({});
    await settle(50);
    expect(document.querySelector(banner)).toBeNull();
    expect(findAll('footer button', 'Privacy choices')).toEqual([]);
    expect(loaded()).toEqual([]);
  });

  it.each([
    ['Analytics', { analytics: all.analytics }, ['analytics', 'https://count.test/tag.js', 'V-7']],
    ['Chat assistant', { chat: all.chat }, ['chat', 'https://chat.test/widget.js', 'agent-9']],
    ['Page translation', { translation: all.translation }, ['translation', 'https://translate.test/widget.js', 'en']],
  ])(
    '%s loads after consent, and on the next page without asking again [S1-55] [S1-59] [S1-60]',
    async (name, configured, script) => {
      await page(configured);
      expect((await appears(banner)).textContent).toContain(name);
      expect(loaded()).toEqual([]);
      await click(find(`${banner} button`, 'Accept all'));
      await settle(20);
      expect(loaded()).toEqual([script]);
      for (const old of document.querySelectorAll('script[data-service]')) old.remove();
      await page(configured);
      await settle(100);
      expect(document.querySelector(banner)).toBeNull();
      expect(loaded()).toEqual([script]);
    },
  );

  it('can be accepted one by one, or all rejected', async () => {
    await page(all);
    await appears(banner);
    await tick('Chat assistant');
    await click(find(`${banner} button`, 'Save my choices'));
    await settle(20);
    expect(loaded().map(([service]) => service)).toEqual(['chat']);
    window.localStorage.clear();
    for (const script of document.querySelectorAll('script[data-service]')) script.remove();
    await page(all, 'vi');
    await appears('[aria-label="Tùy chọn quyền riêng tư"]');
    await click(find('[aria-label="Tùy chọn quyền riêng tư"] button', 'Từ chối tất cả'));
    await settle(20);
    expect(loaded()).toEqual([]);
  });

  it('can be revoked from the footer, which reloads the page', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await page(all);
    await appears(banner);
    await click(find(`${banner} button`, 'Accept all'));
    await settle(20);
    await click(find('footer button', 'Privacy choices'));
    await click(find(`${await appears(banner).then(() => banner)} button`, 'Reject all'));
    await settle(20);
    expect(reload).toHaveBeenCalledOnce();
    expect(window.localStorage.getItem('consent')).toContain('"granted":[]');
  });
});

const AsksForLatin = () => {
  const translate = useTranslatePage();
  const [outcome, setOutcome] = useState('');
  return (
    <button type="button" onClick={() => void translate.choose('la', ['en', 'fr']).then(setOutcome)}>
      Latin {outcome}
    </button>
  );
};

describe('page translation', () => {
  it('logs a warning for an unsupported language and changes nothing [S8-44]', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPage([{ path: '*', Component: AsksForLatin }]);
    await click(find('button', /Latin/));
    expect(find('button', 'Latin IGNORED')).toBeDefined();
    expect(said).toHaveBeenCalledWith("The page translation does not speak 'la'.");
    expect(document.cookie).not.toContain('pageTranslation');
  });

  const menu = async () => {
    await click(find('header button', 'Menu'));
    await appears('[role="menuitemradio"]', 'French');
  };

  it('stores the chosen language in a cookie, clears it for the default, and reloads each time [S9-32]', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await page({ translation: all.translation });
    await menu();
    expect(find('[role="menuitemradio"][aria-checked="true"]', /^English$/)).toBeDefined();
    await click(find('[role="menuitemradio"]', 'French'));
    await settle(20);
    expect(document.cookie).toContain('pageTranslation=fr');
    await menu();
    await click(findAll('[role="menuitemradio"]', 'English').at(-1) as Element);
    await settle(20);
    expect(document.cookie).not.toContain('pageTranslation');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('logs a script that fails to load [S8-44]', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await page({ translation: all.translation });
    await appears(banner);
    await click(find(`${banner} button`, 'Accept all'));
    await settle(20);
    document.querySelector('script[data-service]')?.dispatchEvent(new Event('error'));
    expect(said).toHaveBeenCalledWith(
      'The script of TRANSLATION could not be loaded: https://translate.test/widget.js',
    );
  });
});
