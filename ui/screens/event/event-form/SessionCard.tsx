import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { type SessionDraft, takenIn, useEventForm } from './event-form.view.ts';
import { Field } from './Field.tsx';
import { FieldRow } from './FieldRow.tsx';
import { twoHoursLater } from './form-figures.view.ts';
import { MomentField } from './MomentField.tsx';

const LATEST = '2099-12-31T23:59';

type SessionCardProps = {
  readonly session: SessionDraft;
  readonly number: number;
  /** The event's only session uses the event's name and venue. */
  readonly alone: boolean;
};

export const SessionCard = ({ session, number, alone }: SessionCardProps) => {
  const { t } = useLingui();
  const { draft, changeSession, removeSession } = useEventForm();
  const [refused, setRefused] = useState(false);
  const [proposed, setProposed] = useState<string | null>(null);
  const taken = takenIn(session);
  const set = (part: Partial<SessionDraft>) => changeSession(session.key, part);
  // Until somebody chooses another end, it moves with the start, which is typed digit by digit.
  const begins = (begin: string) => {
    if (begin === '' || (session.end !== '' && session.end !== proposed)) return set({ begin });
    const end = twoHoursLater(begin);
    setProposed(end);
    set({ begin, end });
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t`Session ${number}`}
      sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: '16px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2, minHeight: 44 }}>
        <Typography variant="h4" component="h3">
          {alone ? <Trans>Date and time</Trans> : <Trans>Session {number}</Trans>}
        </Typography>
        {alone ? null : (
          <Button
            size="small"
            startIcon={<Trash2Icon />}
            color="inherit"
            sx={{ minHeight: 44 }}
            onClick={() => (taken > 0 ? setRefused(true) : removeSession(session.key))}
            aria-label={t`Remove session ${number}`}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </Box>
      {refused ? (
        <Alert severity="error" variant="outlined" role="alert" sx={{ mb: 2 }}>
          <Plural
            value={taken}
            one="# ticket is sold or being paid for, so this session can’t be removed."
            other="# tickets are sold or being paid for, so this session can’t be removed."
          />
        </Alert>
      ) : null}
      <Stack spacing={2}>
        {!alone || draft.series ? (
          <Field
            name={`session.${session.key}.name`}
            label={t`Session name`}
            value={session.name}
            onValue={(name) => set({ name })}
            placeholder={t`For example: Opening night`}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        ) : null}
        <FieldRow>
          <MomentField
            name={`session.${session.key}.begin`}
            label={t`Starts`}
            value={session.begin}
            onValue={begins}
            max={LATEST}
          />
          <MomentField
            name={`session.${session.key}.end`}
            label={t`Ends`}
            value={session.end}
            onValue={(end) => set({ end })}
            min={session.begin}
            max={LATEST}
          />
        </FieldRow>
        {!alone && draft.format !== 'ONLINE' ? (
          <Field
            name={`session.${session.key}.address`}
            label={t`Different venue (optional)`}
            value={session.address}
            onValue={(address) => set({ address })}
            placeholder={draft.address}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        ) : null}
        {session.id === null ? null : (
          <Field
            name={`session.${session.key}.recording`}
            label={t`Link to the recording (optional)`}
            type="url"
            value={session.recording ?? ''}
            onValue={(recording) => set({ recording })}
            helperText={t`Only people with a ticket of this session see it.`}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
        )}
      </Stack>
    </Paper>
  );
};
