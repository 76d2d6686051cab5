import { useEffect, useMemo, useState } from 'react';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { configuredParties, type Service, useAgreeToServices, useTranslatePage } from './consent.view.ts';
import { onPrivacyChoices } from './privacy-choices.ts';

/** Revoking reloads the page, because a loaded script cannot be unloaded. */
export const Consent = () => {
  const { thirdParties } = usePageConfig();
  const agree = useAgreeToServices();
  const translate = useTranslatePage();
  const [language, setLanguage] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [granted, setGranted] = useState<readonly Service[]>([]);
  const configured = useMemo(
    () => (language === null ? null : configuredParties(thirdParties, language)),
    [thirdParties, language],
  );

  useEffect(
    () => void translate.current(thirdParties.translation?.languages ?? []).then(setLanguage),
    [translate, thirdParties],
  );
  useEffect(() => {
    if (configured === null) return;
    void agree.begin(configured).then((state) => {
      setGranted(state.granted);
      setAsking(state.due);
    });
  }, [agree, configured]);
  useEffect(() => onPrivacyChoices(() => setAsking(true)), []);

  if (!asking || configured === null) return null;
  const answer = async (services: readonly Service[]): Promise<void> => {
    setAsking(false);
    setGranted(services);
    if ((await agree.answer(configured, services)) === 'STALE') window.location.reload();
  };
  return (
    <ConsentBanner
      services={configured.map(({ service }) => service)}
      granted={granted}
      onAnswer={(services) => void answer(services)}
    />
  );
};
