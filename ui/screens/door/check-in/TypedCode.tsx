import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type RefObject, useState } from 'react';
import { useLocation } from 'react-router';
import { codeInAddress, typedCode } from './check-in.view.ts';
import { door } from './door-colours.ts';

type TypedCodeProps = {
  readonly busy: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onCode: (text: string) => void;
};

export const TypedCode = ({ busy, field, onCode }: TypedCodeProps) => {
  const { t } = useLingui();
  const [text, setText] = useState(codeInAddress(useLocation().hash));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    onCode(typedCode(text));
    setText('');
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1 }}>
      <Box
        component="input"
        ref={field}
        value={text}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
        aria-label={t`Ticket code`}
        placeholder={t`Enter ticket code`}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 48,
          px: 2,
          borderRadius: '12px',
          border: '1px solid',
          borderColor: '#7D7684',
          bgcolor: door.field,
          color: door.ink,
          fontSize: '1.0625rem',
          letterSpacing: text === '' ? 0 : '0.08em',
          '&::placeholder': { color: door.muted, opacity: 1 },
        }}
      />
      <Button
        type="submit"
        variant="contained"
        loading={busy}
        sx={{
          minHeight: 48,
          bgcolor: door.ink,
          color: door.ground,
          '&:hover': { bgcolor: '#fff' },
          '&.Mui-disabled': { bgcolor: door.field, color: door.muted },
        }}
      >
        <Trans>Check in</Trans>
      </Button>
    </Box>
  );
};
