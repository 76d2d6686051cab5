import { Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { notFound, pageFailure } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const page = (failure: () => unknown, locale: 'en' | 'vi' = 'en') =>
  renderPage(
    [
      {
        path: '/',
        ErrorBoundary: ErrorScreen,
        Component: Outlet,
        loader: () => {
          throw failure();
        },
      },
    ],
    { locale },
  );

const heading = (): string | undefined => document.querySelector('h1')?.textContent;

describe('the error page', () => {
  it('shows 404 for an unknown page [S2.16-01] [S1-58]', async () => {
    await page(notFound);
    expect(heading()).toBe('Page Not Found');
    await showsInBothLanguages('Page Not Found');
  });

  it.each([
    ['status 500', () => pageFailure()],
    ['status 503', () => pageFailure(503)],
    ['no status', () => new Error('broken')],
  ])('shows Internal Server Error for an error with %s [S2.16-02] [S1-58]', async (_name, failure) => {
    await page(failure);
    expect(heading()).toBe('Internal Server Error');
    await showsInBothLanguages('Internal Server Error');
  });

  it.each([
    ['en', 'You are signed in as lan@work.example', 'Use another account'],
    ['vi', 'Bạn đang đăng nhập bằng lan@work.example', 'Dùng tài khoản khác'],
  ] as const)('offers another account where this one lacks the page, in %s', async (locale, words, button) => {
    const loader = viewerLoader(async () => {
      throw notFound();
    });
    await renderPage([{ path: '/', ErrorBoundary: ErrorScreen, Component: Outlet, loader }], {
      locale,
      account: { ...someAccount, email: 'lan@work.example' },
    });
    await settle();
    expect(document.body.textContent).toContain(words);
    await click(find('button', button));
    expect(await appears('[role="dialog"] input[type="email"]')).not.toBe(null);
  });

  it('names no account on a page that nobody has', async () => {
    await page(notFound);
    expect(findAll('button', 'Use another account')).toEqual([]);
  });

  it('is shown in Vietnamese on a Vietnamese page', async () => {
    await page(notFound, 'vi');
    expect(heading()).toBe('Không tìm thấy trang');
  });
});
