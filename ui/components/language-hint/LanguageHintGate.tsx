import { lazy, Suspense, useEffect, useState } from 'react';
import { useLanguageHint } from './language-hint.view.ts';

const LanguageHint = lazy(async () => ({ default: (await import('./LanguageHint.tsx')).LanguageHint }));

/** [D27] */
export const LanguageHintGate = () => {
  const offers = useLanguageHint();
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (offers()) setHere(true);
  }, [offers]);
  return <Suspense fallback={null}>{here ? <LanguageHint onClose={() => setHere(false)} /> : null}</Suspense>;
};
