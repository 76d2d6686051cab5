import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { GuestGroup } from '#application/ticket/ports/guest-groups.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import { MAILING_AUDIENCES_SAID } from '#words/event/mailing.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { Section } from '../Section.tsx';
import { AnswerScope } from './AnswerScope.tsx';
import { ConfirmMailing } from './ConfirmMailing.tsx';
import { GroupScope } from './GroupScope.tsx';
import { GuestCount } from './GuestCount.tsx';
import { type AnswerChoice, withChosen } from './mailed-answer.view.ts';
import {
  LONGEST_MAILING_SUBJECT,
  MAILING_AUDIENCES,
  type MailingScope,
  ticketChoices,
  useComposer,
  useGuests,
  usePictureUpload,
} from './mailing.view.ts';
import { useSendTime } from './mailing-time.view.ts';
import { PreviewMailing } from './PreviewMailing.tsx';

const DescriptionEditor = lazy(async () => ({
  default: (await import('#ui/screens/event/event-form/editor/DescriptionEditor.tsx')).DescriptionEditor,
}));

const ALL = '';

type ComposeMailingProps = {
  readonly event: Pick<DeskEvent, 'id' | 'sessions' | 'timezone'>;
  readonly answers: readonly AnswerChoice[];
  readonly groups: readonly GuestGroup[];
  readonly onSent: () => void;
};

