import { redirect } from 'react-router';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { paths } from '#ui/routes/paths.ts';

/** One's own page; with tab=TICKET it is the tickets' page. [S2.3] */
export const profileLoader = viewerLoader(async ({ account, query }) => {
  if (query.get('tab') === 'TICKET') throw redirect(paths.myTickets());
  return { account };
});
