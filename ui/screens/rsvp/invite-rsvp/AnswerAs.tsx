import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '#ui/theme/styled.ts';

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 8,
  '& > button': { flex: '1 1 auto', minHeight: 44, minWidth: 64 },
});
// On a line of its own rather than broken at a hyphen.
const Address = styled('b')({ display: 'inline-block', maxWidth: '100%', fontWeight: 600 });

type AnswerAsProps = {
  readonly signedIn: string;
  readonly invited: string;
  readonly onThis: () => void;
  readonly onAnother: () => void;
};

/** Only when it is not the invited account. [S2.9-06] */
export const AnswerAs = ({ signedIn, invited, onThis, onAnother }: AnswerAsProps) => (
  <Alert
    severity="info"
    variant="outlined"
    icon={false}
    sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
  >
    <Trans>
      You are signed in as <Address>{signedIn}.</Address> The invitation is for <Address>{invited}.</Address> Reply with
      this account?
    </Trans>
    <Choices>
      <Button size="small" variant="contained" onClick={onThis}>
        <Trans>OK</Trans>
      </Button>
      <Button size="small" variant="outlined" onClick={onAnother}>
        <Trans>Use another account</Trans>
      </Button>
    </Choices>
  </Alert>
);
