import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { CheckIcon } from '#ui/icons/check.gen.ts';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { useFollow } from './follow.view.ts';

type Props = {
  readonly corporateId: number;
  /** Beside another primary action. */
  readonly quiet?: boolean;
};

export const FollowButton = ({ corporateId, quiet = false }: Props) => {
  const { on, busy, press } = useFollow(corporateId);
  return (
    <Button
      variant={on || quiet ? 'outlined' : 'contained'}
      color={on || quiet ? 'secondary' : 'primary'}
      startIcon={on ? <CheckIcon /> : <PlusIcon />}
      aria-pressed={on}
      loading={busy}
      // Leaves the host's name a line.
      {...(quiet ? { sx: { paddingInline: 1.5 } } : {})}
      onClick={() => void press()}
    >
      {on ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
};
