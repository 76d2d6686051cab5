import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useLoaderData } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { DoorScreen } from '#ui/screens/door/check-in/DoorScreen.tsx';
import { refusalSentence } from '#words/platform/refusals.ts';
import type { GateData } from './gate.loader.ts';
import { useGate } from './gate.view.ts';
import { PinForm } from './PinForm.tsx';

export const Gate = () => {
  const { t } = useLingui();
  const { passId, found } = useLoaderData<GateData>();
  return (
    <>
      <PageHead title={t`Check-in`} hidden />
      {found === null ? <Box aria-busy sx={{ minHeight: '60dvh' }} /> : <FoundGate passId={passId} found={found} />}
    </>
  );
};

type FoundGateProps = { readonly passId: string; readonly found: NonNullable<GateData['found']> };

/** In the browser only. */
const FoundGate = ({ passId, found }: FoundGateProps) => {
  const locale = useLocale();
  useGate();
  switch (found.kind) {
    case 'LOCKED':
      return <PinForm passId={passId} />;
    case 'REFUSED':
      return (
        <EmptyState
          heading="h1"
          title={refusalSentence(found.refusal, locale)}
          text={<Trans>This device can no longer check in guests.</Trans>}
        />
      );
    default:
      return <DoorScreen place={found.place} suggested={found.suggested} isKept={found.kind === 'KEPT'} />;
  }
};
