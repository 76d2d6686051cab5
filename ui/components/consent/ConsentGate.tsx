import { lazy, Suspense, useEffect, useState } from 'react';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { anyConfigured } from './any-configured.ts';

const Consent = lazy(async () => ({ default: (await import('./Consent.tsx')).Consent }));

/** [S1-55] [S1-59] [S1-60] */
export const ConsentGate = () => {
  const { thirdParties } = usePageConfig();
  const [here, setHere] = useState(false);
  useEffect(() => setHere(anyConfigured(thirdParties)), [thirdParties]);
  return <Suspense fallback={null}>{here ? <Consent /> : null}</Suspense>;
};
