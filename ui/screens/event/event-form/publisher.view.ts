import { ownPublishers } from '#application/people/own-page.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { displayName } from '#ui/components/account-name.view.ts';

type Publisher = { readonly corporateId: number | null; readonly name: string };

/** Empty when there is nothing to choose. */
export function usePublishers(): readonly Publisher[] {
  const session = useSession();
  if (session.kind !== 'SIGNED_IN') return [];
  const corporates = ownPublishers(session.account);
  return corporates.length === 0 ? [] : [{ corporateId: null, name: displayName(session.account) }, ...corporates];
}
