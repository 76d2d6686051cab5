import { redirect, type ShouldRevalidateFunction } from 'react-router';
import { OpenEventPage, type OpenedEventPage } from '#application/event/open-event-page.ts';
import { EventKeys } from '#application/event/ports/event-keys.ts';
import { keyInSlug, movedSlug, slugWithKey } from '#domain/kernel/names/slug.ts';
import { notFound, pageFailure, type ScreenRequest, screenLoader } from '#ui/bindings/screen-loader.ts';
import { opensByAnotherKey, shownEventKey } from '#ui/bindings/shown-event-key.ts';
import { paths } from '#ui/routes/paths.ts';

/** `card`: the thank-you image from the address, if it can be read. [S2.6-03] */
export type EventPageData = OpenedEventPage & { readonly card?: string | null };

type Address = {
  readonly of: (slug: string) => string;
  /** Whether a key that a public event does not need may stay. */
  readonly keepsKey?: boolean;
};

/** An outdated slug redirects to the current one. [S2.6-05] */
const load =
  ({ of, keepsKey = false }: Address) =>
  async ({ use, params, query, url }: ScreenRequest): Promise<EventPageData> => {
    const slug = params['slug'] ?? '';
    const key = shownEventKey(params, query);
    if (key !== null) use(EventKeys).keep(key);
    const opened = await use(OpenEventPage)(slug);
    if (!opened.ok)
      throw opened.refusal.code === 'EVENT_NOT_FOUND' || opened.refusal.code === 'NOT_FOUND'
        ? notFound()
        : pageFailure();
    const current = opened.value.event.slug;
    const right = keyInSlug(current);
    if (opensByAnotherKey(key, right, () => use(EventKeys).kept())) throw notFound();
    const moved = movedSlug(slug, keepsKey && right === null ? slugWithKey(current, key) : current);
    if (moved !== null) throw redirect(`${of(moved)}${url.search}`, 301);
    const thanks = query.get('thanks');
    return thanks === null
      ? opened.value
      : { ...opened.value, card: (await import('./thanks-card.view.ts')).thanksCard(thanks, opened.value.event) };
  };

export const eventPageLoader = screenLoader(load({ of: paths.event }));
export const simpleEventPageLoader = screenLoader(load({ of: paths.simpleEvent }));
/** A redirect would cost a phone half a second before the card is seen. */
export const inviteRsvpLoader = screenLoader(load({ of: paths.inviteRsvp, keepsKey: true }));

/** Removing the invitation's secret from the address must not reload the page. */
export const keepWithoutQuery: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
