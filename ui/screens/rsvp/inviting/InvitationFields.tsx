import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import type { useInviteGuests } from './invite-guests.view.ts';
import { LARGEST_PARTY, sessionLabel } from './inviting.view.ts';

type InvitationFieldsProps = { readonly event: DeskEvent; readonly inviting: ReturnType<typeof useInviteGuests> };

const PARTIES = Array.from({ length: LARGEST_PARTY }, (_, at) => at + 1);

export const InvitationFields = ({ event, inviting }: InvitationFieldsProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { sessions, session, tickets, ticketTypeId, act } = inviting;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      {sessions.length > 1 && session !== undefined ? (
        <TextField
          select
          fullWidth
          id="inviting-session"
          label={t`Session`}
          value={String(session.id)}
          onChange={(change) => act.chooseSession(Number(change.target.value))}
        >
          {sessions.map((one) => (
            <MenuItem key={one.id} value={String(one.id)}>
              {sessionLabel(one, event, locale)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <TextField
        select
        fullWidth
        id="inviting-ticket"
        label={t`Ticket`}
        value={ticketTypeId ?? ''}
        helperText={
          ticketTypeId === null
            ? t`Free, and only for guests you invite. It’s never on sale.`
            : t`Guests you invite come free, so only free tickets are listed.`
        }
        onChange={(change) => act.chooseTicket(change.target.value === '' ? null : change.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {tickets.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.name}
          </MenuItem>
        ))}
        <MenuItem value="">{t`Invitation ticket`}</MenuItem>
      </TextField>
      <TextField
        fullWidth
        id="inviting-name"
        label={t`Invited by`}
        autoComplete="name"
        value={inviting.inviterName}
        error={inviting.nameTrouble !== null}
        helperText={inviting.nameTrouble ?? t`Shown in the email and its subject line.`}
        onChange={(change) => act.nameInviter(change.target.value)}
        slotProps={{ htmlInput: { ref: inviting.nameField, 'aria-required': true, maxLength: 100 } }}
      />
      <TextField
        select
        fullWidth
        id="inviting-party"
        label={t`Guests per invitation`}
        value={String(inviting.partyLimit)}
        onChange={(change) => act.limitParty(Number(change.target.value))}
      >
        {PARTIES.map((size) => (
          <MenuItem key={size} value={String(size)}>
            {size}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        id="inviting-language"
        label={t`Email language`}
        value={inviting.language}
        onChange={(change) => act.speak(change.target.value === 'vi' ? 'vi' : 'en')}
      >
        <MenuItem value="vi">Tiếng Việt</MenuItem>
        <MenuItem value="en">English</MenuItem>
      </TextField>
      <DateTimeField
        id="inviting-answer-by"
        label={t`Reply by (optional)`}
        value={inviting.answerBy}
        error={inviting.answerByTrouble !== null}
        helperText={inviting.answerByTrouble}
        onValue={act.answerBy}
        inputRef={inviting.answerByField}
      />
      <DateTimeField
        id="inviting-send-at"
        label={t`Send at (optional)`}
        value={inviting.sendAt}
        error={inviting.sendAtTrouble !== null}
        helperText={inviting.sendAtTrouble ?? t`Leave empty to send now.`}
        onValue={act.sendAt}
        inputRef={inviting.sendAtField}
      />
    </Box>
  );
};
