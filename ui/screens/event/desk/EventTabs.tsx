import { Trans, useLingui } from '@lingui/react/macro';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { paths } from '#ui/routes/paths.ts';

export type EventPart =
  | 'overview'
  | 'attendees'
  | 'guests'
  | 'rooms'
  | 'media'
  | 'photos'
  | 'invitations'
  | 'orders'
  | 'waiting-list'
  | 'waiting-room'
  | 'pending'
  | 'messages'
  | 'questionnaire'
  | 'team'
  | 'gate-passes'
  | 'settings'
  | 'place'
  | 'promotions'
  | 'manual-payments';

type EventTabsProps = { readonly event: Pick<DeskEvent, 'id' | 'format' | 'abilities'>; readonly part: EventPart };

export const EventTabs = ({ event, part }: EventTabsProps) => {
  const { t } = useLingui();
  const may = (ability: string) => event.abilities.includes(ability);
  const tab = (value: EventPart, to: string, label: ReactNode) => (
    <Tab value={value} label={label} component={Link} to={to} aria-current={part === value ? 'page' : undefined} />
  );
  return (
    <Tabs
      value={part}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t`Event sections`}
      component="nav"
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        mb: 3,
        '& .MuiTab-root': { minWidth: 0, px: { xs: 2, md: 1.5 } },
        // With every ability the tabs need two lines; the indicator supports only one.
        '& .MuiTabs-list': { flexWrap: { md: 'wrap' } },
        '& .MuiTabs-indicator': { display: { md: 'none' } },
        '& .Mui-selected': { boxShadow: { md: 'inset 0 -2px currentColor' } },
      }}
    >
      {tab('overview', paths.manageEvent(event.id), <Trans>Overview</Trans>)}
      {may('event.edit') ? tab('place', paths.eventPlace(event.id), <Trans>Time & Location</Trans>) : null}
      {may('event.edit') ? tab('photos', paths.eventPhotos(event.id), <Trans>Photos</Trans>) : null}
      {may('event.guests') ? tab('attendees', `${paths.manageEvent(event.id)}/attendees`, <Trans>Guests</Trans>) : null}
      {may('event.guests') ? tab('guests', paths.eventGuests(event.id), <Trans>Guest List</Trans>) : null}
      {may('event.rooms') && event.format !== 'ONSITE'
        ? tab('rooms', paths.eventRooms(event.id), <Trans>Online rooms</Trans>)
        : null}
      {may('event.edit') ? tab('media', paths.eventMedia(event.id), <Trans>Private media</Trans>) : null}
      {may('event.invite') ? tab('invitations', paths.invitedGuests(event.id), <Trans>Invitations</Trans>) : null}
      {may('event.orders') ? tab('orders', paths.eventOrders(event.id), <Trans>Orders</Trans>) : null}
      {may('event.guests') ? tab('waiting-list', paths.eventWaitingList(event.id), <Trans>Waiting list</Trans>) : null}
      {may('event.orders') && may('event.approve')
        ? tab('pending', paths.eventPending(event.id), <Trans>Pending Approval / Donations</Trans>)
        : null}
      {may('event.mail') ? tab('messages', paths.eventEmail(event.id), <Trans>Messages</Trans>) : null}
      {may('event.forms')
        ? tab('questionnaire', paths.eventQuestionnaire(event.id), <Trans>Questionnaire</Trans>)
        : null}
      {may('event.promotions') ? tab('promotions', paths.eventPromotions(event.id), <Trans>Promotions</Trans>) : null}
      {may('event.payments')
        ? tab('manual-payments', paths.eventManualPayments(event.id), <Trans>Manual payments</Trans>)
        : null}
      {may('event.team') ? tab('team', paths.eventTeam(event.id), <Trans>Team</Trans>) : null}
      {may('event.team') ? tab('gate-passes', paths.eventGatePasses(event.id), <Trans>Gate passes</Trans>) : null}
      {may('event.edit') ? tab('waiting-room', paths.eventWaitingRoom(event.id), <Trans>Waiting room</Trans>) : null}
      {may('event.edit') ? tab('settings', paths.eventSettings(event.id), <Trans>Settings</Trans>) : null}
    </Tabs>
  );
};
