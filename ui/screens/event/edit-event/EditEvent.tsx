import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { CardsSkeleton, DeskSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { EventRefused } from '#ui/screens/event/desk/EventRefused.tsx';
import { EditForm } from './EditForm.tsx';
import type { EditEventData } from './edit-event.loader.ts';

export const EditEvent = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Edit event`} hidden />
      <ViewerScreen<EditEventData>
        skeleton={
          <DeskSkeleton actions={1}>
            <CardsSkeleton heights={[56, 80, 120, 80, 80]} beside={480} />
          </DeskSkeleton>
        }
      >
        {(data) =>
          data.kind === 'REFUSED' ? (
            <EventRefused refusal={data.refusal} />
          ) : (
            <EditForm
              key={data.draft.eventId}
              draft={data.draft}
              status={data.status}
              abilities={data.abilities}
              categories={data.categories}
            />
          )
        }
      </ViewerScreen>
    </>
  );
};
