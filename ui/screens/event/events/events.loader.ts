import { redirect } from 'react-router';
import { BrowseEvents } from '#application/event/browse-events.ts';
import { neutralPath } from '#ui/bindings/localised-path.ts';
import { pageFailure, screenLoader } from '#ui/bindings/screen-loader.ts';
import { readEventFilter, writeEventFilter } from './event-filter.view.ts';

export const eventsLoader = screenLoader(async ({ use, query, url, now }) => {
  const filter = readEventFilter(query);
  const page = await use(BrowseEvents)(filter, { after: query.get('after'), before: query.get('before') });
  // The cursor belongs to another filter or to an older list: start at the first page.
  if (!page.ok && page.refusal.code === 'INVALID_CURSOR')
    throw redirect(`${neutralPath(url.pathname)}${writeEventFilter(filter)}`);
  if (!page.ok) throw pageFailure();
  return { filter, ...page.value, now };
});
