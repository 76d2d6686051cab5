import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { CreateWizard } from './CreateWizard.tsx';
import type { CreateEventData } from './create-event.loader.ts';
import { WizardSkeleton } from './WizardSkeleton.tsx';

export const CreateEvent = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Create an event`} hidden />
      <ViewerScreen<CreateEventData> skeleton={<WizardSkeleton title={<Trans>Create an event</Trans>} />}>
        {(data) => <CreateWizard categories={data.categories} />}
      </ViewerScreen>
    </>
  );
};
