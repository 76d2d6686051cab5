import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { CheckIcon } from '#ui/icons/check.gen.ts';
import { useEventForm } from '#ui/screens/event/event-form/event-form.view.ts';
import { STEPS, type Step, stepOf } from '#ui/screens/event/event-form/form-steps.view.ts';
import { useStepWords } from '#ui/screens/event/event-form/use-step-words.tsx';

type StepRailProps = { readonly step: Step; readonly onStep: (step: Step) => void };

export const StepRail = ({ step, onStep }: StepRailProps) => {
  const { t } = useLingui();
  const words = useStepWords();
  const { session, state } = useEventForm();
  const open = new Set(session.problems().map((problem) => stepOf(problem.field)));
  const refused = new Set(state.refused.map((problem) => stepOf(problem.field)));
  const number = STEPS.indexOf(step) + 1;
  const optional = (one: Step) => one === 'questionnaire' || one === 'promotion';

  return (
    <Box component="nav" aria-label={t`Steps`}>
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <Typography variant="subtitle2" component="p">
          <Trans>
            Step {number} of {STEPS.length}
          </Trans>
          <Typography component="span" variant="subtitle2" color="textSecondary">
            {' · '}
            {words(step)}
          </Typography>
        </Typography>
      </Box>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          mt: { xs: 0.5, md: 0 },
          display: 'grid',
          gridTemplateColumns: `repeat(${STEPS.length}, minmax(0, 1fr))`,
          gap: { xs: 0.5, md: 1 },
        }}
      >
        {STEPS.map((one, index) => {
          const current = one === step;
          const done = index + 1 < number && !open.has(one) && !refused.has(one) && !optional(one);
          return (
            <Box component="li" key={one} sx={{ minWidth: 0 }}>
              <ButtonBase
                onClick={() => onStep(one)}
                aria-current={current ? 'step' : undefined}
                aria-label={`${index + 1}. ${words(one)}`}
                sx={{
                  width: '100%',
                  minHeight: 44,
                  display: 'flex',
                  flexDirection: 'column',
                  alignItems: 'stretch',
                  justifyContent: 'flex-start',
                  textAlign: 'left',
                  borderRadius: '8px',
                  pt: 1,
                  '&::before': {
                    content: '""',
                    display: 'block',
                    height: 4,
                    borderRadius: 2,
                    bgcolor: current
                      ? 'primary.main'
                      : refused.has(one)
                        ? 'error.main'
                        : done
                          ? 'tone.jade'
                          : 'tone.hairline',
                    transition: 'background-color 200ms',
                  },
                }}
              >
                <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 0.5, mt: 0.75 }}>
                  <Typography
                    variant="caption"
                    component="span"
                    noWrap
                    sx={{ fontWeight: current ? 600 : 400, color: current ? 'text.primary' : 'text.secondary' }}
                  >
                    {index + 1}. {words(one)}
                  </Typography>
                  {done ? <CheckIcon size={16} tone="jade" /> : null}
                </Box>
              </ButtonBase>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
