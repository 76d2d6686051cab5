import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { type OnAnswer, waitingOf } from './answer-orders.view.ts';

type PendingBarProps = {
  /** Of the whole event; null: unknown. */
  readonly count: number | null;
  /** Until a registration without an answer is declined. */
  readonly days: number;
  readonly shown: boolean;
  readonly orders: readonly DeskOrder[];
  readonly onShow: (shown: boolean) => void;
  readonly onAnswer: OnAnswer;
};

export const PendingBar = ({ count, days, shown, orders, onShow, onAnswer }: PendingBarProps) => {
  const waiting = waitingOf(orders);
  const number = count ?? 0;
  const page = waiting.length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <Chip
        label={count === null ? <Trans>Pending approval</Trans> : <Trans>Pending approval ({number})</Trans>}
        color={shown ? 'secondary' : 'default'}
        aria-pressed={shown}
        onClick={() => onShow(!shown)}
      />
      {shown && page > 1 ? (
        <>
          <Button size="small" onClick={() => onAnswer(waiting, 'APPROVE')}>
            <Trans>Approve {page} on this page</Trans>
          </Button>
          <Button size="small" color="error" onClick={() => onAnswer(waiting, 'DECLINE')}>
            <Trans>Decline {page} on this page</Trans>
          </Button>
        </>
      ) : null}
      {shown ? (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ flexBasis: '100%' }}>
          <Trans>
            A registration without an answer is declined after <Plural value={days} one="# day" other="# days" />, or
            when its session begins. Buyers are told so.
          </Trans>
        </Typography>
      ) : null}
    </Box>
  );
};
