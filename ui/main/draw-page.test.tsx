import { lazy, Suspense } from 'react';
import { describe, it, vi } from 'vitest';
import { drawPage } from './draw-page.ts';

function Broken(): never {
  throw new Error('needs a window');
}

describe('a page drawn by the server', () => {
  it('holds the parts that load on demand, also the first time', async ({ expect }) => {
    const Places = lazy(async () => ({ default: () => <p>Two places left</p> }));
    const drawn = await drawPage(
      <main>
        <Suspense fallback={null}>
          <Places />
        </Suspense>
      </main>,
    );
    expect(drawn).toBe('<main><!--$--><p>Two places left</p><!--/$--></main>');
  });

  it('leaves to the browser what fails on the server, and the log says why', async ({ expect }) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const drawn = await drawPage(
      <main>
        <Suspense fallback={<p>One moment</p>}>
          <Broken />
        </Suspense>
      </main>,
    );
    expect(drawn).toContain('<p>One moment</p>');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'needs a window' }));
  });
});
