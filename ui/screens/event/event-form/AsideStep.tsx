import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { CircleQuestionMarkIcon } from '#ui/icons/circle-question-mark.gen.ts';
import { TagIcon } from '#ui/icons/tag.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { useEventForm } from './event-form.view.ts';

type AsideStepProps = { readonly step: 'questionnaire' | 'promotion' };

/** A step without fields: the work is done on a separate page. */
export const AsideStep = ({ step }: AsideStepProps) => (
  <Box
    sx={{
      border: 1,
      borderColor: 'divider',
      borderRadius: '16px',
      bgcolor: 'tone.sunken',
      p: { xs: 2.5, sm: 3 },
      display: 'flex',
      gap: 2,
      alignItems: 'flex-start',
    }}
  >
    <Box aria-hidden sx={{ flex: 'none', color: 'text.secondary', '& svg': { fontSize: 32 } }}>
      {step === 'questionnaire' ? <CircleQuestionMarkIcon /> : <TagIcon />}
    </Box>
    <Box sx={{ minWidth: 0 }}>{step === 'questionnaire' ? <OwnQuestions /> : <Promotions />}</Box>
  </Box>
);

const OwnQuestions = () => {
  const { eventId } = useEventForm().draft;
  return (
    <>
      <Chip size="small" variant="outlined" label={<Trans>Optional</Trans>} sx={{ mb: 1 }} />
      <Typography>
        <Trans>
          Everyone is asked for their name, email and phone number. Add your own questions, such as company, meal choice
          or a signature, on the event’s Questionnaire page.
        </Trans>
      </Typography>
      {eventId === null ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <Trans>Available once the event has a name and a date.</Trans>
        </Typography>
      ) : (
        <Button
          component={Link}
          to={`${paths.eventQuestionnaire(eventId)}?from=create`}
          variant="outlined"
          sx={{ mt: 2 }}
        >
          <Trans>Write questions</Trans>
        </Button>
      )}
    </>
  );
};

const Promotions = () => {
  const { eventId } = useEventForm().draft;
  return (
    <>
      <Chip size="small" variant="outlined" label={<Trans>Optional</Trans>} sx={{ mb: 1 }} />
      <Typography>
        <Trans>
          Early-bird prices, discounts for several tickets and discount codes are kept on the event’s Promotions page.
        </Trans>
      </Typography>
      {eventId === null ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <Trans>Available once the event has a name and a date.</Trans>
        </Typography>
      ) : (
        <Button component={Link} to={`${paths.eventPromotions(eventId)}?from=create`} variant="outlined" sx={{ mt: 2 }}>
          <Trans>Add promotions</Trans>
        </Button>
      )}
    </>
  );
};
