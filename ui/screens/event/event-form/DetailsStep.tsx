import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { CoverField } from './CoverField.tsx';
import { useEventForm } from './event-form.view.ts';
import { Field } from './Field.tsx';
import { fieldId } from './form-steps.view.ts';
import { useProblemWords } from './use-problem-words.tsx';

const DescriptionEditor = lazy(async () => ({
  default: (await import('./editor/DescriptionEditor.tsx')).DescriptionEditor,
}));

export const DetailsStep = () => {
  const { t } = useLingui();
  const { draft, change, uploadPicture, problemOf } = useEventForm();
  const words = useProblemWords();
  const wrong = problemOf('description');
  return (
    <Stack spacing={3}>
      <CoverField />
      <Box>
        <Typography
          variant="subtitle2"
          component="span"
          id={`${fieldId('description')}-label`}
          sx={{ display: 'block', mb: 0.75 }}
        >
          <Trans>Description (optional)</Trans>
        </Typography>
        <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
          <DescriptionEditor
            id={fieldId('description')}
            labelledBy={`${fieldId('description')}-label`}
            problem={wrong === undefined ? null : words(wrong)}
            html={draft.description}
            onHtml={(description) => change({ description })}
            uploadPicture={uploadPicture}
          />
        </Suspense>
      </Box>
      <Field
        name="policy"
        label={t`Regulations (optional)`}
        value={draft.policy}
        onValue={(policy) => change({ policy })}
        helperText={t`Guests must agree to these before they register.`}
        multiline
        minRows={3}
        maxRows={10}
      />
    </Stack>
  );
};
