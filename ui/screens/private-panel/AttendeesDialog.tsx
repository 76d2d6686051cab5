import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { AttendeeDetails } from '#application/ports/checkout-desk.ts';
import { AttendeeForm } from '#ui/screens/payment/AttendeeForm.tsx';
import type { AttendeeProblem } from '#ui/screens/payment/attendee.view.ts';

type Props = {
  readonly open: boolean;
  readonly forms: readonly AttendeeDetails[];
  readonly problem: AttendeeProblem | null;
  readonly onChange: (index: number, attendee: AttendeeDetails) => void;
  readonly onRegister: () => void;
  readonly onClose: () => void;
};

/** Who comes, where each ticket has a holder of its own. [S4-41] */
export const AttendeesDialog = ({ open, forms, problem, onChange, onRegister, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} aria-labelledby="attendee-title" maxWidth="sm" fullWidth>
    <DialogContent>
      <AttendeeForm forms={forms} problem={problem} onChange={onChange} />
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>
        <Trans>Back</Trans>
      </Button>
      <Button variant="contained" onClick={onRegister}>
        <Trans>Register</Trans>
      </Button>
    </DialogActions>
  </Dialog>
);
