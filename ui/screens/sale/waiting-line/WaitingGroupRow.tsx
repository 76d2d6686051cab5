import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { WaitingGroup } from '#application/sale/ports/waiting-line.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { useWaitingLine } from './waiting-line.view.ts';

type Props = { readonly group: WaitingGroup; readonly timezone: string };

export const WaitingGroupRow = ({ group, timezone }: Props) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { busy, remove } = useWaitingLine();
  const [asks, setAsks] = useState(false);
  const { tickets, ticketName, heldUntil } = group;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        borderRadius: '16px',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
            {group.email}
          </Typography>
          {heldUntil !== null && (
            <Chip
              size="small"
              color="success"
              label={<Trans>Held until {showMoment(heldUntil, locale, timezone)}</Trans>}
              sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }}
            />
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          <Plural value={tickets} one={`# ticket, ${ticketName}`} other={`# tickets, ${ticketName}`} />
          {group.sessionName === '' ? null : ` · ${group.sessionName}`}
          {' · '}
          <Trans>since {showMoment(group.joinedAt, locale, timezone)}</Trans>
        </Typography>
      </Box>
      {asks ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={busy}
            onClick={() => void remove(group.id, t`Removed from the waiting list`)}
            sx={{ minHeight: 44 }}
          >
            <Trans>Remove from the list</Trans>
          </Button>
          <Button color="secondary" disabled={busy} onClick={() => setAsks(false)} sx={{ minHeight: 44 }}>
            <Trans>Back</Trans>
          </Button>
        </Box>
      ) : (
        <Button variant="outlined" color="secondary" onClick={() => setAsks(true)} sx={{ minHeight: 44 }}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </Paper>
  );
};
