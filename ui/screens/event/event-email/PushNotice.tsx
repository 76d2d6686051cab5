import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { NotificationType } from '#domain/event/event-notification.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { MegaphoneIcon } from '#ui/icons/megaphone.gen.ts';
import { NOTIFICATION_TYPES_SAID } from '#words/event/notifications.ts';
import {
  LONGEST_NOTIFICATION_BODY,
  LONGEST_NOTIFICATION_TITLE,
  NOTIFICATION_TYPES,
  NOTIFICATIONS_A_DAY,
  useEventEmail,
} from './event-email.view.ts';
import { Section } from './Section.tsx';

/** [S1-38] */
export const PushNotice = ({ eventId }: { readonly eventId: number }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { busy, push } = useEventEmail(eventId);
  const [type, setType] = useState<NotificationType>('NEWS');
  const [title, setTitle] = useState('');
  const [body, setBody] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (title.trim() === '' || body.trim() === '') return setTrouble(t`Enter a title and a message`);
    const failed = await push({ type, title, body }, t`Notification sent`);
    setTrouble(failed);
    if (failed !== null) return;
    setTitle('');
    setBody('');
  };
  return (
    <Section title={<Trans>Send a notification</Trans>}>
      <Box
        component="form"
        noValidate
        onSubmit={(submitted) => void submit(submitted)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <Typography color="textSecondary">
          <Trans>Everyone with a valid ticket sees it on their ticket. At most {NOTIFICATIONS_A_DAY} a day.</Trans>
        </Typography>
        <MuiTextField
          select
          name="type"
          label={t`About`}
          value={type}
          onChange={({ target }) => setType(NOTIFICATION_TYPES.find((one) => one === target.value) ?? type)}
          sx={{ maxWidth: 320 }}
        >
          {NOTIFICATION_TYPES.map((one) => (
            <MenuItem key={one} value={one}>
              {NOTIFICATION_TYPES_SAID[one][locale]}
            </MenuItem>
          ))}
        </MuiTextField>
        <TextField
          name="title"
          label={t`Title`}
          required
          value={title}
          slotProps={{ htmlInput: { maxLength: LONGEST_NOTIFICATION_TITLE } }}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          name="body"
          label={t`Message`}
          required
          multiline
          minRows={3}
          value={body}
          error={trouble !== null}
          helperText={trouble}
          slotProps={{ htmlInput: { maxLength: LONGEST_NOTIFICATION_BODY } }}
          onChange={({ target }) => setBody(target.value)}
        />
        <Box>
          <Button type="submit" variant="contained" loading={busy} startIcon={<MegaphoneIcon />} sx={{ minHeight: 48 }}>
            <Trans>Send notification</Trans>
          </Button>
        </Box>
      </Box>
    </Section>
  );
};
