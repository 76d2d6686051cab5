import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { renderPage, settle } from '#test/rendered/render-page.tsx';
import { DATA_GRID_STYLE } from './data-grid-style.ts';

it('the only style element that the grid adds is the one that the page’s policy allows', async () => {
  // As in any browser that we support: the grid asks once, when its module is loaded.
  vi.stubGlobal('CSS', { supports: () => true });
  const { OrdersGrid } = await import('./OrdersGrid.tsx');
  await renderPage([{ path: '/', element: <OrdersGrid orders={[]} timezone="Asia/Ho_Chi_Minh" loading={false} /> }]);
  await settle();
  const added = [...document.querySelectorAll('style:not([data-emotion])')].map(
    ({ textContent }) => `sha256-${createHash('sha256').update(textContent).digest('base64')}`,
  );
  expect(new Set(added)).toEqual(new Set([DATA_GRID_STYLE]));
});
