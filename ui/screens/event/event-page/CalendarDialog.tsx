import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SessionOnSale } from '#application/event/ports/event-pages.ts';
import { useCopyText } from '#ui/bindings/use-copy-text.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { saveBlob } from '#ui/components/save-blob.ts';
import { styled } from '#ui/theme/styled.ts';
import {
  type CalendarEvent,
  calendarFileWay,
  calendarLink,
  entryOf,
  icsFileName,
  itemLine,
  type OnlineCalendar,
  sessionWhen,
  useCalendarFile,
  useSessionItems,
} from './calendar.view.ts';

const CALENDARS: readonly { readonly calendar: OnlineCalendar; readonly name: string }[] = [
  { calendar: 'GOOGLE', name: 'Google Calendar' },
  { calendar: 'OUTLOOK', name: 'Outlook.com' },
  { calendar: 'OFFICE_365', name: 'Microsoft 365' },
  { calendar: 'YAHOO', name: 'Yahoo' },
];

const Choices = styled('div')({ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' });

const Agenda = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, overflowWrap: 'anywhere' });

type Props = {
  readonly open: boolean;
  readonly event: CalendarEvent;
  readonly sessions: readonly SessionOnSale[];
  readonly address: string;
  readonly onClose: () => void;
};

/** Instructions are for iPhone browsers that cannot open a file. [S2.10-11] [S2.10-12] [S2.10-13] */
export function CalendarDialog({ open, event, sessions, address, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const copyText = useCopyText();
  const fileOf = useCalendarFile();
  const [chosen, setChosen] = useState(sessions[0]?.id ?? 0);
  const [openSafari, setOpenSafari] = useState(false);
  const session = sessions.find((one) => one.id === chosen) ?? sessions[0];
  const items = useSessionItems(session?.id ?? chosen);
  if (session === undefined) return null;
  const entry = entryOf(event, session, address, items);
  const takeFile = async () => {
    if (calendarFileWay(navigator.userAgent) === 'DOWNLOAD') return saveBlob(fileOf([entry]), icsFileName(event.name));
    setOpenSafari(true);
    if (await copyText(address)) toast.success(t`Link copied`);
    else toast.error(t`Couldn’t copy the link`, address);
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="calendar-title" maxWidth="xs" fullWidth>
      <DialogTitle id="calendar-title">
        <Trans>Add to calendar</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        {sessions.length > 1 && (
          <TextField
            select
            label={t`Session`}
            value={session.id}
            sx={{ mt: 1 }}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {sessions.map((one) => (
              <MenuItem key={one.id} value={one.id} sx={{ whiteSpace: 'normal' }}>
                {sessionWhen(one, locale)} · {one.name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {items.length > 0 && (
          <section aria-labelledby="agenda-title">
            <Typography id="agenda-title" variant="subtitle2" component="h3">
              <Trans>Agenda</Trans>
            </Typography>
            <Agenda>
              {items.map((item) => (
                <li key={item.id}>{itemLine(item, session.timezone)}</li>
              ))}
            </Agenda>
          </section>
        )}
        <Choices>
          {CALENDARS.map(({ calendar, name }) => (
            <Button
              key={calendar}
              component="a"
              variant="outlined"
              href={calendarLink(calendar, entry)}
              target="_blank"
              rel="noreferrer"
            >
              {name}
            </Button>
          ))}
          <Button variant="contained" onClick={() => void takeFile()} sx={{ gridColumn: '1 / -1' }}>
            <Trans>iCal file (.ics)</Trans>
          </Button>
        </Choices>
        {openSafari && (
          <Typography role="status" variant="body2">
            <Trans>Link copied. Open Safari, paste the link and add the event to your calendar from there.</Trans>
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
