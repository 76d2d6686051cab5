import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { styled } from '#ui/theme/styled.ts';

/** What the platform does, for who comes and for who invites. */
export const WhatItDoes = () => (
  <Two>
    <section>
      <Typography variant="h2">
        <Trans>For those who come</Trans>
      </Typography>
      <p>
        <Trans>
          Find an event, choose your places, pay by bank QR, card or wallet. The ticket comes by email and opens the
          door: nothing to print, no app to install.
        </Trans>
      </p>
      <p>
        <Trans>
          Give a ticket to a friend, answer an invitation with one tap, keep every ticket in one place. What you paid,
          and why, is always written beside it.
        </Trans>
      </p>
    </section>
    <section>
      <Typography variant="h2">
        <Trans>For those who invite</Trans>
      </Typography>
      <p>
        <Trans>
          Publish an event or a class, onsite, online or both, as a single evening or a series. Places are counted once
          and never sold twice, money is booked line by line, and guests are let in with a phone.
        </Trans>
      </p>
      <p>
        <Trans>Online events take up to 100,000 guests at the same time; onsite, as many as the house holds.</Trans>
      </p>
      <p>
        <Trans>
          Academies and companies that teach go further with an LMS and its AI assistant: lessons before, exercises
          after, answers in between.
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
