import { type ComponentType, lazy, useContext, useState } from 'react';
import { NeedAreaContext } from '#ui/bindings/need-area-context.ts';
import { useSession } from '#ui/bindings/use-session.ts';

type Standing = ComponentType<{ readonly eventId: number; readonly accountId: string }>;

/** Loads the buying area, which visitors do without. */
export function useOwnStanding(): { readonly Standing: Standing; readonly accountId: string | null } {
  const need = useContext(NeedAreaContext);
  const session = useSession();
  const [Standing] = useState(() =>
    lazy(async () => {
      const [{ OwnStanding }] = await Promise.all([
        import('#ui/screens/sale/private-panel/OwnStanding.tsx'),
        need('buying'),
      ]);
      return { default: OwnStanding };
    }),
  );
  return { Standing, accountId: session.kind === 'SIGNED_IN' ? session.account.id : null };
}
