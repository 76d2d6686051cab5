import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { Guest } from '#application/ticket/ports/guest-list.ts';

export function GuestSaid({ guest: { jobTitle, company, question, note } }: { readonly guest: Guest }) {
  const work = [jobTitle, company].filter((part) => part !== null).join(' · ');
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="div"
      sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      {work !== '' && <div>{work}</div>}
      {question !== null && (
        <div>
          <Trans>Question: {question}</Trans>
        </div>
      )}
      {note !== null && (
        <div>
          <Trans>Note: {note}</Trans>
        </div>
      )}
    </Typography>
  );
}
