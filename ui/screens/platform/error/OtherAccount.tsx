import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useSwitchAccount } from './missing-page.view.ts';

export const OtherAccount = () => {
  const change = useSwitchAccount();
  return (
    <Button variant="contained" onClick={() => void change()}>
      <Trans>Use another account</Trans>
    </Button>
  );
};
