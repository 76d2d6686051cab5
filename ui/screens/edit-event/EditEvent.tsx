import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '../desk/DeskPage.tsx';
import { EditForm } from './EditForm.tsx';
import type { EditEventData } from './edit-event.loader.ts';
import { refusalSentence } from './edit-event.view.ts';

/** /events/edit/{event_id} */
export const EditEvent = () => {
  const { t } = useLingui();
  const locale = useLocale();
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
            <EmptyState
              title={refusalSentence(data.refusal, locale)}
              text={<Trans>It may have been deleted, or your account is not on its team.</Trans>}
              action={
                <Button component={Link} to={paths.myEvents()} variant="contained">
                  <Trans>My events</Trans>
                </Button>
              }
            />
          ) : (
            <EditForm key={data.draft.eventId} draft={data.draft} status={data.status} abilities={data.abilities} categories={data.categories} />
          )
        }
      </ViewerScreen>
    </>
  );
};
