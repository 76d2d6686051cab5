import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const Asked = styled('div')({ display: 'grid', gap: 8 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > button': { flex: '1 1 160px' } });

type TakeBackAnswerProps = { readonly busy: boolean; readonly onDecline: () => void };

export const TakeBackAnswer = ({ busy, onDecline }: TakeBackAnswerProps) => {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button onClick={() => setAsking(true)}>
        <Trans>I can’t make it</Trans>
      </Button>
    );
  return (
    <Asked>
      <Typography role="status">
        <Trans>Your ticket will be cancelled and your place offered to someone else.</Trans>
      </Typography>
      <Buttons>
        <Button autoFocus variant="outlined" color="error" loading={busy} onClick={onDecline}>
          <Trans>Cancel my ticket</Trans>
        </Button>
        <Button onClick={() => setAsking(false)}>
          <Trans>Keep my ticket</Trans>
        </Button>
      </Buttons>
    </Asked>
  );
};
