import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Link } from 'react-router';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { paths } from '#ui/routes/paths.ts';
import { useReloadWhile } from '#ui/screens/report/use-reload-while.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

type Props = { readonly refusal: Refusal };

export const ReportRefused = ({ refusal }: Props) =>
  refusal.code === 'REPORT_IN_PREPARATION' ? <InPreparation refusal={refusal} /> : <Refused refusal={refusal} />;

/** Of a large event; it appears by itself. */
const InPreparation = ({ refusal }: Props) => {
  const title = refusalSentence(refusal, useLocale());
  useReloadWhile(true);
  return (
    <EmptyState
      title={<span role="status">{title}</span>}
      text={<Trans>This event has many orders. Its report appears here by itself, usually within ten seconds.</Trans>}
      action={<LinearProgress aria-label={title} sx={{ width: 240, maxWidth: '100%' }} />}
    />
  );
};

const Refused = ({ refusal }: Props) => (
  <EmptyState
    title={refusalSentence(refusal, useLocale())}
    text={<Trans>Reports are for an event’s organiser and managers, and for accountants.</Trans>}
    action={
      <Button component={Link} to={paths.revenueReport()} variant="contained">
        <Trans>Revenue report</Trans>
      </Button>
    }
  />
);
