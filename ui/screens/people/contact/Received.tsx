import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ContactLead } from '#domain/people/contact-lead.ts';
import { styled } from '#ui/theme/styled.ts';

type ReceivedProps = { readonly lead: ContactLead; readonly onAnother: () => void };

export const Received = ({ lead, onAnother }: ReceivedProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  // The focused form is gone.
  useEffect(() => title.current?.focus(), []);
  const { fullName, phoneNumber } = lead;
  return (
    <Note>
      <Seal viewBox="0 0 56 56" aria-hidden>
        <circle cx="28" cy="28" r="27" />
        <path d="M17 29l7.5 7.5L40 21" />
      </Seal>
      <Typography ref={title} variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        <Trans>Thank you, {fullName}</Trans>
      </Typography>
      <Typography color="textSecondary">
        <Trans>
          We’ve received your message and will call you at <b>{phoneNumber}</b> within 1 business day.
        </Trans>
      </Typography>
      <div>
        <Button variant="outlined" color="secondary" onClick={onAnother}>
          <Trans>Send another message</Trans>
        </Button>
      </div>
    </Note>
  );
};

const Note = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingBlock: 24,
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));

const Seal = styled('svg')(({ theme }) => ({
  width: 56,
  height: 56,
  '& circle': { fill: theme.vars.palette.tone.jadeWash },
  '& path': {
    fill: 'none',
    stroke: theme.vars.palette.tone.jade,
    strokeWidth: 3.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
}));
