import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import { MailIcon } from '#ui/icons/mail.gen.ts';
import { PencilIcon } from '#ui/icons/pencil.gen.ts';
import { UserCheckIcon } from '#ui/icons/user-check.gen.ts';
import { type GuestEditing, mayChangeGuest, mayMailGuest } from './edit-guest.view.ts';

type Props = { readonly guest: Guest; readonly editing: GuestEditing; readonly onHistory: (guest: Guest) => void };

/** [S2.14-18] */
export function GuestActions({ guest, editing, onHistory }: Props) {
  const { t } = useLingui();
  const edit = t`Edit ticket for ${guest.name}`;
  const mail = t`Resend ticket to ${guest.name}`;
  const history = t`Check-ins of ${guest.name}`;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Tooltip title={history}>
        <IconButton aria-label={history} onClick={() => onHistory(guest)}>
          <UserCheckIcon small />
        </IconButton>
      </Tooltip>
      {mayChangeGuest(guest) && (
        <Tooltip title={edit}>
          <IconButton aria-label={edit} onClick={() => editing.open(guest)}>
            <PencilIcon small />
          </IconButton>
        </Tooltip>
      )}
      {mayMailGuest(guest) && (
        <Tooltip title={mail}>
          <IconButton aria-label={mail} disabled={editing.busy} onClick={() => void editing.mail(guest)}>
            <MailIcon small />
          </IconButton>
        </Tooltip>
      )}
    </span>
  );
}
