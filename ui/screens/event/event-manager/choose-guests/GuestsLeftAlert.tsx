import { Plural } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { GuestAct, GuestActing } from './guest-acts.view.ts';

type GuestsLeftAlertProps = { readonly acting: Pick<GuestActing, 'trouble' | 'left' | 'forget'> };

export const GuestsLeftAlert = ({ acting: { trouble, left, forget } }: GuestsLeftAlertProps) => {
  if (trouble !== null)
    return (
      <Alert severity="error" variant="outlined" role="alert" onClose={forget} sx={{ bgcolor: 'background.paper' }}>
        {trouble}
      </Alert>
    );
  if (left === null) return null;
  return (
    <Alert severity="warning" variant="outlined" role="alert" onClose={forget} sx={{ bgcolor: 'background.paper' }}>
      <HowMany act={left.act} count={left.guests.length} />
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: '30vh', overflowY: 'auto', overflowWrap: 'anywhere' }}>
        {left.guests.map(({ id, name, sentence }) => (
          <li key={id}>
            {name}: {sentence}
          </li>
        ))}
      </Box>
    </Alert>
  );
};

const HowMany = ({ act, count }: { readonly act: GuestAct; readonly count: number }) => {
  switch (act) {
    case 'CHECK_IN':
      return <Plural value={count} one="# guest could not be checked in" other="# guests could not be checked in" />;
    case 'UNDO':
      return <Plural value={count} one="# check-in could not be undone" other="# check-ins could not be undone" />;
    case 'SEND_AGAIN':
      return <Plural value={count} one="# ticket could not be sent" other="# tickets could not be sent" />;
    default:
      return act satisfies never;
  }
};
