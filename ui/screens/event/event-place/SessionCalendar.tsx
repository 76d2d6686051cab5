import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { CalendarItem } from '#application/event/ports/session-calendars.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { type DeskEvent, type DeskSession, sessionTitle, writtenPlace } from './event-place.view.ts';
import {
  type CalendarField,
  isOutside,
  itemTime,
  LONGEST_SECTION_TITLE,
  useSessionCalendar,
  type WrittenItem,
} from './session-calendar.view.ts';

type SessionCalendarProps = {
  readonly event: DeskEvent;
  readonly session: DeskSession;
  readonly items: readonly CalendarItem[];
};

/** [S7.7-22] */
export const SessionCalendar = ({ event, session, items }: SessionCalendarProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const { timezone } = event;
  const calendar = useSessionCalendar(event, session);
  const title = sessionTitle(session, timezone, locale);
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider', display: 'grid', gap: 2 }}
    >
      <Box>
        <Typography id={id} variant="h4" component="h2">
          {event.sessions.length === 1 ? <Trans>Agenda</Trans> : <Trans>Agenda: {title}</Trans>}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          <Trans>Guests see it when they add the session to their calendar. It moves along with the session.</Trans>
        </Typography>
      </Box>
      {items.length === 0 ? null : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
          {items.map((item) => (
            <Box component="li" key={item.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="body2" color="textSecondary">
                  {itemTime(item, timezone, locale)}
                </Typography>
                <Typography>{item.title}</Typography>
                {isOutside(item, session) ? (
                  <Typography variant="body2" color="error">
                    <Trans>Outside the session’s time. Guests don’t see it.</Trans>
                  </Typography>
                ) : null}
              </Box>
              <IconButton
                aria-label={t`Remove “${item.title}”`}
                disabled={calendar.busy}
                onClick={() => void calendar.remove(item, t`Removed from the agenda`)}
                sx={{ minWidth: 44, minHeight: 44 }}
              >
                <Trash2Icon />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <ItemForm event={event} session={session} calendar={calendar} />
    </Paper>
  );
};

type ItemFormProps = Pick<SessionCalendarProps, 'event' | 'session'> & {
  readonly calendar: ReturnType<typeof useSessionCalendar>;
};

const ItemForm = ({ event, session, calendar }: ItemFormProps) => {
  const { t } = useLingui();
  const { begin: from, end: until } = writtenPlace(session, event.timezone);
  const blank: WrittenItem = { title: '', begin: from, end: from };
  const [written, setWritten] = useState(blank);
  const [wrong, setWrong] = useState<CalendarField | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const added = await calendar.add(written, t`Added to the agenda`);
    setWrong(added !== null && 'field' in added ? added.field : null);
    setTrouble(added !== null && 'trouble' in added ? added.trouble : null);
    if (added === null) setWritten({ title: '', begin: written.end, end: written.end });
  };
  const field = (name: CalendarField, label: string, help: string) => ({
    name: `${name}-item-${session.id}`,
    label,
    required: true,
    value: written[name],
    error: wrong === name,
    helperText: wrong === name ? help : null,
    onValue: (value: string) => {
      setWritten({ ...written, [name]: value });
      setWrong(null);
    },
  });
  const { onValue: onTitle, ...title } = field(
    'title',
    t`What happens`,
    t`Enter what happens, in up to ${LONGEST_SECTION_TITLE} characters`,
  );
  return (
    <Box component="form" noValidate onSubmit={(submitted) => void submit(submitted)} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        {...title}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: LONGEST_SECTION_TITLE } }}
        onChange={({ target }) => onTitle(target.value)}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DateTimeField
          {...field('begin', t`From (${event.timezone})`, t`Choose a time within the session`)}
          min={from}
          max={until}
        />
        <DateTimeField
          {...field('end', t`Until`, t`Choose a time after the start and not after the session’s end`)}
          min={from}
          max={until}
        />
      </Box>
      {trouble === null ? null : (
        <Alert severity="error" role="alert">
          {trouble}
        </Alert>
      )}
      <Button type="submit" variant="outlined" loading={calendar.busy} sx={{ justifySelf: 'start', minHeight: 44 }}>
        <Trans>Add to agenda</Trans>
      </Button>
    </Box>
  );
};
