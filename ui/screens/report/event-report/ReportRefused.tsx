import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { paths } from '#ui/routes/paths.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export const ReportRefused = ({ refusal }: { readonly refusal: Refusal }) => (
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
