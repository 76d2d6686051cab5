import { useLingui } from '@lingui/react/macro';
import { MinusIcon } from '#ui/icons/minus.gen.ts';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { styled } from '#ui/theme/styled.ts';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px 40px 44px',
  alignItems: 'center',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.tone.outline}`,
  background: theme.vars.palette.background.paper,
  overflow: 'hidden',
  '& button': {
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.primary,
    cursor: 'pointer',
    display: 'grid',
    placeItems: 'center',
    transition: 'background-color 120ms',
  },
  '& button:hover': { background: theme.vars.palette.tone.sunken },
  '& button:focus-visible': { outlineOffset: -3 },
  '& button[aria-disabled="true"]': { color: theme.vars.palette.tone.outline, cursor: 'not-allowed' },
  '& output': { textAlign: 'center', fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflow: 'hidden' },
}));

const Figure = styled('span')({
  display: 'block',
  '@keyframes slide-in': { from: { transform: 'translateY(60%)', opacity: 0 }, to: { transform: 'none', opacity: 1 } },
  animation: 'slide-in 160ms ease-out',
});

type Props = {
  readonly name: string;
  /** The number of tickets by default. */
  readonly label?: string;
  readonly value: number;
  /** 0 by default. */
  readonly min?: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
};

/** The button stays enabled at the maximum, so that a press can say why. */
export function QuantityStepper({ name, label, value, min = 0, max, step, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Box role="group" aria-label={label ?? t`Number of tickets: ${name}`}>
      <button
        type="button"
        aria-label={t`One less: ${name}`}
        aria-disabled={value === min}
        onClick={() => value > min && onChange(value - step)}
      >
        <MinusIcon />
      </button>
      <output aria-live="polite">
        <Figure key={value}>{value}</Figure>
      </output>
      <button
        type="button"
        aria-label={t`One more: ${name}`}
        aria-disabled={value + step > max}
        onClick={() => onChange(value + step)}
      >
        <PlusIcon />
      </button>
    </Box>
  );
}
