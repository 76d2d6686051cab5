import { Trans } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import type { HandledLead } from '#application/people/ports/lead-desk.ts';
import type { LeadState } from '#domain/people/lead-handling.ts';

export const LEAD_STATE_NAMES: Readonly<Record<LeadState, ReactNode>> = {
  NEW: <Trans context="contact message">New</Trans>,
  IN_PROGRESS: <Trans>In progress</Trans>,
  DONE: <Trans context="contact message">Done</Trans>,
};
const COLOURS = { NEW: 'default', IN_PROGRESS: 'warning', DONE: 'success' } as const;

type LeadStateChipProps = { readonly lead: Pick<HandledLead, 'state' | 'isSuspected'> };

export const LeadStateChip = ({ lead: { state, isSuspected } }: LeadStateChipProps) => (
  <>
    {isSuspected ? <Chip size="small" variant="outlined" label={<Trans>Possibly spam</Trans>} /> : null}
    <Chip size="small" color={COLOURS[state]} label={LEAD_STATE_NAMES[state]} />
  </>
);
