import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useEventForm } from './event-form.view.ts';
import { fieldId } from './form-steps.view.ts';
import { useProblemWords } from './use-problem-words.tsx';

type SwitchRowProps = {
  readonly name: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** The whole row is the target. */
export const SwitchRow = ({ name, title, text, checked, onChange }: SwitchRowProps) => {
  const { problemOf } = useEventForm();
  const words = useProblemWords();
  const problem = problemOf(name);
  const id = fieldId(name);
  return (
    <Box
      component="label"
      htmlFor={id}
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        cursor: 'pointer',
      }}
    >
      <Box>
        <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="span" id={`${id}-text`} sx={{ display: 'block' }}>
          {text}
        </Typography>
        {problem === undefined ? null : (
          <Typography variant="caption" color="error" component="span" role="alert" sx={{ display: 'block' }}>
            {words(problem)}
          </Typography>
        )}
      </Box>
      <Switch
        checked={checked}
        onChange={(_, next) => onChange(next)}
        slotProps={{ input: { id, 'aria-describedby': `${id}-text` } }}
      />
    </Box>
  );
};
