import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserLanguageMemory } from '#adapters/storage/platform/browser-language-memory.ts';
import { SwitchLanguage } from '#application/platform/switch-language.ts';
import { appears, click, find, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { LanguageHintGate } from './LanguageHintGate.tsx';

const open = (locale: 'en' | 'vi') =>
  renderPage(
    [
      {
        path: '/event/:slug',
        Component: withUseCases(LanguageHintGate, [
          given(SwitchLanguage, SwitchLanguage.make({ languages: browserLanguageMemory })),
        ]),
      },
    ],
    { locale, at: '/event/dem-nhac?ref=a' },
  );
const hint = () => document.querySelector('section[lang="vi"]');

describe('the hint at the Vietnamese page', () => {
  beforeEach(() => {
    window.localStorage.clear();
    vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['vi-VN', 'en']);
  });

  it('is shown once to a browser that prefers Vietnamese, in Vietnamese, and leads to the same page', async () => {
    await open('en');
    const link = await appears('section[lang="vi"] a', 'Xem bằng tiếng Việt');
    expect(link.getAttribute('href')).toBe('/vi/event/dem-nhac?ref=a');
    expect(hint()?.textContent).toContain('Trang này có bản tiếng Việt.');
    await click(find('button', 'Đóng'));
    expect(hint()).toBeNull();
    await open('en');
    await settle(50);
    expect(hint()).toBeNull();
  });

  it('is not shown on a Vietnamese page, nor to a browser that prefers English', async () => {
    await open('vi');
    await settle(50);
    expect(hint()).toBeNull();
    vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['en-US', 'vi']);
    await open('en');
    await settle(50);
    expect(hint()).toBeNull();
  });
});
