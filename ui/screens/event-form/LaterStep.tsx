import { Trans } from '@lingui/react/macro';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

type LaterStepProps = { readonly step: 'questionnaire' | 'promotion' };

/** A step that has its place and is not open yet: it says so and asks for nothing. */
export const LaterStep = ({ step }: LaterStepProps) => (
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
    <Box>
      <Chip size="small" variant="outlined" label={<Trans>Optional · opens in a later release</Trans>} sx={{ mb: 1 }} />
      <Typography>
        {step === 'questionnaire' ? (
          <Trans>
            Here you will ask guests your own questions. Until it opens, name, e-mail and phone number are asked of everybody, and nothing is needed
            from you.
          </Trans>
        ) : (
          <Trans>
            Here you will make discount codes and early-bird prices. Until it opens, give a ticket type a price before the reduction, or make a second
            one with a sales period of its own.
          </Trans>
        )}
      </Typography>
    </Box>
  </Box>
);
