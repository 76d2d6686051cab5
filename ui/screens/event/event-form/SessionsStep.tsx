import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChoiceCards } from './ChoiceCards.tsx';
import { cityOf, focusField, useEventForm, ZONES } from './event-form.view.ts';
import { Field } from './Field.tsx';

/** When it happens: once, or as a series. */
export const SessionsStep = () => {
  const { t } = useLingui();
  const { draft, change, changeSession, addSession, removeSession } = useEventForm();
  const several = draft.sessions.length > 1;
  const zones = ZONES.some((zone) => zone === draft.timezone) ? ZONES : [draft.timezone, ...ZONES];
  return (
    <Stack spacing={3}>
      <ChoiceCards
        name="series"
        legend={<Trans>One session or several?</Trans>}
        value={draft.series || several ? 'SERIES' : 'SINGLE'}
        onChoice={(kind) => {
          if (kind === 'SERIES' && !several) addSession();
          else if (!several) change({ series: kind === 'SERIES' });
        }}
        choices={[
          {
            value: 'SINGLE',
            title: <Trans>Single</Trans>,
            text: several ? (
              <Plural value={draft.sessions.length - 1} one="Remove # session first" other="Remove # sessions first" />
            ) : (
              <Trans>One date and time</Trans>
            ),
          },
          {
            value: 'SERIES',
            title: <Trans>Series</Trans>,
            text: <Trans>Several sessions, each with its own tickets</Trans>,
          },
        ]}
      />
      <Field
        name="timezone"
        label={t`Time zone`}
        select
        value={draft.timezone}
        onValue={(timezone) => change({ timezone })}
        helperText={t`All times below are in this time zone.`}
      >
        {zones.map((zone) => (
          <MenuItem key={zone} value={zone}>
            {cityOf(zone)}
          </MenuItem>
        ))}
      </Field>
      {draft.sessions.map((session, index) => (
        <Paper
          key={session.key}
          variant="outlined"
          component="section"
          aria-label={t`Session ${index + 1}`}
          sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: '16px' }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2, minHeight: 44 }}>
            <Typography variant="h4" component="h3">
              {several ? <Trans>Session {index + 1}</Trans> : <Trans>Date and time</Trans>}
            </Typography>
            {several ? (
              <Button
                size="small"
                startIcon={<DeleteOutlined />}
                color="inherit"
                sx={{ minHeight: 44 }}
                onClick={() => removeSession(session.key)}
                aria-label={t`Remove session ${index + 1}`}
              >
                <Trans>Remove</Trans>
              </Button>
            ) : null}
          </Box>
          <Stack spacing={2}>
            {several || draft.series ? (
              <Field
                name={`session.${session.key}.name`}
                label={t`Session name`}
                value={session.name}
                onValue={(name) => changeSession(session.key, { name })}
                placeholder={t`For example: Opening night`}
                slotProps={{ htmlInput: { maxLength: 200 } }}
              />
            ) : null}
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              <Field
                name={`session.${session.key}.begin`}
                label={t`Starts`}
                type="datetime-local"
                required
                value={session.begin}
                onValue={(begin) =>
                  changeSession(session.key, {
                    begin,
                    ...(session.end === '' && begin !== '' ? { end: twoHoursLater(begin) } : {}),
                  })
                }
                slotProps={{ htmlInput: { max: '2099-12-31T23:59' } }}
              />
              <Field
                name={`session.${session.key}.end`}
                label={t`Ends`}
                type="datetime-local"
                required
                value={session.end}
                onValue={(end) => changeSession(session.key, { end })}
                slotProps={{ htmlInput: { min: session.begin, max: '2099-12-31T23:59' } }}
              />
            </Box>
            {several && draft.format !== 'ONLINE' ? (
              <Field
                name={`session.${session.key}.address`}
                label={t`Different venue (optional)`}
                value={session.address}
                onValue={(address) => changeSession(session.key, { address })}
                placeholder={draft.address}
                slotProps={{ htmlInput: { maxLength: 300 } }}
              />
            ) : null}
          </Stack>
        </Paper>
      ))}
      <Box>
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() => {
            const key = addSession();
            focusField(`session.${key}.name`);
          }}
        >
          <Trans>Add session</Trans>
        </Button>
      </Box>
    </Stack>
  );
};

/** '…T19:30' → '…T21:30'; after 22 h it stays on the day's last minute, which is easy to see and to change. */
function twoHoursLater(begin: string): string {
  const [day = '', time = ''] = begin.split('T');
  const hour = Number(time.slice(0, 2)) + 2;
  return hour > 23 ? `${day}T23:59` : `${day}T${String(hour).padStart(2, '0')}:${time.slice(3, 5)}`;
}
