import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { OpenedLead as Opened } from '#application/people/ports/lead-desk.ts';
import type { LeadState } from '#domain/people/lead-handling.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { LeadNotes } from './LeadNotes.tsx';
import { LEAD_STATE_NAMES, LeadStateChip } from './LeadStateChip.tsx';
import { LEAD_STATES, useLead, useTopicName } from './lead-desk.view.ts';

const NOBODY = '';

export const OpenedLead = ({ opened }: { readonly opened: Opened }) => {
  const { lead, notes } = opened;
  const locale = useLocale();
  const topicName = useTopicName();
  const received = showMoment(lead.receivedAt, locale);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' }}>
        <div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h3" component="h2">
              {lead.fullName}
            </Typography>
            <LeadStateChip lead={lead} />
          </Box>
          <Typography color="textSecondary" className="tabular">
            <Link href={`tel:${lead.phoneNumber}`}>{lead.phoneNumber}</Link> · {topicName(lead.topic)}
          </Typography>
          <Typography variant="body2" color="textSecondary" className="tabular">
            {lead.locale === 'vi' ? (
              <Trans>Received {received}, in Vietnamese</Trans>
            ) : (
              <Trans>Received {received}, in English</Trans>
            )}
          </Typography>
        </div>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1 }}>
          {lead.specifyInformation === '' ? null : (
            <Typography variant="subtitle2" component="p">
              {lead.specifyInformation}
            </Typography>
          )}
          <Typography sx={{ whiteSpace: 'pre-line' }}>{lead.message}</Typography>
        </Paper>
        <LeadNotes lead={lead} notes={notes} />
      </Box>
      <Handling opened={opened} />
    </Box>
  );
};

const Handling = ({ opened: { lead, assignees } }: { readonly opened: Opened }) => {
  const { t } = useLingui();
  const { busy, move, assign } = useLead(lead);
  const current = lead.assignee;
  // Whoever is no longer an admin stays shown until somebody else is chosen.
  const others =
    current === null || assignees.some(({ id }) => id === current.id) ? assignees : [current, ...assignees];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        label={t`Status`}
        value={lead.state}
        disabled={busy}
        onChange={(change) => void move(change.target.value as LeadState)}
      >
        {LEAD_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {LEAD_STATE_NAMES[state]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t`Assigned to`}
        value={current?.id ?? NOBODY}
        disabled={busy}
        onChange={(change) => void assign(change.target.value === NOBODY ? null : change.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value={NOBODY}>
          <Trans>No one</Trans>
        </MenuItem>
        {others.map(({ id, name, email }) => (
          <MenuItem key={id} value={id}>
            {name === email ? email : `${name} (${email})`}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};
