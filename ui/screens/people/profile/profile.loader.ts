import { redirect } from 'react-router';
import { profilePath } from '#domain/event/share/share-links.ts';
import { accountQuery, goOnTarget } from '#ui/bindings/second-factor-address.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { ownPagePath } from '#ui/screens/own-page.view.ts';

/** [S2.3-03] [S2.3-04] [S2.3-05] */
export const profileLoader = viewerLoader(async ({ account, query }): Promise<never> => {
  const goOnTo = goOnTarget(query);
  if (goOnTo !== null) throw redirect(`${ownPagePath(account)}${accountQuery(goOnTo)}`);
  const [said] = query;
  throw redirect(profilePath(ownPagePath(account), said === undefined ? null : said.join('=')));
});
