import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { CircleCheckIcon } from '#ui/icons/circle-check.gen.ts';
import { CloudOffIcon } from '#ui/icons/cloud-off.gen.ts';
import { CloudUploadIcon } from '#ui/icons/cloud-upload.gen.ts';
import { MonitorSmartphoneIcon } from '#ui/icons/monitor-smartphone.gen.ts';
import { useEventForm } from './event-form.view.ts';
import { type Step, stepOf } from './form-steps.view.ts';
import { showSavedAt } from './saved-at.view.ts';
import { useStepWords } from './use-step-words.tsx';

type KeepingNoteProps = { readonly onStep: (step: Step) => void };

export const KeepingNote = ({ onStep }: KeepingNoteProps) => {
  const locale = useLocale();
  const words = useStepWords();
  const { state, draft } = useEventForm();
  const { keeping, savedAt, dirty, refused, others } = state;
  const refusedStep = refused[0] === undefined ? null : stepOf(refused[0].field);
  const torn = (others?.conflicts.length ?? 0) > 0;
  const shown =
    keeping !== 'SAVED' ? keeping : torn ? 'CONFLICT' : refused.length > 0 ? 'REFUSED' : dirty ? 'SAVING' : 'SAVED';
  const icon =
    shown === 'SAVED' ? (
      <CircleCheckIcon />
    ) : shown === 'AWAY' || shown === 'REFUSED' || shown === 'CONFLICT' ? (
      <CloudOffIcon />
    ) : shown === 'ON_DEVICE' ? (
      <MonitorSmartphoneIcon />
    ) : (
      <CloudUploadIcon />
    );
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 28,
        color:
          shown === 'AWAY' || shown === 'REFUSED' || shown === 'CONFLICT'
            ? 'warning.main'
            : shown === 'SAVED'
              ? 'success.main'
              : 'text.secondary',
        '& svg': { fontSize: 18 },
      }}
    >
      {shown === 'UNTOUCHED' ? null : icon}
      <Typography variant="caption" component="span">
        {shown === 'UNTOUCHED' ? null : shown === 'SAVED' ? (
          savedAt === null ? (
            <Trans>Draft saved</Trans>
          ) : (
            <Trans>Draft saved at {showSavedAt(savedAt, locale)}</Trans>
          )
        ) : shown === 'REFUSED' ? (
          refusedStep === null ? null : (
            <Trans>
              Not everything is saved:{' '}
              <Link component="button" type="button" color="inherit" onClick={() => onStep(refusedStep)}>
                check “{words(refusedStep)}”
              </Link>
            </Trans>
          )
        ) : shown === 'CONFLICT' ? (
          <Trans>Not saved yet: the same fields were changed elsewhere</Trans>
        ) : shown === 'SAVING' ? (
          <Trans>Saving…</Trans>
        ) : shown === 'AWAY' ? (
          <Trans>Can’t reach the server. Your draft is still here and will be saved with your next change.</Trans>
        ) : (
          <KeptHere
            named={draft.name.trim() !== ''}
            dated={draft.sessions.some(({ begin, end }) => begin + end !== '')}
          />
        )}
      </Typography>
    </Box>
  );
};

const KeptHere = ({ named, dated }: { readonly named: boolean; readonly dated: boolean }) =>
  named && dated ? (
    <Trans>Kept in this tab. It is saved once the start and end can be used.</Trans>
  ) : named ? (
    <Trans>Kept in this tab. Add a date to save it.</Trans>
  ) : dated ? (
    <Trans>Kept in this tab. Add a name to save it.</Trans>
  ) : (
    <Trans>Kept in this tab. Add a name and a date to save it.</Trans>
  );
