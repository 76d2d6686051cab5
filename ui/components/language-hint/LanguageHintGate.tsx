import { lazy, Suspense, useEffect, useState } from 'react';
import { nextTask } from '#ui/bindings/hydration.ts';
import { useLanguageHint } from './language-hint.view.ts';

const LanguageHint = lazy(async () => ({ default: (await import('./LanguageHint.tsx')).LanguageHint }));

/** [D27] */
export const LanguageHintGate = () => {
  const offers = useLanguageHint();
  const [here, setHere] = useState(false);
  useEffect(() => {
    void nextTask().then(() => offers() && setHere(true));
  }, [offers]);
  return <Suspense fallback={null}>{here ? <LanguageHint onClose={() => setHere(false)} /> : null}</Suspense>;
};
