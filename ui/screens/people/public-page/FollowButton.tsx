import { Trans } from '@lingui/react/macro';
import AddIcon from '@mui/icons-material/AddRounded';
import CheckIcon from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { useFollow } from './follow.view.ts';

export const FollowButton = ({ corporateId }: { readonly corporateId: number }) => {
  const { on, busy, press } = useFollow(corporateId);
  return (
    <Button
      variant={on ? 'outlined' : 'contained'}
      color={on ? 'secondary' : 'primary'}
      startIcon={on ? <CheckIcon /> : <AddIcon />}
      aria-pressed={on}
      loading={busy}
      onClick={() => void press()}
    >
      {on ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
};
