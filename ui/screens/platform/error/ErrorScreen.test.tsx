import { Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/rendered/render-page.tsx';
import { notFound, pageFailure } from '#ui/bindings/screen-loader.ts';
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
  it('shows 404 for an unknown page [S2.16-01]', async () => {
    await page(notFound);
    expect(heading()).toBe('Page Not Found');
  });

  it.each([
    ['status 500', () => pageFailure()],
    ['status 503', () => pageFailure(503)],
    ['no status', () => new Error('broken')],
  ])('shows Internal Server Error for an error with %s [S2.16-02]', async (_name, failure) => {
    await page(failure);
    expect(heading()).toBe('Internal Server Error');
  });

  it('is shown in Vietnamese on a Vietnamese page', async () => {
    await page(notFound, 'vi');
    expect(heading()).toBe('Không tìm thấy trang');
  });
});
