import { type OpenedEventPage, OpenEventPage } from '#application/event-page/open-event-page.ts';
import { notFound, pageFailure, screenLoader } from '#ui/bindings/screen-loader.ts';

/** Found, or the not-found state with its status; another text before the id is answered with the right address. [S2.6-05] */
export const eventPageLoader = screenLoader(async ({ use, params }): Promise<OpenedEventPage> => {
  const opened = await use(OpenEventPage)(params['slug'] ?? '');
  if (opened.ok) return opened.value;
  throw opened.refusal.code === 'EVENT_NOT_FOUND' || opened.refusal.code === 'NOT_FOUND' ? notFound() : pageFailure();
});
