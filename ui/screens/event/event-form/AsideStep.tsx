import { Trans } from '@lingui/react/macro';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '#ui/routes/paths.ts';
import { useEventForm } from './event-form.view.ts';

type AsideStepProps = { readonly step: 'questionnaire' | 'promotion' };

/** A step that needs nothing here: it says where its work is done, or that it is not open yet. */
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
      {step === 'questionnaire' ? <QuizOutlined /> : <LocalOfferOutlined />}
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
          Name, e-mail and phone number are asked of everybody. Your own questions, such as a company, a meal or a
          signature, are written on the event's page of questions.
        </Trans>
      </Typography>
      {eventId === null ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <Trans>It opens as soon as the event has a name and a date.</Trans>
        </Typography>
      ) : (
        <Button component={Link} to={paths.eventQuestionnaire(eventId)} variant="outlined" sx={{ mt: 2 }}>
          <Trans>Write the questions</Trans>
        </Button>
      )}
    </>
  );
};

const Promotions = () => (
  <>
    <Chip size="small" variant="outlined" label={<Trans>Optional · not open yet</Trans>} sx={{ mb: 1 }} />
    <Typography>
      <Trans>
        Here you will make discount codes and early-bird prices. Until it opens, give a ticket type a price before the
        reduction, or make a second one with a sales period of its own.
      </Trans>
    </Typography>
  </>
);
