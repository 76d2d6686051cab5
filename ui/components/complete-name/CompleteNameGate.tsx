import { lazy, Suspense, useState } from 'react';
import { useSession } from '#ui/bindings/use-session.ts';
import { lacksName } from './complete-name.view.ts';

const CompleteNameDialog = lazy(async () => ({
  default: (await import('./CompleteNameDialog.tsx')).CompleteNameDialog,
}));

/** [S2.2-10] */
export const CompleteNameGate = () => {
  const session = useSession();
  const [done, setDone] = useState(false);
  const asked = session.kind === 'SIGNED_IN' && !done && lacksName(session.account);
  return (
    <Suspense fallback={null}>
      {asked ? <CompleteNameDialog email={session.account.email} onDone={() => setDone(true)} /> : null}
    </Suspense>
  );
};
