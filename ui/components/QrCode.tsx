import { styled } from '#ui/theme/styled.ts';
import { drawQr, type QrLevel, QUIET_ZONE } from './qr-code.view.ts';

// Black on white in both colour schemes: scanners need it.
const White = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: '#fff',
  borderRadius: 12,
  printColorAdjust: 'exact',
});

type Props = { readonly text: string; readonly label: string; readonly level?: QrLevel };

export function QrCode({ text, label, level = 'M' }: Props) {
  const { size, path } = drawQr(text, level);
  const across = size + 2 * QUIET_ZONE;
  return (
    <White
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${across} ${across}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={across} height={across} fill="#fff" />
      <path d={path} fill="#000" />
    </White>
  );
}
