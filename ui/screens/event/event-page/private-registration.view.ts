import { type ComponentType, lazy, useContext, useState } from 'react';
import { NeedAreaContext } from '#ui/bindings/need-area-context.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import type { PrivatePanelProps } from './PrivateRegistration.tsx';

/** Loads the buying area, which public events do without; null until the viewer is known. */
export function usePrivatePanel(): ComponentType<PrivatePanelProps> | null {
  const need = useContext(NeedAreaContext);
  const session = useSession();
  const [Panel] = useState(() =>
    lazy(async () => {
      const [{ PrivatePanel }] = await Promise.all([
        import('#ui/screens/sale/private-panel/PrivatePanel.tsx'),
        need('buying'),
      ]);
      return { default: PrivatePanel };
    }),
  );
  return session.kind === 'UNKNOWN' ? null : Panel;
}
