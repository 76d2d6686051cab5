import { expectTypeOf, it } from 'vitest';
import type { PageHost } from '#server/main/pages.ts';
import type { RenderedPage } from '#server/platform/http/rendered-page.ts';
import type { Render, ServerHost, RenderedPage as TheirPage } from '#ui/main/server-host.ts';

it('the pages’ bundle and the server that loads it mean the same by a page and by a host', ({ expect }) => {
  expectTypeOf<PageHost>().toExtend<ServerHost>();
  expectTypeOf<TheirPage>().toExtend<RenderedPage>();
  expectTypeOf<Render>().toExtend<(request: Request, host: PageHost) => Promise<RenderedPage>>();
  // The compiler proves it: npm run check fails when a line above does not hold.
  expect(true).toBe(true);
});
