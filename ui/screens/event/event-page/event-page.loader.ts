import { redirect, type ShouldRevalidateFunction } from 'react-router';
import { OpenEventPage, type OpenedEventPage } from '#application/event/open-event-page.ts';
import { EventKeys } from '#application/event/ports/event-keys.ts';
import { keyInSlug, movedSlug } from '#domain/kernel/names/slug.ts';
import { notFound, pageFailure, type ScreenRequest, screenLoader } from '#ui/bindings/screen-loader.ts';
import { opensByAnotherKey, shownEventKey } from '#ui/bindings/shown-event-key.ts';
import { paths } from '#ui/routes/paths.ts';

/** `card`: the thank-you image from the address, if it can be read. [S2.6-03] */
export type EventPageData = OpenedEventPage & { readonly card?: string | null };

/** An outdated slug redirects to the current one. [S2.6-05] */
const load =
  (addressOf: (slug: string) => string) =>
  async ({ use, params, query, url }: ScreenRequest): Promise<EventPageData> => {
    const slug = params['slug'] ?? '';
    const key = shownEventKey(params, query);
    if (key !== null) use(EventKeys).keep(key);
    const opened = await use(OpenEventPage)(slug);
    if (!opened.ok)
      throw opened.refusal.code === 'EVENT_NOT_FOUND' || opened.refusal.code === 'NOT_FOUND'
        ? notFound()
        : pageFailure();
    const right = keyInSlug(opened.value.event.slug);
    if (opensByAnotherKey(key, right, () => use(EventKeys).kept())) throw notFound();
    const moved = movedSlug(slug, opened.value.event.slug);
    if (moved !== null) throw redirect(`${addressOf(moved)}${url.search}`, 301);
    const thanks = query.get('thanks');
    return thanks === null
      ? opened.value
      : { ...opened.value, card: (await import('./thanks-card.view.ts')).thanksCard(thanks) };
  };

export const eventPageLoader = screenLoader(load(paths.event));
export const simpleEventPageLoader = screenLoader(load(paths.simpleEvent));
export const inviteRsvpLoader = screenLoader(load(paths.inviteRsvp));

/** Removing the invitation's secret from the address must not reload the page. */
export const keepWithoutQuery: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
