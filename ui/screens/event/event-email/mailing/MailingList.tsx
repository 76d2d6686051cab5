import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { MAILING_AUDIENCES_SAID, MAILING_STATES_SAID } from '#words/event/mailing.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { Section } from '../Section.tsx';
import type { GuestMailing, Mailings } from './mailing.view.ts';

type MailingListProps = { readonly timezone: string; readonly mailings: Mailings };

export const MailingList = ({ timezone, mailings }: MailingListProps) => {
  const { page, more, after, readMore, change } = mailings;
  const [reading, setReading] = useState(false);
  const older = async () => {
    setReading(true);
    await readMore();
    setReading(false);
  };
  return (
    <Section title={<Trans>Sent emails</Trans>}>
      {page === null ? (
        <Skeleton variant="rounded" height={72} />
      ) : page.entries.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No emails sent yet.</Trans>
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2.5 }}>
          {[...page.entries, ...more].map((mailing) => (
            <OneMailing key={mailing.id} mailing={mailing} timezone={timezone} onChange={change} />
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
  readonly timezone: string;
  readonly onChange: Mailings['change'];
};

const OneMailing = ({ mailing, timezone, onChange }: OneMailingProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const { state, audience, ticketName, subject, people, sent, at } = mailing;
  const act = async (command: 'stop' | 'resume') => {
    setBusy(true);
    const trouble = await onChange(mailing.id, command);
    setBusy(false);
    if (trouble !== null) toast.error(trouble);
  };
  const to = MAILING_AUDIENCES_SAID[audience][locale];
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" color="textSecondary" component="p">
        {showMoment(at, locale, timezone)} · {ticketName === null ? to : `${to} · ${ticketName}`}
      </Typography>
      <Typography id={id} variant="subtitle2" component="h3">
        {subject}
      </Typography>
      {state === 'DONE' ? null : (
        <LinearProgress
          variant="determinate"
          value={Math.floor((100 * sent) / people)}
          aria-labelledby={id}
          color={state === 'STOPPED' ? 'inherit' : 'primary'}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="body2" role="status" className="tabular">
          {MAILING_STATES_SAID[state][locale]} ·{' '}
          <Trans>
            {sent} of {people}
          </Trans>
        </Typography>
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
    </Box>
  );
};
