import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { textFileSentence } from '#words/platform/text-files.ts';
import { type FileNotice, type GuestLines, MOST_INVITATIONS_AT_ONCE } from './guest-lines.view.ts';

export const GuestEntry = ({ guests }: { readonly guests: GuestLines }) => {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const addOne = () => {
    if (`${name}${email}`.trim() === '') return;
    guests.add([{ name, email }]);
    setName('');
    setEmail('');
    nameField.current?.focus();
  };
  return (
    <>
      {guests.resumed && (
        <Alert severity="info" variant="outlined">
          <Trans>We’ve restored your unfinished list. No one on it has been invited yet.</Trans>
          <Box sx={{ mt: 0.5, ml: -1 }}>
            <Button size="small" onClick={guests.discard} sx={{ minHeight: 44 }}>
              <Trans>Discard list</Trans>
            </Button>
          </Box>
        </Alert>
      )}
      <Box
        onKeyDown={(pressed) => {
          if (pressed.key !== 'Enter' || !(pressed.target instanceof HTMLInputElement)) return;
          pressed.preventDefault();
          addOne();
        }}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr auto' },
          alignItems: 'end',
        }}
      >
        <TextField
          fullWidth
          id="guest-name"
          label={t`Guest name`}
          value={name}
          autoComplete="off"
          onChange={(change) => setName(change.target.value)}
          slotProps={{ htmlInput: { ref: nameField } }}
        />
        <TextField
          fullWidth
          id="guest-email"
          type="email"
          label={t`Guest email`}
          value={email}
          autoComplete="off"
          onChange={(change) => setEmail(change.target.value)}
        />
        <Button variant="outlined" onClick={addOne} sx={{ minHeight: 48 }}>
          <Trans>Add</Trans>
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <TextField
          fullWidth
          multiline
          minRows={3}
          maxRows={10}
          id="guest-paste"
          label={t`Or paste a list`}
          placeholder={'Trần Mai <mai@example.com>\nminh@example.com, lan@example.com'}
          value={guests.pasted}
          onChange={(change) => guests.setPasted(change.target.value)}
          helperText={t`One guest per line, or separated by commas.`}
        />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            onClick={guests.paste}
            disabled={guests.pasted.trim() === ''}
            sx={{ minHeight: 44 }}
          >
            <Trans>Add to list</Trans>
          </Button>
          <Button variant="outlined" onClick={() => input.current?.click()} sx={{ minHeight: 44 }}>
            <Trans>Import CSV</Trans>
          </Button>
        </Box>
        <Typography variant="caption" color="textSecondary">
          <Trans>
            The file needs a header row with the columns 'name' and 'email'. Attendee lists exported from pretix or
            Eventbrite work as they are. Up to {MOST_INVITATIONS_AT_ONCE} guests at a time.
          </Trans>
        </Typography>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={t`Guest list file`}
          className="visually-hidden"
          tabIndex={-1}
          onChange={(change) => {
            const file = change.target.files?.[0];
            if (file !== undefined) void guests.readFile(file);
            change.target.value = '';
          }}
        />
      </Box>
      <Box role="status">{guests.file === null ? null : <FileWords notice={guests.file} />}</Box>
    </>
  );
};

const FileWords = ({ notice }: { readonly notice: FileNotice }) => {
  const locale = useLocale();
  if (notice.kind === 'REFUSED')
    return (
      <Alert severity="error" variant="outlined">
        {notice.fault.kind === 'EMPTY' ? <Trans>This file is empty.</Trans> : null}
        {notice.fault.kind === 'COLUMN_MISSING' ? (
          <Trans>The header row must have the columns 'name' and 'email'.</Trans>
        ) : null}
        {notice.fault.kind === 'TOO_MANY_ROWS' ? (
          <Trans>Please invite at most {notice.fault.max} people at once</Trans>
        ) : null}
        {notice.fault.kind === 'FILE_TOO_LARGE' ? textFileSentence(notice.fault, locale) : null}
      </Alert>
    );
  return (
    <Alert severity={notice.unread.length === 0 ? 'success' : 'warning'} variant="outlined">
      <Plural value={notice.guests} one="# guest imported from the file." other="# guests imported from the file." />
      {notice.unread.length === 0 ? null : (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {notice.unread.map(({ line, expected, given }) => (
            <li key={line}>
              <Trans>
                Line {line} was skipped. It has {given} cells instead of {expected}.
              </Trans>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
};
