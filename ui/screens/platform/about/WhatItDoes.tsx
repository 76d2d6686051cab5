import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { styled } from '#ui/theme/styled.ts';

export const WhatItDoes = () => (
  <Two>
    <section>
      <Typography variant="h2">
        <Trans>For attendees</Trans>
      </Typography>
      <p>
        <Trans>
          Find an event, choose your tickets and pay with your bank’s QR. Your e-ticket arrives by email: nothing to
          print, no app to install.
        </Trans>
      </p>
      <p>
        <Trans>
          Give a ticket to a friend, reply to an invitation from its email and keep all your tickets in one place.
        </Trans>
      </p>
    </section>
    <section>
      <Typography variant="h2">
        <Trans>For organisers</Trans>
      </Typography>
      <p>
        <Trans>
          Publish an event or a class: onsite, online or both, with one session or many. Follow every place and payment,
          and check guests in with a phone.
        </Trans>
      </p>
      <p>
        <Trans>Online events take up to 100,000 attendees at a time. Onsite capacity is unlimited.</Trans>
      </p>
      <p>
        <Trans>
          Training providers can ask us for an LMS with an AI assistant: lessons, exercises and questions between
          sessions.
        </Trans>
      </p>
    </section>
  </Two>
);

const Two = styled('div')(({ theme }) => ({
  marginTop: 'clamp(48px, 7vw, 88px)',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'clamp(32px, 6vw, 88px)',
  '& p': { marginTop: 14, maxWidth: '58ch' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
