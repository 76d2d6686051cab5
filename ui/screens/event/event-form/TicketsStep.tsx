import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { TicketIcon } from '#ui/icons/ticket.gen.ts';
import { useEventForm } from './event-form.view.ts';
import { fieldId, focusField } from './form-steps.view.ts';
import { TicketCard } from './TicketCard.tsx';
import { useProblemWords } from './use-problem-words.tsx';

export const TicketsStep = () => {
  const { t } = useLingui();
  const { draft, change, addTicket, spreadTickets, problemOf } = useEventForm();
  const words = useProblemWords();
  const [chosen, setChosen] = useState(draft.sessions[0]?.key ?? '');
  const faulty = draft.sessions.find(
    (session) =>
      problemOf(`session.${session.key}.tickets`) !== undefined ||
      session.tickets.some((ticket) => problemOf(`ticket.${ticket.key}.name`) !== undefined),
  );
  const session = draft.sessions.find((one) => one.key === chosen) ?? draft.sessions[0];
  if (session === undefined) return null;
  const byInvitation = draft.feature === 'PRIVATE';
  const missing = problemOf(`session.${session.key}.tickets`);
  const empty = draft.sessions.filter((one) => one.key !== session.key && one.tickets.length === 0).length;
  const add = () => {
    const key = addTicket(session.key);
    focusField(`ticket.${key}.name`);
  };

  return (
    <Stack spacing={2.5}>
      {draft.sessions.length > 1 ? (
        <Tabs
          value={session.key}
          onChange={(_, key: string) => setChosen(key)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={t`Sessions`}
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          {draft.sessions.map((one, index) => (
            <Tab
              key={one.key}
              value={one.key}
              label={one.name === '' ? t`Session ${index + 1}` : one.name}
              sx={one.key === faulty?.key ? { color: 'error.main' } : {}}
            />
          ))}
        </Tabs>
      ) : null}
      {session.tickets.length === 0 ? (
        <Box
          sx={{
            border: '1.5px dashed',
            borderColor: missing === undefined ? 'tone.outline' : 'error.main',
            borderRadius: '16px',
            px: 2,
            py: 5,
            display: 'grid',
            justifyItems: 'center',
            gap: 1,
            textAlign: 'center',
          }}
        >
          <TicketIcon size={40} tone="ash" />
          <Typography variant="h4" component="p">
            {byInvitation ? <Trans>By invitation only</Trans> : <Trans>No tickets yet</Trans>}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 380 }}>
            {byInvitation ? (
              <Trans>
                Only guests whom you invite can come. Send the invitations once the event is published; each guest gets
                a free ticket.
              </Trans>
            ) : (
              <Trans>Add free or paid ticket types, each with its own quantity and sales period.</Trans>
            )}
          </Typography>
          <Button
            id={fieldId(`session.${session.key}.tickets`)}
            variant={byInvitation ? 'outlined' : 'contained'}
            startIcon={<PlusIcon />}
            onClick={add}
            sx={{ mt: 1 }}
          >
            <Trans>Add ticket type</Trans>
          </Button>
          {byInvitation ? null : (
            <Button
              color="inherit"
              onClick={() => change({ feature: 'PRIVATE' })}
              sx={{ whiteSpace: 'normal', maxWidth: '100%' }}
            >
              <Trans>Make it private, by invitation only</Trans>
            </Button>
          )}
        </Box>
      ) : (
        <>
          {session.tickets.map((ticket, index) => (
            <TicketCard key={ticket.key} sessionKey={session.key} ticket={ticket} number={index + 1} />
          ))}
          <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
            <Button variant="outlined" startIcon={<PlusIcon />} onClick={add}>
              <Trans>Add ticket type</Trans>
            </Button>
            {empty > 0 ? (
              <Button color="inherit" onClick={() => spreadTickets(session.key)}>
                <Plural
                  value={empty}
                  one="Copy these tickets to # other session"
                  other="Copy these tickets to # other sessions"
                />
              </Button>
            ) : null}
          </Box>
        </>
      )}
      {missing === undefined ? null : (
        <Typography role="alert" variant="body2" color="error">
          {words(missing)}
        </Typography>
      )}
    </Stack>
  );
};
