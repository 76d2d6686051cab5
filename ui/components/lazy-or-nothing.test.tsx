import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { appears, renderPage } from '#test/rendered/render-page.tsx';
import { lazyOrNothing } from './lazy-or-nothing.ts';

const Lost = lazyOrNothing(() => Promise.reject(new Error('no network')));
const There = lazyOrNothing(async () => () => <strong>The part</strong>);
const Page = () => (
  <Suspense fallback={null}>
    <h1>The page</h1>
    <Lost />
    <There />
  </Suspense>
);

it('a part that cannot be loaded leaves its page standing', async () => {
  await renderPage([{ path: '/', Component: Page }]);
  await appears('strong', 'The part');
  expect(document.body.textContent).toContain('The page');
});
