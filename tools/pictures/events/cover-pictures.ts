import sharp from 'sharp';
import { HOSTILE_COVERS } from '#test/journeys/hostile-covers.ts';

const svg = (width: number, height: number, inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);

const GRAIN =
  '<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0.3 0 0 0 0"/></filter><filter id="soft"><feGaussianBlur stdDeviation="26"/></filter>';

/** A stage in fog, as a camera would take it. */
const stage = (width: number, height: number): Buffer => {
  const beams = ['#ff7a3c', '#ffd9a0', '#c23bd6', '#5c7cff']
    .map((colour, at) => {
      const top = (width * (at + 1)) / 5;
      const left = top - width * 0.16 + at * width * 0.04;
      return `<polygon points="${top},-40 ${left},${height} ${left + width * 0.2},${height}" fill="${colour}" opacity="0.5"/>`;
    })
    .join('');
  const heads = Array.from({ length: 26 }, (_, at) => {
    const across = (width * at) / 25;
    return `<ellipse cx="${across}" cy="${height * (0.93 + ((at * 7) % 5) * 0.012)}" rx="${width * 0.028}" ry="${height * 0.055}"/>`;
  }).join('');
  return svg(
    width,
    height,
    `<defs>${GRAIN}<linearGradient id="g" x2="0" y2="1"><stop stop-color="#1b1030"/><stop offset="1" stop-color="#52203a"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><g filter="url(#soft)">${beams}</g>
    <rect y="${height * 0.86}" width="100%" height="14%" fill="#0c0714"/><g fill="#0c0714">${heads}</g>
    <rect width="100%" height="100%" filter="url(#grain)" opacity="0.5"/>`,
  );
};

/** A river at dawn. */
const river = (width: number, height: number): Buffer => {
  const hill = (at: number, high: number, colour: string): string =>
    `<path d="M0 ${height * at} C${width * 0.25} ${height * (at - high)} ${width * 0.45} ${height * (at + high)} ${width * 0.7} ${height * (at - high)} S${width} ${height * at} ${width} ${height * at} V${height} H0z" fill="${colour}"/>`;
  return svg(
    width,
    height,
    `<defs>${GRAIN}<linearGradient id="g" x2="0" y2="1"><stop stop-color="#89b4c9"/><stop offset="0.5" stop-color="#f4d9b8"/><stop offset="1" stop-color="#6f9aa0"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="${width * 0.68}" cy="${height * 0.42}" r="${height * 0.07}" fill="#fff3d6" filter="url(#soft)"/>
    ${hill(0.5, 0.08, '#7f9aa0')}${hill(0.58, 0.05, '#4f6f70')}
    <rect y="${height * 0.66}" width="100%" height="34%" fill="#8fb3b5"/><g filter="url(#soft)">${hill(0.72, 0.02, '#c9cfc2')}</g>
    ${hill(0.9, 0.05, '#22362f')}<rect width="100%" height="100%" filter="url(#grain)" opacity="0.45"/>`,
  );
};

const HOSTILE = {
  white: 'white',
  black: 'black',
  neon: 'neon green',
  wide: 'twenty to one',
  tall: 'one to twenty',
  transparent: 'transparent',
} as const;

export type CoverName = 'stage' | 'river' | 'portrait' | keyof typeof HOSTILE;

const drawings = (): Readonly<Record<CoverName, Buffer | undefined>> => ({
  stage: stage(1_500, 1_000),
  river: river(1_600, 900),
  portrait: stage(1_000, 1_400),
  white: HOSTILE_COVERS[HOSTILE.white],
  black: HOSTILE_COVERS[HOSTILE.black],
  neon: HOSTILE_COVERS[HOSTILE.neon],
  wide: HOSTILE_COVERS[HOSTILE.wide],
  tall: HOSTILE_COVERS[HOSTILE.tall],
  transparent: HOSTILE_COVERS[HOSTILE.transparent],
});

export async function coverPicture(name: CoverName): Promise<Buffer> {
  const drawing = drawings()[name];
  if (drawing === undefined) throw new Error(`No cover is called ${name}`);
  return sharp(drawing).webp().toBuffer();
}
