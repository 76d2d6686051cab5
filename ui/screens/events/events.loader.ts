import { redirect } from 'react-router';
import { BrowseEvents } from '#application/discovery/browse-events.ts';
import { localisedPath, neutralPath } from '#ui/bindings/localised-path.ts';
import { pageFailure, screenLoader } from '#ui/bindings/screen-loader.ts';
import { readEventFilter, writeEventFilter } from './event-filter.view.ts';

export const eventsLoader = screenLoader(async ({ use, query, url, locale, now }) => {
  const filter = readEventFilter(query);
  const page = await use(BrowseEvents)(filter, { after: query.get('after'), before: query.get('before') });
  // A cursor of another filter, or of another day's list: begin at the first page.
  if (!page.ok && page.refusal.code === 'INVALID_CURSOR')
    throw redirect(localisedPath(`${neutralPath(url.pathname)}${writeEventFilter(filter)}`, locale));
  if (!page.ok) throw pageFailure();
  return { filter, ...page.value, now };
});
