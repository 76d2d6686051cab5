import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { DeskPage } from '../desk/DeskPage.tsx';
import { EventRefused } from '../desk/EventRefused.tsx';
import { EditForm } from './EditForm.tsx';
import type { EditEventData } from './edit-event.loader.ts';

/** /events/edit/{event_id} */
export const EditEvent = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Edit the event`} hidden />
      <ViewerScreen<EditEventData>
        skeleton={
          <DeskPage title={<Skeleton width="50%" />}>
            <Skeleton variant="rounded" height={420} sx={{ maxWidth: 680 }} />
          </DeskPage>
        }
      >
        {(data) =>
          data.kind === 'REFUSED' ? (
            <EventRefused refusal={data.refusal} />
          ) : (
            <EditForm key={data.draft.eventId} draft={data.draft} status={data.status} abilities={data.abilities} categories={data.categories} />
          )
        }
      </ViewerScreen>
    </>
  );
};
