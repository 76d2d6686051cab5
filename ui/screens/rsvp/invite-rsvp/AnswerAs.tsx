import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '#ui/theme/styled.ts';

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 8,
  '& > button': { minHeight: 44, minWidth: 64 },
});

type AnswerAsProps = {
  readonly signedIn: string;
  readonly invited: string;
  readonly onThis: () => void;
  readonly onAnother: () => void;
};

/** Only when it is not the invited account. [S2.9-06] */
export const AnswerAs = ({ signedIn, invited, onThis, onAnother }: AnswerAsProps) => (
  <Alert severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
    <Trans>
      You are signed in as {signedIn}. The invitation is for {invited}. Reply with this account?
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
