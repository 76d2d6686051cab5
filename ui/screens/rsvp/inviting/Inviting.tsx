import { Trans, useLingui } from '@lingui/react/macro';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { CardsSkeleton, DeskSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { EventRefused } from '#ui/screens/event/desk/EventRefused.tsx';
import { EventTabs } from '#ui/screens/event/desk/EventTabs.tsx';
import { InvitedGuests } from './InvitedGuests.tsx';
import { InviteGuests } from './InviteGuests.tsx';
import type { InvitingData } from './inviting.loader.ts';
import { LetterEditor } from './LetterEditor.tsx';

type Open = Extract<InvitingData, { readonly kind: 'OPEN' }>;

/** [S2.1-21] [S2.1-22] [S2.14-12] */
export const Inviting = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Invitations`} hidden />
      <ViewerScreen<InvitingData>
        skeleton={
          <DeskSkeleton>
            <CardsSkeleton heights={[44, 320, 320]} beside={280} />
          </DeskSkeleton>
        }
      >
        {(data) => (data.kind === 'REFUSED' ? <EventRefused refusal={data.refusal} /> : <Parts data={data} />)}
      </ViewerScreen>
    </>
  );
};

const Parts = ({ data }: { readonly data: Open }) => {
  const { t } = useLingui();
  const { event, part } = data;
  const tab = (value: Open['part'], label: string, to: string) => (
    <Tab value={value} label={label} component={Link} to={to} aria-current={part === value ? 'page' : undefined} />
  );
  return (
    <DeskPage
      above={
        <LocalLink to={paths.manageEvent(event.id)} variant="body2" color="textSecondary">
          {event.name}
        </LocalLink>
      }
      title={
        part === 'invite' ? (
          <Trans>Invite Guests</Trans>
        ) : part === 'invited' ? (
          <Trans>Invited Guests</Trans>
        ) : (
          <Trans>Invitation email</Trans>
        )
      }
    >
      <EventTabs event={event} part="invitations" />
      <Tabs
        value={part}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t`Invitation sections`}
        // Quieter than the event's own tabs above.
        sx={{
          minHeight: 44,
          mb: 3,
          '& .MuiTabs-indicator': { display: 'none' },
          '& .MuiTab-root': { minHeight: 44, borderRadius: '12px' },
          '& .Mui-selected.Mui-selected': { bgcolor: 'tone.hairline', color: 'text.primary' },
        }}
      >
        {tab('invite', t`Invite Guests`, paths.inviteGuests(event.id))}
        {tab('invited', t`Invited Guests`, paths.invitedGuests(event.id))}
        {tab('letter', t`Invitation email`, paths.letterTemplate(event.id))}
      </Tabs>
      {part === 'invite' ? <InviteGuests event={event} ownName={data.ownName} now={data.now} /> : null}
      {part === 'invited' && data.invited !== null ? (
        <InvitedGuests event={event} invited={data.invited} filter={data.filter} />
      ) : null}
      {part === 'letter' ? (
        <LetterEditor event={event} ownName={data.ownName} words={data.words} now={data.now} />
      ) : null}
    </DeskPage>
  );
};
