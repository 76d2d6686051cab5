import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { LONGEST_EMAIL_TEXT, useEventEmail } from './event-email.view.ts';
import { Section } from './Section.tsx';

type EmailTextProps = { readonly event: Pick<DeskEvent, 'id' | 'name'>; readonly saved: string | null };

/** [S2.14-05] */
export const EmailText = ({ event, saved }: EmailTextProps) => {
  const { t } = useLingui();
  const { busy, saveText } = useEventEmail(event.id);
  const [text, setText] = useState(saved ?? '');
  const [trouble, setTrouble] = useState<string | null>(null);
  const left = LONGEST_EMAIL_TEXT - text.trim().length;
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    setTrouble(await saveText(text, text.trim() === '' ? t`Text removed` : t`Text saved`));
  };
  return (
    <Section title={<Trans>Text in ticket emails</Trans>}>
      <Box
        component="form"
        noValidate
        onSubmit={(submitted) => void submit(submitted)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <TextField
          name="text"
          multiline
          minRows={6}
          label={t`Your text`}
          value={text}
          error={trouble !== null || left < 0}
          helperText={trouble ?? t`For all buyers and ticket holders. ${left} characters left.`}
          onChange={({ target }) => {
            setText(target.value);
            setTrouble(null);
          }}
        />
        <Box aria-live="polite">
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            <Trans>Preview</Trans>
          </Typography>
          <Box
            data-preview=""
            sx={{
              p: 2,
              borderRadius: '12px',
              bgcolor: 'tone.sunken',
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-wrap',
            }}
          >
            <Typography variant="subtitle1" component="p">
              <Trans>Here is your ticket for {event.name}.</Trans>
            </Typography>
            {text.trim() === '' ? (
              <Typography color="textSecondary">
                <Trans>Without a text, emails have only the ticket and the event’s details.</Trans>
              </Typography>
            ) : (
              <Typography>
                <Trans>From the organiser: {text.trim()}</Trans>
              </Typography>
            )}
          </Box>
        </Box>
        <Box>
          <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 48 }}>
            <Trans>Save text</Trans>
          </Button>
        </Box>
      </Box>
    </Section>
  );
};
