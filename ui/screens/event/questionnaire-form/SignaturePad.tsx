import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '#ui/components/TextField.tsx';

const WIDTH = 640;
/** [S2.11-22] */
const HEIGHT = (WIDTH * 9) / 16;
const PEN = 3;
const NAME_HEIGHT = 64;

// White and black in dark mode too: the stored picture looks as it was signed.
const Paper = styled('canvas')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: '#fff',
  cursor: 'crosshair',
  touchAction: 'none',
  '&[aria-invalid="true"]': {
    borderColor: theme.vars.palette.error.main,
    outline: `1px solid ${theme.vars.palette.error.main}`,
  },
}));
const Foot = styled('div')({
  display: 'flex',
  marginTop: 12,
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'end',
  '& > .MuiFormControl-root': { flex: '1 1 200px' },
});

type Props = {
  readonly value: string;
  readonly label: string;
  readonly labelId: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly onSign: (dataUrl: string) => void;
};

/** The value is a PNG data URL, or none while empty. [S2.11-22] [S2.11-23] */
export function SignaturePad({ value, label, labelId, describedBy, invalid, onSign }: Props) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef(false);
  const [name, setName] = useState('');

  const pen = (): CanvasRenderingContext2D | null => canvas.current?.getContext('2d') ?? null;
  function blank(): void {
    const context = pen();
    if (context === null) return;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.strokeStyle = '#000';
    context.lineWidth = PEN;
    context.lineCap = 'round';
    context.lineJoin = 'round';
  }
  const begin = useEffectEvent(() => {
    blank();
    if (value === '') return;
    const kept = new Image();
    kept.onload = () => pen()?.drawImage(kept, 0, 0, WIDTH, HEIGHT);
    kept.src = value;
  });
  useEffect(() => begin(), []);

  const at = (event: PointerEvent<HTMLCanvasElement>): readonly [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / (box.width || WIDTH)) * WIDTH,
      ((event.clientY - box.top) / (box.height || HEIGHT)) * HEIGHT,
    ];
  };
  const hand = (): void => onSign(canvas.current?.toDataURL('image/png') ?? '');
  const writeName = (): void => {
    const context = pen();
    if (context === null || name.trim() === '') return;
    blank();
    context.fillStyle = '#000';
    context.font = `italic ${NAME_HEIGHT}px cursive`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(name.trim(), WIDTH / 2, HEIGHT / 2, WIDTH - NAME_HEIGHT);
    hand();
  };

  return (
    <>
      <Paper
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        tabIndex={-1}
        onPointerDown={(event) => {
          drawing.current = true;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          const context = pen();
          context?.beginPath();
          context?.moveTo(...at(event));
          // A tap draws a dot.
          context?.lineTo(...at(event));
          context?.stroke();
        }}
        onPointerMove={(event) => {
          if (!drawing.current) return;
          const context = pen();
          context?.lineTo(...at(event));
          context?.stroke();
        }}
        onPointerUp={() => {
          if (drawing.current) hand();
          drawing.current = false;
        }}
        onPointerCancel={() => {
          if (drawing.current) hand();
          drawing.current = false;
        }}
      />
      <Foot>
        <TextField
          label={<Trans>Or type your name to sign</Trans>}
          value={name}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <Button variant="outlined" onClick={writeName} disabled={name.trim() === ''}>
          <Trans>Sign</Trans>
        </Button>
        <Button
          aria-label={t`Clear: ${label}`}
          disabled={value === ''}
          onClick={() => {
            blank();
            onSign('');
          }}
        >
          <Trans>Clear</Trans>
        </Button>
      </Foot>
    </>
  );
}
