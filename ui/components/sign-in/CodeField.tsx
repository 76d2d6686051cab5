import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type RefObject, useId, useState } from 'react';
import { CODE_DIGITS } from './sign-in.view.ts';

type CodeFieldProps = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly disabled: boolean;
};

const places = Array.from({ length: CODE_DIGITS }, (_, place) => place);

/** One input drawn as six boxes, so that autofill, pasting and screen readers work. */
export const CodeField = ({ value, onChange, inputRef, describedBy, invalid, disabled }: CodeFieldProps) => {
  const { t } = useLingui();
  const id = useId();
  const [focused, setFocused] = useState(false);
  const next = Math.min(value.length, CODE_DIGITS - 1);
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, fontSize: '0.875rem', mb: 0.75 }}>
        {t`Code from your email`}
      </Box>
      <Box sx={{ position: 'relative' }}>
        <Box
          aria-hidden
          sx={{ display: 'grid', gridTemplateColumns: `repeat(${CODE_DIGITS}, 1fr)`, gap: { xs: 0.75, sm: 1 } }}
        >
          {places.map((place) => (
            <Box
              key={place}
              className="tabular"
              sx={{
                display: 'grid',
                placeItems: 'center',
                height: 56,
                borderRadius: '12px',
                border: 1,
                borderColor: invalid ? 'error.main' : 'tone.outline',
                bgcolor: 'background.paper',
                fontSize: '1.5rem',
                fontWeight: 600,
                ...(focused && place === next
                  ? { outline: '3px solid', outlineColor: 'tone.sky', outlineOffset: '1px' }
                  : {}),
              }}
            >
              {value[place] ?? ''}
            </Box>
          ))}
        </Box>
        <Box
          component="input"
          id={id}
          ref={inputRef}
          autoFocus
          value={value}
          readOnly={disabled}
          onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          type="text"
          name="one-time-code"
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9]*"
          aria-invalid={invalid}
          aria-describedby={describedBy}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            border: 0,
            p: 0,
            bgcolor: 'transparent',
            color: 'transparent',
            caretColor: 'transparent',
            letterSpacing: '2em',
            fontSize: '16px',
            outline: 'none !important',
            '&::selection': { background: 'transparent' },
          }}
        />
      </Box>
    </div>
  );
};
