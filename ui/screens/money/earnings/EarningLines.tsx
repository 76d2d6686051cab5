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
import type { EarningFigure, EarningLine } from '#application/programme/ports/earnings-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { Lines } from '#ui/screens/people/public-page/Lines.tsx';
import { NotLoaded } from '#ui/screens/people/public-page/NotLoaded.tsx';
import { dayWords, lineWords, useEarningLines } from './earnings.view.ts';

type Props = {
  readonly title: ReactNode;
  readonly of: EarningFigure;
  readonly publisher: string | null;
  readonly onClose: () => void;
};

export const EarningLines = ({ title, of, publisher, onClose }: Props) => {
  const id = useId();
  const { answer, again, more, after, failed, showMore } = useEarningLines(publisher, of);
  const lines = answer.kind === 'READY' ? [...answer.value.lines, ...more] : [];
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {answer.kind === 'LOADING' ? <Skeleton variant="rounded" height={180} /> : null}
        {answer.kind === 'FAILED' ? <NotLoaded again={again} /> : null}
        {answer.kind === 'READY' && lines.length === 0 ? (
          <Typography color="textSecondary">
            <Trans>Nothing here yet.</Trans>
          </Typography>
        ) : null}
        {lines.length === 0 ? null : (
          <Lines>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </Lines>
        )}
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

const Line = ({ line }: { readonly line: EarningLine }) => {
  const locale = useLocale();
  const about = [line.eventName, line.orderNumber, dayWords(line.at, locale)].filter((word) => word !== null);
  return (
    <li>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{lineWords(line, locale)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {about.join(' · ')}
        </Typography>
      </div>
      <Typography className="tabular" sx={{ flex: 'none', fontWeight: 600 }}>
        {line.change > 0 ? '+' : ''}
        {showMoney(line.change, locale)}
      </Typography>
    </li>
  );
};
