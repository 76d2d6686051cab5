import { redirect } from 'react-router';
import type { EventPage } from '#application/event/ports/event-listings.ts';
import { OpenPublicPage, type PublicFace } from '#application/people/open-public-page.ts';
import { notFound, pageFailure, type ScreenRequest, screenLoader } from '#ui/bindings/screen-loader.ts';
import { paths } from '#ui/routes/paths.ts';
import { type PublicTab, readTab, tabAddress, timeOf } from './public-tab.view.ts';

export type PublicPageData = {
  readonly face: PublicFace;
  /** Without the tab. */
  readonly path: string;
  readonly tab: PublicTab;
  /** null: the tab shows no events. */
  readonly events: EventPage | null;
};

const PATHS = { PERSON: paths.userPage, ANY: paths.corporatePage, CORPORATE: paths.corporateFront } as const;

const load =
  (where: 'PERSON' | 'ANY' | 'CORPORATE') =>
  async ({ use, params, query, url }: ScreenRequest): Promise<PublicPageData> => {
    const name = params[where === 'CORPORATE' ? 'corporateSlug' : 'username'] ?? '';
    const path = PATHS[where](name);
    const tab = readTab(query);
    const opened = await use(OpenPublicPage)({
      name,
      where,
      time: timeOf(tab),
      after: query.get('after'),
      before: query.get('before'),
    });
    if (!opened.ok) {
      // The cursor belongs to another or older list: start at the first page.
      if (opened.refusal.code === 'INVALID_CURSOR') throw redirect(tabAddress(path, tab));
      throw opened.refusal.code === 'NOT_FOUND' ? notFound() : pageFailure();
    }
    if (opened.value.kind === 'MOVED') throw redirect(`${PATHS[where](opened.value.to)}${url.search}`, 301);
    return { face: opened.value.face, path, tab, events: opened.value.events };
  };

/** [S2.1-15] */
export const userPageLoader = screenLoader(load('PERSON'));
/** [S2.3-08] [S2.3-09] */
export const publisherPageLoader = screenLoader(load('ANY'));
/** [S2.1-16] */
export const corporatePageLoader = screenLoader(load('CORPORATE'));
