import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { paths } from '#ui/routes/paths.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export const EventRefused = ({ refusal }: { readonly refusal: Refusal }) => (
  <EmptyState
    heading="h1"
    title={refusalSentence(refusal, useLocale())}
    text={<Trans>The event may have been deleted, or you may not be on its team.</Trans>}
    action={
      <Button component={Link} to={paths.myEvents()} variant="contained">
        <Trans>My events</Trans>
      </Button>
    }
  />
);
