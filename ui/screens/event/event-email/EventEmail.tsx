import { Trans, useLingui } from '@lingui/react/macro';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import { EmailText } from './EmailText.tsx';
import type { EventEmailFacts } from './event-email.loader.ts';
import { MailSummary } from './MailSummary.tsx';
import { GuestMailings } from './mailing/GuestMailings.tsx';
import { Notices } from './Notices.tsx';
import { PushNotice } from './PushNotice.tsx';

/** [S2.1-34] [S1-37] [S1-38] */
export const EventEmail = () => {
  const { t } = useLingui();
  return (
    <EventScreen<EventEmailFacts>
      part="messages"
      title={t`Messages`}
      below={<Trans>Emails and notifications to your guests, and your words in their ticket emails.</Trans>}
    >
      {({ event, facts }) => (
        <>
          <GuestMailings event={event} questions={facts.questions} groups={facts.groups} />
          <EmailText event={event} saved={facts.emailText} />
          {event.abilities.includes('event.notify') ? <PushNotice eventId={event.id} /> : null}
          <MailSummary eventId={event.id} />
          <Notices timezone={event.timezone} notices={facts.notices} />
        </>
      )}
    </EventScreen>
  );
};