/** [S1-37] */
export const ComposeMailing = ({ event, answers, groups, onSent }: ComposeMailingProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const id = useId();
  const [scope, setScope] = useState<MailingScope>({
    audience: 'TICKET_HOLDERS',
    ticketTypeId: null,
    answer: null,
    groupId: null,
  });
  const [text, setText] = useState({ subject: '', html: '' });
  const [written, setWritten] = useState(0);
  const timeField = useRef<HTMLInputElement>(null);
  const [timeWritten, setTimeWritten] = useState('');
  const [timeTrouble, setTimeTrouble] = useState<string | null>(null);
  const [sendAt, setSendAt] = useState<Instant | null>(null);
  const [open, setOpen] = useState<'PREVIEW' | 'CONFIRM' | null>(null);
  const [turn, setTurn] = useState(0);
  const guests = useGuests(event.id, scope, '', turn);
  const composer = useComposer(event.id);
  const readTime = useSendTime(event);
  const uploadPicture = usePictureUpload();
  const { busy, trouble } = composer;
  const choices = ticketChoices(event);
  const change = (part: Partial<typeof text>) => {
    setText((before) => ({ ...before, ...part }));
    composer.forget();
  };
  const choose = (part: Partial<MailingScope>) => {
    setScope((before) => withChosen(before, part));
    composer.forget();
  };
  const test = async () => {
    const address = await composer.test(text);
    if (address !== null) toast.success(t`Test sent to ${address}`);
  };
  const writeTime = (moment: string) => {
    setTimeWritten(moment);
    setTimeTrouble(null);
    composer.forget();
  };
  const confirm = () => {
    const time = readTime(timeWritten, timeField.current);
    setTimeTrouble(time.ok ? null : time.refusal);
    if (!time.ok) return;
    setSendAt(time.value);
    // Guests come and go while an email is written.
    setTurn((before) => before + 1);
    setOpen('CONFIRM');
  };
  const send = async () => {
    const mailing = await composer.send(scope, text, sendAt);
    setOpen(null);
    setTurn((before) => before + 1);
    if (mailing === null) return;
    const count = mailing.people;
    toast.success(
      sendAt === null ? t`Sending to ${count} people` : t`Scheduled for ${showMoment(sendAt, locale, event.timezone)}`,
    );
    setTimeWritten('');
    setText({ subject: '', html: '' });
    setWritten((before) => before + 1);
    onSent();
  };
  const wrong = (field: 'subject' | 'html' | 'send_at') => (trouble?.field === field ? trouble.sentence : null);
  return (
    <Section title={<Trans>Email your guests</Trans>}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, 1fr)' } }}>
          <MuiTextField
            select
            name="audience"
            label={t`Recipients`}
            value={scope.audience}
            onChange={({ target }) =>
              choose({ audience: MAILING_AUDIENCES.find((one) => one === target.value) ?? scope.audience })
            }
          >
            {MAILING_AUDIENCES.map((one) => (
              <MenuItem key={one} value={one}>
                {MAILING_AUDIENCES_SAID[one][locale]}
              </MenuItem>
            ))}
          </MuiTextField>
          <MuiTextField
            select
            name="ticketType"
            label={t`Ticket type`}
            value={scope.ticketTypeId ?? ALL}
            onChange={({ target }) => choose({ ticketTypeId: target.value === ALL ? null : target.value })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value={ALL}>
              <Trans>All ticket types</Trans>
            </MenuItem>
            {choices.map((type) => (
              <MenuItem key={type.id} value={type.id}>
                {type.name}
              </MenuItem>
            ))}
          </MuiTextField>
          <GroupScope scope={scope} groups={groups} onChoose={choose} />
          <AnswerScope scope={scope} choices={answers} onChoose={choose} />
        </Box>
        <Typography role="status" color="textSecondary" data-people="">
          <GuestCount guests={guests} />
        </Typography>
        <TextField
          name="subject"
          label={t`Subject`}
          required
          value={text.subject}
          error={wrong('subject') !== null}
          helperText={wrong('subject')}
          slotProps={{ htmlInput: { maxLength: LONGEST_MAILING_SUBJECT } }}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <Box>
          <Typography variant="subtitle2" component="span" id={`${id}-label`} sx={{ display: 'block', mb: 0.75 }}>
            <Trans>Text of the email</Trans>
          </Typography>
          <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
            <DescriptionEditor
              key={written}
              id={`${id}-html`}
              labelledBy={`${id}-label`}
              html=""
              problem={wrong('html')}
              placeholder={t`Each guest is greeted by name in their language. Write the rest.`}
              onHtml={(html) => change({ html })}
              uploadPicture={uploadPicture}
            />
          </Suspense>
        </Box>
        <Box sx={{ maxWidth: { sm: 360 } }}>
          <DateTimeField
            name="send_at"
            label={t`Send at (optional)`}
            value={timeWritten}
            error={(timeTrouble ?? wrong('send_at')) !== null}
            helperText={
              timeTrouble ?? wrong('send_at') ?? t`Leave empty to send now. Time zone of the event: ${event.timezone}`
            }
            onValue={writeTime}
            inputRef={timeField}
          />
        </Box>
        {trouble !== null && trouble.field === null ? (
          <Alert severity="error" variant="outlined" role="alert">
            {trouble.sentence}
          </Alert>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" disabled={busy !== null} onClick={confirm} sx={{ minHeight: 48 }}>
            {timeWritten === '' ? <Trans>Send…</Trans> : <Trans>Schedule…</Trans>}
          </Button>
          <Button variant="outlined" disabled={busy !== null} onClick={() => setOpen('PREVIEW')} sx={{ minHeight: 48 }}>
            <Trans>Preview as a guest</Trans>
          </Button>
          <Button
            variant="outlined"
            disabled={busy === 'SEND'}
            loading={busy === 'TEST'}
            onClick={() => void test()}
            sx={{ minHeight: 48 }}
          >
            <Trans>Send me a test</Trans>
          </Button>
        </Box>
      </Box>
      {open === 'PREVIEW' ? (
        <PreviewMailing eventId={event.id} scope={scope} text={text} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'CONFIRM' ? (
        <ConfirmMailing
          guests={guests}
          subject={text.subject}
          sendAt={sendAt}
          timezone={event.timezone}
          busy={busy === 'SEND'}
          onSend={() => void send()}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Section>
  );
};
