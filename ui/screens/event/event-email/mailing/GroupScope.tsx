import { Plural, Trans, useLingui } from '@lingui/react/macro';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { GuestGroup } from '#application/ticket/ports/guest-groups.ts';
import { mayGoByTicket } from './mailed-answer.view.ts';
import type { MailingScope } from './mailing.view.ts';

const ANY = '';

type GroupScopeProps = {
  readonly scope: MailingScope;
  readonly groups: readonly GuestGroup[];
  readonly onChoose: (part: Pick<MailingScope, 'groupId'>) => void;
};

/** A field of the choice of recipients: one of the groups that the team put guests into. */
export const GroupScope = ({ scope, groups, onChoose }: GroupScopeProps) => {
  const { t } = useLingui();
  if (groups.length === 0 || !mayGoByTicket(scope)) return null;
  return (
    <TextField
      select
      name="group"
      label={t`Group of guests`}
      value={scope.groupId ?? ANY}
      onChange={({ target }) => onChoose({ groupId: target.value === ANY ? null : target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value={ANY}>
        <Trans>In any group or none</Trans>
      </MenuItem>
      {groups.map(({ id, name, guests }) => (
        <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          <Plural value={guests} one={`${name} (# guest)`} other={`${name} (# guests)`} />
        </MenuItem>
      ))}
    </TextField>
  );
};
