import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { type ReactNode, type Ref, type SubmitEvent, useState } from 'react';
import { TextField } from '#ui/components/TextField.tsx';
import { styled } from '#ui/theme/styled.ts';
import { Card, CardTitle } from './PaymentLayout.tsx';

const Row = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  // Beside the field, below the line of its label.
  '& button': { minHeight: 46, marginTop: 27 },
});

const Applied = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  '& b': { overflowWrap: 'anywhere' },
  '& .off': { color: theme.vars.palette.tone.jade, fontVariantNumeric: 'tabular-nums' },
  '& button': { marginLeft: 'auto', minHeight: 44 },
}));

/** In a panel that is a card itself. */
const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  paddingTop: 16,
  borderTop: `1px dashed ${theme.vars.palette.divider}`,
  minWidth: 0,
}));

const SectionTitle = styled('h3')({ margin: 0, fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 });

const FRAMES = {
  CARD: { Frame: Card, Title: CardTitle },
  SECTION: { Frame: Section, Title: SectionTitle },
};

type DeductionCardProps = {
  readonly id: string;
  readonly frame?: keyof typeof FRAMES;
  readonly title: ReactNode;
  readonly busy: boolean;
  /** What is taken off; null: nothing yet, so it can be entered. */
  readonly applied: ReactNode | null;
  /** Said above what is taken off. */
  readonly success?: ReactNode;
  readonly remove: { readonly label: ReactNode; readonly act: () => void };
  readonly field: {
    readonly label: string;
    readonly value: string;
    readonly refusal: ReactNode | null;
    readonly onChange: (typed: string) => void;
    readonly inputRef?: Ref<HTMLInputElement>;
    readonly input: NonNullable<Parameters<typeof TextField>[0]['slotProps']>['htmlInput'];
  };
  readonly apply: { readonly act: () => void; readonly blocked?: boolean; readonly asking?: boolean };
  readonly above?: ReactNode;
  readonly below?: ReactNode;
};

export function DeductionCard(props: DeductionCardProps) {
  const { id, frame = 'CARD', title, busy, applied, success, remove, field, apply, above, below } = props;
  const { Frame, Title } = FRAMES[frame];
  // The pressed button goes: the focus moves to what takes its place.
  const [pressed, setPressed] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    apply.act();
  };
  return (
    <Frame aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {applied === null ? (
        <>
          {above}
          <Row onSubmit={submit} noValidate>
            <TextField
              label={field.label}
              value={field.value}
              autoComplete="off"
              autoFocus={pressed}
              {...(field.inputRef === undefined ? {} : { inputRef: field.inputRef })}
              error={field.refusal !== null}
              helperText={field.refusal}
              disabled={busy}
              onChange={({ target }) => field.onChange(target.value)}
              slotProps={{ htmlInput: field.input }}
            />
            <Button
              type="submit"
              variant="outlined"
              disabled={busy || apply.blocked === true}
              loading={apply.asking === true}
            >
              <Trans>Apply</Trans>
            </Button>
          </Row>
          {below}
        </>
      ) : (
        <>
          {success}
          <Applied {...(success === undefined ? { role: 'status' } : {})}>
            {applied}
            <Button
              variant="text"
              disabled={busy}
              autoFocus={pressed}
              onClick={() => {
                setPressed(true);
                remove.act();
              }}
            >
              {remove.label}
            </Button>
          </Applied>
        </>
      )}
    </Frame>
  );
}
