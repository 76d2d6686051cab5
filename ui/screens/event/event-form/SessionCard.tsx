import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SessionDraft, useEventForm } from './event-form.view.ts';
import { Field } from './Field.tsx';
import { FieldRow } from './FieldRow.tsx';
import { twoHoursLater } from './form-figures.view.ts';

const LATEST = '2099-12-31T23:59';

type SessionCardProps = {
  readonly session: SessionDraft;
  readonly number: number;
  /** The event's only session has no name or venue of its own. */
  readonly alone: boolean;
};

export const SessionCard = ({ session, number, alone }: SessionCardProps) => {
  const { t } = useLingui();
  const { draft, changeSession, removeSession } = useEventForm();
  const set = (part: Partial<SessionDraft>) => changeSession(session.key, part);
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
            startIcon={<DeleteOutlined />}
            color="inherit"
            sx={{ minHeight: 44 }}
            onClick={() => removeSession(session.key)}
            aria-label={t`Remove session ${number}`}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </Box>
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
          <Field
            name={`session.${session.key}.begin`}
            label={t`Starts`}
            type="datetime-local"
            required
            value={session.begin}
            onValue={(begin) =>
              set({
                begin,
                ...(session.end === '' && begin !== '' ? { end: twoHoursLater(begin) } : {}),
              })
            }
            slotProps={{ htmlInput: { max: LATEST } }}
          />
          <Field
            name={`session.${session.key}.end`}
            label={t`Ends`}
            type="datetime-local"
            required
            value={session.end}
            onValue={(end) => set({ end })}
            slotProps={{ htmlInput: { min: session.begin, max: LATEST } }}
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
      </Stack>
    </Paper>
  );
};
