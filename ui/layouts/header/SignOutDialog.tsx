import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useSignOut } from './header.view.ts';

/** [S2.4-22] */
export const SignOutDialog = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useLingui();
  const title = useId();
  const signOut = useSignOut();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    await signOut();
    onDone();
    toast.success(t`You’re signed out`);
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={title} onClose={onDone}>
      <DialogTitle id={title} variant="h3" sx={{ pt: 3 }}>
        <Trans>Sign out of your account?</Trans>
      </DialogTitle>
      <DialogActions sx={{ p: 3, pt: 1, gap: 1 }}>
        <Button variant="outlined" color="secondary" onClick={onDone}>
          <Trans>Stay signed in</Trans>
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void leave()}>
          <Trans>Sign Out</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
