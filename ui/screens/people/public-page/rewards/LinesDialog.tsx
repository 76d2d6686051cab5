import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { WalletFigure, WalletLine } from '#application/programme/ports/reward-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { Lines } from '#ui/screens/people/public-page/Lines.tsx';
import { NotLoaded } from '#ui/screens/people/public-page/NotLoaded.tsx';
import { dayWords, lineWords, useAmountWords, useLines } from './rewards.view.ts';

type Props = { readonly title: ReactNode; readonly figure: WalletFigure; readonly onClose: () => void };

export const LinesDialog = ({ title, figure, onClose }: Props) => {
  const id = useId();
  const { answer, again, more, after, failed, showMore } = useLines(figure);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {answer.kind === 'LOADING' ? <Skeleton variant="rounded" height={180} /> : null}
        {answer.kind === 'FAILED' ? <NotLoaded again={again} /> : null}
        {answer.kind === 'READY' && answer.value.lines.length === 0 ? (
          <Typography color="textSecondary">
            <Trans>Nothing here yet.</Trans>
          </Typography>
        ) : null}
        {answer.kind === 'READY' && answer.value.lines.length > 0 ? (
          <Lines>
            {[...answer.value.lines, ...more].map((line) => (
              <Line key={line.id} line={line} unit={figure.unit} />
            ))}
          </Lines>
        ) : null}
        {failed ? (
          <Alert severity="warning">
            <Trans>We could not reach Vemoi. Check your connection and try again.</Trans>
          </Alert>
        ) : null}
        {after === null ? null : (
          <Button color="secondary" onClick={showMore}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};

type LineProps = { readonly line: WalletLine; readonly unit: WalletFigure['unit'] };

const Line = ({ line, unit }: LineProps) => {
  const locale = useLocale();
  const words = useAmountWords();
  return (
    <li>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{lineWords(line, locale)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {line.eventName === null ? null : `${line.eventName} · `}
          {dayWords(line.at, locale)}
        </Typography>
      </div>
      <Typography className="tabular" sx={{ flex: 'none', fontWeight: 600 }}>
        {line.change > 0 ? '+' : ''}
        {words(line.change, unit)}
      </Typography>
    </li>
  );
};
