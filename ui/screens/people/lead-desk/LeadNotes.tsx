import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { HandledLead, LeadNote } from '#application/people/ports/lead-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { LEAD_NOTE_LENGTH, useLeadNote } from './lead-desk.view.ts';

type LeadNotesProps = { readonly lead: HandledLead; readonly notes: readonly LeadNote[] };

export const LeadNotes = ({ lead, notes }: LeadNotesProps) => {
  const { t } = useLingui();
  const title = useId();
  const locale = useLocale();
  const { busy, note, write, missing, trouble, add } = useLeadNote(lead);
  return (
    <Box
      component="section"
      aria-labelledby={title}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h4" component="h3" id={title}>
        <Trans>Notes</Trans>
      </Typography>
      {notes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          <Trans>No notes yet. Only admins see them.</Trans>
        </Typography>
      ) : (
        <FramedList>
          {notes.map((one) => (
            <Box component="li" key={one.id} sx={{ p: 2, px: 2.5 }}>
              <Typography variant="body2" color="textSecondary" className="tabular">
                {one.author} · {showMoment(one.at, locale)}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{one.note}</Typography>
            </Box>
          ))}
        </FramedList>
      )}
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 1.5 }}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          label={t`New note`}
          value={note}
          multiline
          minRows={2}
          error={missing}
          helperText={missing ? <Trans>Please write a note</Trans> : undefined}
          onChange={(event) => write(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LEAD_NOTE_LENGTH } }}
        />
        {trouble === null ? null : (
          <Alert severity="error" variant="outlined" role="alert">
            {trouble}
          </Alert>
        )}
        <Button type="submit" variant="outlined" loading={busy} sx={{ justifySelf: 'start' }}>
          <Trans>Add note</Trans>
        </Button>
      </Box>
    </Box>
  );
};
