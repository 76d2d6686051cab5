import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChevronDownIcon } from '#ui/icons/chevron-down.gen.ts';
import { CopyIcon } from '#ui/icons/copy.gen.ts';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import type { TicketDraft } from './event-form.view.ts';
import { focusField } from './form-steps.view.ts';
import { TicketBasics } from './TicketBasics.tsx';
import { TicketExtras } from './TicketExtras.tsx';
import { useTicketCard } from './ticket-card.view.ts';

type TicketCardProps = { readonly sessionKey: string; readonly ticket: TicketDraft; readonly number: number };

export const TicketCard = ({ sessionKey, ticket, number }: TicketCardProps) => {
  const { t } = useLingui();
  const { fields, hasExtras, hasProblemInExtras, copy, taken, remove } = useTicketCard(sessionKey, ticket);
  const [folded, setFolded] = useState(!hasExtras);
  const [refused, setRefused] = useState(false);
  const open = !folded || hasProblemInExtras;
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={ticket.name === '' ? t`Ticket type ${number}` : ticket.name}
      sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: '16px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <Typography variant="h4" component="h3" noWrap>
          {ticket.name === '' ? <Trans>Ticket type {number}</Trans> : ticket.name}
        </Typography>
        <Box sx={{ whiteSpace: 'nowrap' }}>
          <Tooltip title={t`Duplicate`}>
            <IconButton aria-label={t`Duplicate ${ticket.name}`} onClick={() => focusField(`ticket.${copy()}.name`)}>
              <CopyIcon small />
            </IconButton>
          </Tooltip>
          <Tooltip title={t`Remove`}>
            <IconButton aria-label={t`Remove ${ticket.name}`} onClick={taken > 0 ? () => setRefused(true) : remove}>
              <Trash2Icon small />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
      {refused ? <Taken count={taken} /> : null}
      <Stack spacing={2}>
        <TicketBasics fields={fields} />
        <Box>
          <Button
            color="inherit"
            size="small"
            aria-expanded={open}
            onClick={() => setFolded(open)}
            endIcon={<ChevronDownIcon turned={open} />}
            sx={{ minHeight: 44, px: 1, ml: -1 }}
          >
            <Trans>Description, limits and sales period</Trans>
          </Button>
        </Box>
        {open ? <TicketExtras fields={fields} /> : null}
      </Stack>
    </Paper>
  );
};

const Taken = ({ count }: { readonly count: number }) => (
  <Alert severity="error" variant="outlined" role="alert" sx={{ mb: 2 }}>
    <Plural
      value={count}
      one="# ticket is sold or being paid for, so this ticket type can’t be removed."
      other="# tickets are sold or being paid for, so this ticket type can’t be removed."
    />{' '}
    <Trans>To stop selling it, schedule an end to its sales.</Trans>
  </Alert>
);
