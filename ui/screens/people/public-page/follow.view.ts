import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { FollowCorporate } from '#application/people/follow-corporate.ts';
import { usePendingAction } from '#ui/bindings/use-pending-action.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

type Follow = { readonly on: boolean; readonly busy: boolean; readonly press: () => Promise<void> };

/** The page is rendered for everybody, so this is asked in the browser once signed in. */
export function useFollow(corporateId: number): Follow {
  const { t } = useLingui();
  const follow = useUseCase(FollowCorporate);
  const session = useSession();
  const toast = useToast();
  const requireSignIn = useRequireSignIn();
  const [shown, setShown] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const accountId = session.kind === 'SIGNED_IN' ? session.account.id : null;

  useEffect(() => {
    let away = false;
    setShown(null);
    const learn = (found: boolean | null): void => {
      if (!away) setShown((known) => known ?? found);
    };
    if (accountId !== null) follow.look(corporateId).then(learn, () => undefined);
    return () => {
      away = true;
    };
  }, [follow, corporateId, accountId]);

  const act = `follow:${corporateId}`;
  const toggle = async (from: boolean | null): Promise<void> => {
    setBusy(true);
    try {
      if ((await requireSignIn({ closeable: false, act })) === null) return;
      const answer = await follow.toggle(corporateId, from);
      if (answer.ok) setShown(answer.value);
      else toast.error(t`An error occurred, please try later`);
    } catch {
      toast.error(t`We could not reach Vemoi. Check your connection and try again.`);
    } finally {
      setBusy(false);
    }
  };
  // The person pressed Follow before leaving to sign in, whatever the state is now.
  usePendingAction(act, () => void toggle(null));
  return { on: shown === true, busy, press: () => toggle(shown) };
}
