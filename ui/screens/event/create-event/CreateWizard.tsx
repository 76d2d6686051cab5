import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Container } from '#ui/layouts/Container.tsx';
import { EventFormProvider, useDraftForm } from '#ui/screens/event/event-form/event-form.view.ts';
import { FormWithPreview } from '#ui/screens/event/event-form/FormWithPreview.tsx';
import { KeepingNote } from '#ui/screens/event/event-form/KeepingNote.tsx';
import { LeaveDialog } from '#ui/screens/event/event-form/LeaveDialog.tsx';
import { OthersNote } from '#ui/screens/event/event-form/others/OthersNote.tsx';
import { StepBody } from '#ui/screens/event/event-form/StepBody.tsx';
import { useProblemWords } from '#ui/screens/event/event-form/use-problem-words.tsx';
import { useStepWords } from '#ui/screens/event/event-form/use-step-words.tsx';
import { CreatedEvent } from './CreatedEvent.tsx';
import { useWizard } from './create-event.view.ts';
import { StepRail } from './StepRail.tsx';
import { WizardBar } from './WizardBar.tsx';
import { WizardEnding } from './WizardEnding.tsx';

type CreateWizardProps = { readonly categories: readonly { readonly id: number; readonly name: string }[] };

const START = { kind: 'NEW' } as const;

export const CreateWizard = ({ categories }: CreateWizardProps) => {
  const { t } = useLingui();
  const words = useStepWords();
  const problem = useProblemWords();
  const form = useDraftForm(START);
  const wizard = useWizard(form, {
    restored: t`Welcome back. We’ve restored your draft.`,
    incomplete: t`Please fill in all required fields`,
    problem,
    away: t`Can’t reach the server. Your draft is still here. Please try again.`,
  });
  const { step, last, ending, finished } = wizard;
  if (finished !== null) return <CreatedEvent finished={finished} />;
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
            <KeepingNote onStep={wizard.go} />
          </Box>
          <StepRail step={step} onStep={wizard.go} />
          <Box sx={{ mt: { xs: 1, md: 4 } }}>
            <FormWithPreview
              title={words(step)}
              titleRef={wizard.heading}
              onSubmit={wizard.submit}
              bar={
                <WizardBar onBack={wizard.back} last={last} ending={ending} onKeepDraft={() => wizard.finish(false)} />
              }
            >
              {form.state.others === null ? null : (
                <OthersNote
                  others={form.state.others}
                  draft={form.draft}
                  onSettle={(whose) => {
                    form.session.settle(whose);
                    void form.session.save();
                  }}
                  onClose={form.session.noticed}
                />
              )}
              <StepBody step={step} categories={categories} />
              {last ? <WizardEnding /> : null}
              {ending.kind === 'REFUSED' ? (
                <Alert severity="error" variant="outlined" role="alert" sx={{ mt: 3 }}>
                  {ending.sentence}
                </Alert>
              ) : null}
            </FormWithPreview>
          </Box>
          <LeaveDialog blocker={wizard.blocker}>
            <Trans>Your draft isn’t saved to your account yet. It stays in this tab and is lost if you close it.</Trans>
          </LeaveDialog>
        </Container>
      </Box>
    </EventFormProvider>
  );
};
