import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleAlertIcon } from '#ui/icons/circle-alert.gen.ts';
import { CircleCheckIcon } from '#ui/icons/circle-check.gen.ts';
import { useEventForm } from '#ui/screens/event/event-form/event-form.view.ts';
import { useProblemWords } from '#ui/screens/event/event-form/use-problem-words.tsx';

export const WizardEnding = () => {
  const { session } = useEventForm();
  const words = useProblemWords();
  const sentences = [...new Set(session.problems().map(words))];
  const ready = sentences.length === 0;
  return (
    <Box
      sx={{
        mt: 3,
        p: { xs: 2.5, sm: 3 },
        borderRadius: '16px',
        bgcolor: ready ? 'tone.jadeWash' : 'tone.goldWash',
        display: 'flex',
        gap: 2,
        alignItems: 'flex-start',
      }}
    >
      <Box aria-hidden sx={{ flex: 'none', color: ready ? 'tone.jade' : 'tone.onGoldWash', '& svg': { fontSize: 28 } }}>
        {ready ? <CircleCheckIcon /> : <CircleAlertIcon />}
      </Box>
      <Box>
        <Typography variant="h4" component="h3">
          {ready ? <Trans>Ready to publish</Trans> : <Trans>Before you publish</Trans>}
        </Typography>
        {ready ? (
          <Typography variant="body2">
            <Trans>Publish now and share the link, or keep it as a draft that only your team can see.</Trans>
          </Typography>
        ) : (
          <Box component="ul" sx={{ pl: 2.5, mt: 0.5 }}>
            {sentences.map((sentence) => (
              <Typography key={sentence} component="li" variant="body2">
                {sentence}
              </Typography>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
};
