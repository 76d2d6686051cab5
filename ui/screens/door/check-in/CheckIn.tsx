import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLoaderData } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import type { CheckInData, CheckInFound } from './check-in.loader.ts';
import { DoorScreen } from './DoorScreen.tsx';
import { door } from './door-colours.ts';

export const CheckIn = () => {
  const { t } = useLingui();
  const locale = useLocale();
  const found = useLoaderData<CheckInFound>();
  if (found.kind === 'KEPT') {
    return (
      <>
        <PageHead title={t`Check-in`} hidden />
        <DoorScreen place={found.place} suggested={found.suggested} isKept />
      </>
    );
  }
  return (
    <>
      <PageHead title={t`Check-in`} hidden />
      <ViewerScreen<CheckInData>
        skeleton={<Box sx={{ position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: door.ground }} />}
      >
        {(data) =>
          data.kind === 'REFUSED' ? (
            <EmptyState
              heading="h1"
              title={refusalSentence(data.refusal, locale)}
              text={<AskTheOrganiser />}
              action={
                <Button component={Link} to={paths.myEvents()} variant="contained">
                  <Trans>My events</Trans>
                </Button>
              }
            />
          ) : data.place.sessions.length === 0 ? (
            <EmptyState
              heading="h1"
              title={<Trans>This event has no sessions yet</Trans>}
              text={<Trans>Guests check in to a session. Add one to get started.</Trans>}
            />
          ) : (
            <DoorScreen place={data.place} suggested={data.suggested} />
          )
        }
      </ViewerScreen>
    </>
  );
};

const AskTheOrganiser = () => {
  const session = useSession();
  const email = session.kind === 'SIGNED_IN' ? session.account.email : null;
  return (
    <>
      <Trans>Ask the organiser to add you to the event team, then reload this page.</Trans>
      {email === null ? null : (
        <Box component="span" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
          <Trans>You’re signed in as {email}. Give the organiser this address.</Trans>
        </Box>
      )}
    </>
  );
};
