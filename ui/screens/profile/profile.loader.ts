import { redirect } from 'react-router';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { paths } from '#ui/routes/paths.ts';

/** One's own page; with tab=TICKET it is the tickets' page. [S2.3] */
export const profileLoader = viewerLoader(async ({ account, query, locale }) => {
  if (query.get('tab') === 'TICKET') throw redirect(localisedPath(paths.myTickets(), locale));
  return { account };
});
