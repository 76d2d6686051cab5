import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

type LoadRefusedProps = { readonly refusal: Refusal; readonly what?: ReactNode };

/** In place of what could not be loaded: why, and another try. */
export const LoadRefused = ({ refusal, what }: LoadRefusedProps) => {
  const locale = useLocale();
  const { revalidate, state } = useRevalidator();
  return (
    <Alert
      severity="error"
      variant="outlined"
      role="alert"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" disabled={state === 'loading'} onClick={() => void revalidate()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {what === undefined ? null : <>{what} </>}
      {refusalSentence(refusal, locale)}
    </Alert>
  );
};
