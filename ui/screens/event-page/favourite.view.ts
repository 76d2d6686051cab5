import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { KeepFavourite } from '#application/event-page/keep-favourite.ts';
import type { Favourite } from '#domain/favourite/toggle-favourite.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

type Heart = { readonly on: boolean; readonly busy: boolean; readonly press: () => Promise<void> };

/** The page comes rendered for everybody: whose favourite it is, is asked once somebody is signed in. */
export function useFavourite(eventId: number): Heart {
  const { t } = useLingui();
  const keep = useUseCase(KeepFavourite);
  const session = useSession();
  const toast = useToast();
  const requireSignIn = useRequireSignIn();
  const [shown, setShown] = useState<Favourite | null>(null);
  const [busy, setBusy] = useState(false);
  const accountId = session.kind === 'SIGNED_IN' ? session.account.id : null;

  useEffect(() => {
    let away = false;
    setShown(null);
    if (accountId !== null) void keep.look(eventId).then((found) => away || setShown((known) => known ?? found));
    return () => {
      away = true;
    };
  }, [keep, eventId, accountId]);

  const press = async () => {
    setBusy(true);
    try {
      const account = await requireSignIn({ closeable: false });
      if (account === null) return;
      const answer = await keep.toggle(eventId, shown);
      if (answer.ok) {
        setShown(answer.value);
        toast.success(answer.value.isInterest ? t`added to favourites` : t`removed from favourites`);
      } else if (answer.refusal.code === 'UNAUTHORIZED') toast.error(t`Please log in`);
      else toast.error(t`An error occurred, please try later`);
    } finally {
      setBusy(false);
    }
  };
  return { on: shown?.isInterest === true, busy, press };
}
