import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { browserLanguageMemory } from '#adapters/storage/platform/browser-language-memory.ts';
import { SwitchLanguage } from '#application/platform/switch-language.ts';
import { click, find, renderPage } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';
import { usePageLanguage } from './use-page-language.ts';

const Choices = () => {
  usePageLanguage();
  const { choose } = useLanguageSwitch();
  return (
    <button type="button" onClick={() => choose('vi')}>
      Tiếng Việt
    </button>
  );
};
const Remembering = withUseCases(Choices, [
  given(SwitchLanguage, SwitchLanguage.make({ languages: browserLanguageMemory })),
]);

const YEAR = 365 * 24 * 3_600;
const visit = (address: string): void => void Reflect.get(window, 'happyDOM').setURL(address);

let went: MockInstance<typeof window.location.assign>;
let written: MockInstance<(cookie: string) => void>;
beforeEach(() => {
  went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  written = vi.spyOn(document, 'cookie', 'set');
  window.localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  visit('http://localhost:3000/');
});
const writtenOf = (name: string): string[] =>
  written.mock.calls.map(([cookie]) => cookie).filter((cookie) => cookie.startsWith(`${name}=`));
const choose = async (at: string): Promise<void> => {
  visit(at);
  await renderPage([{ path: '*', Component: Remembering }], { at: '/events?free=1#list' });
  await click(find('button', 'Tiếng Việt'));
};

describe('choosing a language', () => {
  it('keeps it in local storage, and no token beside it', async () => {
    await choose('https://www.vemoi.vn/events');
    expect({ ...window.localStorage }).toEqual({ language: 'vi' });
    expect(went).toHaveBeenCalledWith('/vi/events?free=1#list');
  });

  it('keeps it in a cookie of the parent domain for ten years', async () => {
    await choose('https://www.vemoi.vn/events');
    expect(writtenOf('language')[0]).toBe(
      `language=vi; Path=/; Max-Age=${10 * YEAR}; SameSite=Lax; Secure; Domain=vemoi.vn`,
    );
  });

  it('keeps it in a cookie of this host alone where there is no parent domain', async () => {
    await choose('http://localhost:3000/events');
    expect(writtenOf('language')).toEqual([`language=vi; Path=/; Max-Age=${10 * YEAR}; SameSite=Lax`]);
  });

  it('keeps the locale in a cookie for 365 days', async () => {
    await choose('https://www.vemoi.vn/events');
    expect(writtenOf('locale')).toEqual([`locale=vi; Path=/; Max-Age=${YEAR}; SameSite=Lax; Secure`]);
  });
});
