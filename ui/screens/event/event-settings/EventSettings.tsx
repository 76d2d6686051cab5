import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import { SettingSwitch } from '#ui/screens/event/desk/SettingSwitch.tsx';
import { ClonePanel } from './ClonePanel.tsx';
import { ContractPanel } from './ContractPanel.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import { EmbedPanel } from './EmbedPanel.tsx';
import type { SettingsFacts } from './event-settings.loader.ts';
import { type DeskEvent, deletionStep, isOffered, useEventSettings } from './event-settings.view.ts';
import { GuestsSwitch } from './GuestsSwitch.tsx';
import { ListingPanel } from './ListingPanel.tsx';
import { NewsPanel } from './news/NewsPanel.tsx';
import { PutAwayPanel } from './PutAwayPanel.tsx';
import { SchedulePanel } from './SchedulePanel.tsx';

// Few events have numbered seats.
const SeatMapPanel = lazy(async () => ({ default: (await import('./seat-map/SeatMapPanel.tsx')).SeatMapPanel }));

/** [S2.14-03] [S2.14-04] [S2.14-07] [S2.14-24] */
export const EventSettings = () => {
  const { t } = useLingui();
  return (
    <EventScreen<SettingsFacts> part="settings" title={t`Settings`}>
      {({ event, facts }) => <Settings event={event} facts={facts} />}
    </EventScreen>
  );
};

type SettingsProps = { readonly event: DeskEvent; readonly facts: SettingsFacts };

const Settings = ({ event, facts: { schedule, contract, listing, news, guestsHidden, now } }: SettingsProps) => {
  const { t } = useLingui();
  const acts = useEventSettings(event);
  const may = (ability: string, action: Parameters<typeof isOffered>[2]) => isOffered(event, ability, action, now);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {event.status === 'READY' && event.abilities.includes('event.publish') ? (
        <SchedulePanel event={event} schedule={schedule} now={now} />
      ) : null}
      {may('event.edit', event.donations ? 'DISABLE_DONATION' : 'ENABLE_DONATION') ? (
        <SettingSwitch
          id="donations"
          title={<Trans>Accept donations</Trans>}
          text={<Trans>Buyers may add a donation and a message to their order.</Trans>}
          on={event.donations}
          onChange={(on) => void acts.donations(on, on ? t`Donations are on` : t`Donations are off`)}
        />
      ) : null}
      {may('event.edit', event.oneFormPerTicket ? 'DISABLE_FORM_PER_TICKET' : 'ENABLE_FORM_PER_TICKET') ? (
        <SettingSwitch
          id="form-per-ticket"
          title={<Trans>One form per ticket</Trans>}
          text={<Trans>The buyer fills in the details of every guest, instead of their own for all tickets.</Trans>}
          on={event.oneFormPerTicket}
          onChange={(on) =>
            void acts.formPerTicket(on, on ? t`Every ticket has its own form` : t`One form covers all tickets`)
          }
        />
      ) : null}
      {guestsHidden === null ? null : <GuestsSwitch eventId={event.id} hidden={guestsHidden} />}
      {may('event.mail', 'CUSTOMISE_EMAIL') ? <EmailPanel eventId={event.id} /> : null}
      {news.length > 0 ? <NewsPanel eventId={event.id} own={news} /> : null}
      {may('event.view', 'EMBED') ? <EmbedPanel event={event} /> : null}
      {contract === null ? null : <ContractPanel event={event} contract={contract} />}
      {may('event.seats', 'EDIT') && event.format !== 'ONLINE' ? (
        <Suspense fallback={null}>
          <SeatMapPanel event={event} />
        </Suspense>
      ) : null}
      {may('event.edit', 'EDIT') ? <ListingPanel event={event} listing={listing} /> : null}
      {may('event.clone', 'CLONE') ? <ClonePanel event={event} now={now} /> : null}
      <PutAwayPanel
        event={event}
        mayArchive={event.abilities.includes('event.archive')}
        mayUnpublish={may('event.publish', 'UNPUBLISH')}
        before={may('event.delete', 'DELETE') ? null : deletionStep(event, now)}
        mayDelete={may('event.delete', 'DELETE')}
      />
    </Box>
  );
};
