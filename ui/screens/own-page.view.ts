import { ownPage } from '#application/people/own-page.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { never } from '#domain/kernel/never.ts';
import { paths } from '#ui/routes/paths.ts';

/** [S2.3-03] [S2.3-04] */
export function ownPagePath(account: Account): string {
  const target = ownPage(account);
  switch (target.kind) {
    case 'CORPORATE_PAGE':
      return paths.corporatePage(target.corporateSlug);
    case 'USER_PAGE':
      return paths.userPage(target.username);
    case 'SIGN_IN':
      return paths.profile();
    default:
      return never(target);
  }
}
