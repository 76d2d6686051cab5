import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef } from 'react';
import { useToast } from '#ui/bindings/use-toast.ts';
import { Container } from '#ui/layouts/Container.tsx';
import { EventPreview } from '#ui/screens/event/event-form/EventPreview.tsx';
import { EventFormProvider, focusField, STEPS, useDraftForm } from '#ui/screens/event/event-form/event-form.view.ts';
import { KeepingNote } from '#ui/screens/event/event-form/KeepingNote.tsx';
import { LeaveDialog } from '#ui/screens/event/event-form/LeaveDialog.tsx';
import { StepBody } from '#ui/screens/event/event-form/StepBody.tsx';
import { useStepWords } from '#ui/screens/event/event-form/use-step-words.tsx';
import { CreatedEvent } from './CreatedEvent.tsx';
import { isUnsaved, useEnding, useLeaveGuard, useStep } from './create-event.view.ts';
import { StepRail } from './StepRail.tsx';
import { WizardEnding } from './WizardEnding.tsx';

type CreateWizardProps = { readonly categories: readonly { readonly id: number; readonly name: string }[] };

const START = { kind: 'NEW' } as const;

/** Seven steps beside a growing preview; saved by itself; ended by publishing or by leaving it a draft. */
export const CreateWizard = ({ categories }: CreateWizardProps) => {
  const { t } = useLingui();
  const toast = useToast();
  const words = useStepWords();
  const form = useDraftForm(START);
  const { step, number, go } = useStep();
  const { ending, finished, finish } = useEnding(form, go);
  const blocker = useLeaveGuard(finished === null && isUnsaved(form));
  const heading = useRef<HTMLHeadingElement>(null);
  const complaint = useRef<string | null>(null);
  const last = number === STEPS.length;
  const { resumed } = form.state;

  useEffect(() => {
    if (resumed) toast.info(t`Welcome back. We've restored your draft.`);
  }, [resumed, toast, t]);

  if (finished !== null) return <CreatedEvent finished={finished} />;

  // What was complained of is mended: nobody reads it over the next step.
  const quiet = () => {
    if (complaint.current !== null) toast.dismiss(complaint.current);
    complaint.current = null;
  };
  const next = () => {
    const problem = form.examine([step])[0];
    if (problem !== undefined) {
      quiet();
      complaint.current = toast.show({ kind: 'error', text: t`Please fill in all required fields` });
      focusField(problem.field);
      return;
    }
    quiet();
    const following = STEPS[number];
    if (following !== undefined) {
      go(following);
      requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    }
  };
  const away = t`Can't reach the server. Your draft is still here. Please try again.`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (last) void finish(true, away);
    else next();
  };

  return (
    <EventFormProvider value={form}>
      <Box sx={{ pt: { xs: 2.5, md: 4 }, pb: 0 }}>
        <Container>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              justifyContent: 'space-between',
              columnGap: 3,
              rowGap: 0.5,
              mb: { xs: 1.5, md: 2.5 },
            }}
          >
            <Typography variant="h2" component="h1">
              {form.draft.type === 'CLASS' ? <Trans>Create a class</Trans> : <Trans>Create an event</Trans>}
            </Typography>
            <KeepingNote />
          </Box>
          <StepRail step={step} onStep={go} />
          <Box
            sx={{
              mt: { xs: 1, md: 4 },
              display: 'grid',
              gap: { xs: 3, lg: 6 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
              alignItems: 'start',
            }}
          >
            <Box
              component="form"
              noValidate
              onSubmit={submit}
              sx={{ maxWidth: 760, width: '100%', mx: { xs: 'auto', lg: 0 } }}
            >
              <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ mb: 2.5, outline: 'none' }}>
                {words(step)}
              </Typography>
              <StepBody step={step} categories={categories} />
              {last ? <WizardEnding /> : null}
              {ending.kind === 'REFUSED' ? (
                <Alert severity="error" variant="outlined" role="alert" sx={{ mt: 3 }}>
                  {ending.sentence}
                </Alert>
              ) : null}
              <Box
                sx={{
                  // The last step has three answers: on a phone they would cover what they are about.
                  position: { xs: last ? 'static' : 'sticky', md: 'sticky' },
                  bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', md: 0 },
                  zIndex: 2,
                  mt: 4,
                  mx: { xs: -2, sm: 0 },
                  px: { xs: 2, sm: 0 },
                  py: 1.5,
                  display: 'flex',
                  gap: 1.5,
                  flexWrap: 'wrap',
                  justifyContent: 'space-between',
                  bgcolor: 'background.default',
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Button color="inherit" disabled={number === 1} onClick={() => go(STEPS[number - 2] ?? 'information')}>
                  <Trans>Back</Trans>
                </Button>
                {last ? (
                  <Box
                    sx={{
                      display: 'flex',
                      gap: 1.5,
                      // On a phone each takes a line, and what is meant most stands nearest to the thumb.
                      flexDirection: { xs: 'column', sm: 'row' },
                      alignItems: 'stretch',
                      justifyContent: 'flex-end',
                      flex: { xs: '1 0 100%', sm: 1 },
                      order: { xs: -1, sm: 0 },
                    }}
                  >
                    <Button
                      variant="outlined"
                      loading={ending.kind === 'WORKING' && !ending.publish}
                      disabled={ending.kind === 'WORKING'}
                      onClick={() => void finish(false, away)}
                      sx={{ whiteSpace: 'normal' }}
                    >
                      <Trans>Do not publish until I configure it</Trans>
                    </Button>
                    <Button
                      type="submit"
                      variant="contained"
                      loading={ending.kind === 'WORKING' && ending.publish}
                      disabled={ending.kind === 'WORKING'}
                    >
                      <Trans>Publish now</Trans>
                    </Button>
                  </Box>
                ) : (
                  <Button type="submit" variant="contained">
                    <Trans>Next</Trans>
                  </Button>
                )}
              </Box>
            </Box>
            <Box
              sx={{
                display: { xs: 'none', lg: 'block' },
                position: 'sticky',
                top: 'calc(var(--header-height) + 16px)',
              }}
            >
              <EventPreview />
            </Box>
          </Box>
          <LeaveDialog blocker={blocker}>
            <Trans>Your draft isn't saved to your account yet. It stays in this tab and is lost if you close it.</Trans>
          </LeaveDialog>
        </Container>
      </Box>
    </EventFormProvider>
  );
};
