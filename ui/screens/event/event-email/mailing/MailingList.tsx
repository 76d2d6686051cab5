import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { showCount } from '#ui/screens/event/desk/figures.view.ts';
import { MAILING_AUDIENCES_SAID, MAILING_STATES_SAID, NOT_SENT_SAID } from '#words/event/mailing.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { Section } from '../Section.tsx';
import type { GuestMailing, Mailings } from './mailing.view.ts';
import { isClosedToMailings, type TimedEvent } from './mailing-time.view.ts';
import { ScheduledActs } from './ScheduledActs.tsx';

const MailingBounces = lazy(async () => ({
  default: (await import('#ui/screens/event/bounced-emails/MailingBounces.tsx')).MailingBounces,
}));

type MailingListProps = { readonly event: Pick<DeskEvent, 'id'> & TimedEvent; readonly mailings: Mailings };

export const MailingList = ({ event, mailings }: MailingListProps) => {
  const { page, more, after, readMore } = mailings;
  const [reading, setReading] = useState(false);
  const older = async () => {
    setReading(true);
    await readMore();
    setReading(false);
  };
  return (
    <Section title={<Trans>Sent and scheduled emails</Trans>}>
      {page === null ? (
        <Skeleton variant="rounded" height={72} />
      ) : page.entries.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No emails sent yet.</Trans>
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2.5 }}>
          {[...page.entries, ...more].map((mailing) => (
            <OneMailing key={mailing.id} mailing={mailing} event={event} mailings={mailings} />
          ))}
        </Box>
      )}
      {after === null ? null : (
        <Button loading={reading} onClick={() => void older()} sx={{ mt: 2, minHeight: 48 }}>
          <Trans>Show older</Trans>
        </Button>
      )}
    </Section>
  );
};

type OneMailingProps = {
  readonly mailing: GuestMailing;
  readonly event: MailingListProps['event'];
  readonly mailings: Mailings;
};

const OneMailing = ({ mailing, event, mailings }: OneMailingProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [isShowing, setShowing] = useState(false);
  const { state, audience, ticketName, groupName, answer, subject, people, sent, sendAt, notSentBecause } = mailing;
  const act = async (command: 'stop' | 'resume') => {
    setBusy(true);
    const trouble = await mailings.change(mailing.id, command);
    setBusy(false);
    if (trouble !== null) toast.error(trouble);
  };
  const to = [
    MAILING_AUDIENCES_SAID[audience][locale],
    ...(ticketName === null ? [] : [ticketName]),
    ...(groupName === null ? [] : [groupName]),
    ...(answer === null ? [] : [`${answer.question}: ${answer.option}`]),
  ].join(' · ');
  const shown = (at: GuestMailing['sendAt']) => (at === null ? '' : showMoment(at, locale, event.timezone));
  const [sentShown, peopleShown] = [showCount(sent, locale), showCount(people, locale)];
  const isUnderWay = state === 'SENDING' || state === 'STOPPED';
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" color="textSecondary" component="p">
        {shown(mailing.at)} · {to}
      </Typography>
      <Typography id={id} variant="subtitle2" component="h3">
        {subject}
      </Typography>
      {isUnderWay ? (
        <LinearProgress
          variant="determinate"
          value={Math.floor((100 * sent) / people)}
          aria-labelledby={id}
          color={state === 'STOPPED' ? 'inherit' : 'primary'}
        />
      ) : null}
      {state === 'NOT_SENT' ? (
        <Alert severity="warning" variant="outlined">
          <Trans>Not sent at {shown(sendAt)}.</Trans>{' '}
          {notSentBecause === null ? null : NOT_SENT_SAID[notSentBecause][locale]}
        </Alert>
      ) : null}
      {state === 'SCHEDULED' && isClosedToMailings(event) ? (
        <Alert severity="warning" variant="outlined">
          <Trans>It won’t be sent while the event is cancelled, archived or not published.</Trans>
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        {state === 'NOT_SENT' ? null : (
          <Typography variant="body2" role="status" className="tabular">
            {state === 'SCHEDULED' ? <Trans>Scheduled for {shown(sendAt)}</Trans> : MAILING_STATES_SAID[state][locale]}
            {isUnderWay || state === 'DONE' ? (
              <>
                {' · '}
                <Trans>
                  {sentShown} of {peopleShown}
                </Trans>
              </>
            ) : null}
          </Typography>
        )}
        {mailing.bounced > 0 ? (
          <Button
            color="error"
            size="small"
            sx={{ minHeight: 44 }}
            onClick={() => setShowing(true)}
            aria-describedby={id}
          >
            <Plural value={mailing.bounced} one="# bounced" other="# bounced" />
          </Button>
        ) : null}
        {state === 'SCHEDULED' || state === 'NOT_SENT' ? (
          <ScheduledActs mailing={mailing} event={event} mailings={mailings} />
        ) : null}
        {state === 'SENDING' ? (
          <Button
            color="error"
            loading={busy}
            aria-label={t`Stop sending “${subject}”`}
            onClick={() => void act('stop')}
          >
            <Trans>Stop</Trans>
          </Button>
        ) : null}
        {state === 'STOPPED' ? (
          <Button loading={busy} aria-label={t`Resume sending “${subject}”`} onClick={() => void act('resume')}>
            <Trans>Resume</Trans>
          </Button>
        ) : null}
      </Box>
      {isShowing ? (
        <Suspense fallback={null}>
          <MailingBounces
            eventId={event.id}
            mailingId={mailing.id}
            bounced={mailing.bounced}
            onClose={() => setShowing(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};
