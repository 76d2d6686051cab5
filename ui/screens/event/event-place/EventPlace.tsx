import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type FormEvent, Fragment, type ReactNode, useId, useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import type { PlaceFacts } from './event-place.loader.ts';
import {
  type DeskEvent,
  type DeskSession,
  MOVE_MINUTES,
  sessionTitle,
  takenInAll,
  usePlace,
  type WrittenPlace,
  writtenPlace,
} from './event-place.view.ts';
import { SessionCalendar } from './SessionCalendar.tsx';

/** [S2.14-10] */
export const EventPlace = () => {
  const { t } = useLingui();
  return (
    <EventScreen<PlaceFacts> part="place" title={t`Time & Location`}>
      {({ event, facts }) => <Place event={event} facts={facts} />}
    </EventScreen>
  );
};

const Place = ({ event, facts }: { readonly event: DeskEvent; readonly facts: PlaceFacts }) => {
  const taken = takenInAll(event);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {taken === 0 || event.status !== 'PUBLISHED' ? null : (
        <Alert severity="info" variant="outlined">
          <Trans>
            Ticket holders and invited guests get one email with the change {MOVE_MINUTES} minutes after it. Further
            changes until then go into the same email.
          </Trans>
        </Alert>
      )}
      {event.format === 'ONLINE' ? null : <AddressForm event={event} />}
      {event.sessions.map((session) => (
        <Fragment key={session.id}>
          <SessionForm event={event} session={session} alone={event.sessions.length === 1} />
          <SessionCalendar event={event} session={session} items={facts.calendars.get(session.id) ?? []} />
        </Fragment>
      ))}
    </Box>
  );
};

const AddressForm = ({ event }: { readonly event: DeskEvent }) => {
  const { t } = useLingui();
  const place = usePlace(event);
  const [address, setAddress] = useState(event.address);
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async () => {
    if (address.trim() === '') return setTrouble(t`Enter the address`);
    setTrouble(await place.address(address, t`Address saved`));
  };
  return (
    <Form title={<Trans>Location</Trans>} busy={place.busy} trouble={null} onSubmit={submit}>
      <TextField
        name="address"
        label={t`Address`}
        required
        fullWidth
        value={address}
        error={trouble !== null}
        helperText={trouble}
        onChange={({ target }) => setAddress(target.value)}
      />
    </Form>
  );
};

type SessionFormProps = { readonly event: DeskEvent; readonly session: DeskSession; readonly alone: boolean };

const SessionForm = ({ event, session, alone }: SessionFormProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const place = usePlace(event);
  const { timezone } = event;
  const [written, setWritten] = useState(() => writtenPlace(session, timezone));
  const [trouble, setTrouble] = useState<string | null>(null);
  const set = (part: Partial<WrittenPlace>) => setWritten({ ...written, ...part });
  const submit = async () =>
    setTrouble(await place.session(session, written, t`The end must be after the start`, t`Time and place saved`));
  return (
    <Form
      title={alone ? <Trans>Time</Trans> : sessionTitle(session, timezone, locale)}
      busy={place.busy}
      trouble={trouble}
      onSubmit={submit}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DateTimeField
          name={`begin-${session.id}`}
          required
          label={t`Starts (${timezone})`}
          value={written.begin}
          onValue={(begin) => set({ begin })}
        />
        <DateTimeField
          name={`end-${session.id}`}
          required
          label={t`Ends`}
          value={written.end}
          onValue={(end) => set({ end })}
          min={written.begin}
        />
      </Box>
      {alone || event.format === 'ONLINE' ? null : (
        <TextField
          name={`address-${session.id}`}
          label={t`Address of this session, if it is another`}
          fullWidth
          value={written.address}
          onChange={({ target }) => set({ address: target.value })}
        />
      )}
    </Form>
  );
};

type FormProps = {
  readonly title: ReactNode;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
};

const Form = ({ title, busy, trouble, onSubmit, children }: FormProps) => {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        {children}
        {trouble === null ? null : (
          <Alert severity="error" role="alert">
            {trouble}
          </Alert>
        )}
        <Button type="submit" variant="contained" loading={busy} sx={{ justifySelf: 'start', minHeight: 44 }}>
          <Trans>Save</Trans>
        </Button>
      </Box>
    </Paper>
  );
};
