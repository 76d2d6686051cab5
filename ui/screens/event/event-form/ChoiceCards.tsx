import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { fieldId } from './form-steps.view.ts';

type Choice<Value extends string> = {
  readonly value: Value;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
};

type ChoiceCardsProps<Value extends string> = {
  readonly name: string;
  readonly legend: ReactNode;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChoice: (value: Value) => void;
  readonly compact?: boolean;
};

/** Native radio buttons, for arrow keys and screen readers. */
export function ChoiceCards<Value extends string>({
  name,
  legend,
  value,
  choices,
  onChoice,
  compact = false,
}: ChoiceCardsProps<Value>) {
  const group = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 0.75, p: 0 }}>
        {legend}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          // The same gap as FieldRow, so that the columns line up.
          gap: { xs: 1, sm: compact ? 1 : 2 },
          gridTemplateColumns: {
            xs: compact ? `repeat(${choices.length}, minmax(0, 1fr))` : '1fr',
            sm: `repeat(${choices.length}, minmax(0, 1fr))`,
          },
        }}
      >
        {choices.map((choice, index) => (
          <Box
            key={choice.value}
            component="label"
            sx={{
              position: 'relative',
              display: 'flex',
              alignItems: 'flex-start',
              gap: 1.25,
              minHeight: 44,
              px: 1.75,
              py: 1.25,
              borderRadius: '12px',
              border: 1,
              borderColor: 'tone.outline',
              bgcolor: 'background.paper',
              cursor: 'pointer',
              transition: 'border-color 150ms, background-color 150ms',
              '&:hover': { borderColor: 'text.primary' },
              '&:has(input:checked)': {
                borderColor: 'text.primary',
                bgcolor: 'tone.sunken',
                boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars.palette.text.primary}`,
              },
              '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'tone.sky', outlineOffset: 2 },
            }}
          >
            <input
              type="radio"
              name={`${name}-${group}`}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoice(choice.value)}
              id={index === 0 ? fieldId(name) : undefined}
              style={{
                position: 'absolute',
                inset: 0,
                opacity: 0,
                width: '100%',
                height: '100%',
                margin: 0,
                cursor: 'pointer',
              }}
            />
            {choice.icon === undefined ? null : (
              <Box
                aria-hidden
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  mt: '1px',
                  color: choice.value === value ? 'text.primary' : 'text.secondary',
                  '& svg': { fontSize: 22 },
                }}
              >
                {choice.icon}
              </Box>
            )}
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                {choice.title}
              </Typography>
              {choice.text === undefined ? null : (
                <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
                  {choice.text}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
