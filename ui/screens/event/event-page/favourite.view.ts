import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import type { Favourite } from '#domain/event/favourite.ts';
import { useLatestToast } from '#ui/bindings/use-latest-toast.ts';
import { usePendingAction } from '#ui/bindings/use-pending-action.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

type Heart = { readonly on: boolean; readonly busy: boolean; readonly press: () => Promise<void> };

/** The page is rendered for everybody, so this is asked in the browser once signed in. */
export function useFavourite(eventId: number): Heart {
  const { t } = useLingui();
  const keep = useUseCase(KeepFavourite);
  const session = useSession();
  const toast = useToast();
  const requireSignIn = useRequireSignIn();
  const [shown, setShown] = useState<Favourite | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useLatestToast();
  const accountId = session.kind === 'SIGNED_IN' ? session.account.id : null;

  useEffect(() => {
    let away = false;
    setShown(null);
    if (accountId !== null) void keep.look(eventId).then((found) => away || setShown((known) => known ?? found));
    return () => {
      away = true;
    };
  }, [keep, eventId, accountId]);

  const act = `favourite:${eventId}`;
  const toggle = async (from: Favourite | null) => {
    setBusy(true);
    try {
      const account = await requireSignIn({ closeable: false, act });
      if (account === null) return;
      const answer = await keep.toggle(eventId, from);
      if (answer.ok) {
        setShown(answer.value);
        latest.say({
          kind: 'success',
          text: answer.value.isInterest ? t`added to favourites` : t`removed from favourites`,
        });
      } else if (answer.refusal.code === 'UNAUTHORIZED') toast.error(t`Please log in`);
      else toast.error(t`An error occurred, please try later`);
    } finally {
      setBusy(false);
    }
  };
  // The person pressed the heart before leaving to sign in, whatever the state is now.
  usePendingAction(act, () => void toggle(null));
  return { on: shown?.isInterest === true, busy, press: () => toggle(shown) };
}
