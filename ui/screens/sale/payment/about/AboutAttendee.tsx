import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { AttendeeAbout, AttendeeDetails } from '#application/sale/ports/checkout-desk.ts';
import { TextField } from '#ui/components/TextField.tsx';

type Props = {
  readonly attendee: AttendeeDetails;
  /** Gender and job title are required. */
  readonly generalInfo: boolean;
  /** Null: nothing is wrong. */
  readonly problem: (field: 'gender' | 'jobTitle') => string | null;
  readonly onChange: (attendee: AttendeeDetails) => void;
};

/** What an attendee may tell the organiser beside name and contact. [S3-59] [S3-69] */
export function AboutAttendee({ attendee, generalInfo, problem, onChange }: Props) {
  const { t } = useLingui();
  const field = (name: keyof AttendeeAbout, label: string, maxLength: number, lines = 1) => {
    const general = name === 'gender' || name === 'jobTitle';
    const wrong = general ? problem(name) : null;
    return (
      <TextField
        label={label}
        required={general && generalInfo}
        error={wrong !== null}
        helperText={wrong}
        autoComplete="off"
        multiline={lines > 1}
        minRows={lines}
        value={attendee[name] ?? ''}
        onChange={(event) => onChange({ ...attendee, [name]: event.target.value })}
        slotProps={{ htmlInput: { maxLength } }}
      />
    );
  };
  return (
    <Box component="details" open={generalInfo || undefined} sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.25, fontWeight: 600 }}>
        {generalInfo ? <Trans>More about this guest</Trans> : <Trans>More about this guest (optional)</Trans>}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          pt: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {field('gender', t`Gender`, 30)}
        {field('jobTitle', t`Job title`, 200)}
        {field('companyName', t`Workplace`, 200)}
        {field('companyAddress', t`Workplace address`, 300)}
        {field('industries', t`Industry`, 200)}
        {field('organization', t`Organisation`, 200)}
        {field('question', t`Question for the organiser`, 2000, 2)}
        {field('note', t`Note for the organiser`, 2000, 2)}
      </Box>
    </Box>
  );
}
