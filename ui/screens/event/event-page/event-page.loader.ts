import { redirect, type ShouldRevalidateFunction } from 'react-router';
import { OpenEventPage, type OpenedEventPage } from '#application/event/open-event-page.ts';
import { movedSlug } from '#domain/kernel/names/slug.ts';
import { notFound, pageFailure, type ScreenRequest, screenLoader } from '#ui/bindings/screen-loader.ts';
import { paths } from '#ui/routes/paths.ts';

/** `card`: the picture of thanks that the address carries; null where they cannot be read. [S2.6-03] */
export type EventPageData = OpenedEventPage & { readonly card?: string | null };

/**
 * Found, or the not-found state with its status; other words before the id are answered with the right address.
 * [S2.6-05]
 */
const load =
  (addressOf: (slug: string) => string) =>
  async ({ use, params, query, url }: ScreenRequest): Promise<EventPageData> => {
    const slug = params['slug'] ?? '';
    const opened = await use(OpenEventPage)(slug);
    if (!opened.ok)
      throw opened.refusal.code === 'EVENT_NOT_FOUND' || opened.refusal.code === 'NOT_FOUND'
        ? notFound()
        : pageFailure();
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

/** The letter's secret leaves the address without the page being asked for again. */
export const keepWithoutQuery: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
