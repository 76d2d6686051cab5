import Alert from '@mui/material/Alert';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export const Refused = ({ refusal }: { readonly refusal: Refusal }) => (
  <Alert severity="error" variant="outlined">
    {refusalSentence(refusal, useLocale())}
  </Alert>
);
