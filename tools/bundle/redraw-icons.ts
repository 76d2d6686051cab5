import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { DRAWINGS } from '#tools/codegen/icons/drawings.ts';

export const MATERIAL_ICONS = 'node_modules/@mui/material/internal/svg-icons';

/** Icons that parts of Material bring along, and what the product draws in their place. */
export const REDRAWN: Readonly<Record<string, keyof typeof DRAWINGS>> = {
  Cancel: 'x',
  Close: 'x',
  ErrorOutline: 'circle-alert',
  InfoOutlined: 'info',
  Person: 'user',
  ReportProblemOutlined: 'triangle-alert',
  SuccessOutlined: 'circle-check',
};

const DRAWN = /\bd: "[^"]+"/;

/** The module of an icon with another drawing, in strokes as ui/theme/base.css has them. */
export function redraw(code: string, drawing: string): string {
  if (!DRAWN.test(code)) throw new Error('Material draws this icon in another way');
  const strokes = {
    d: drawing,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  };
  return code.replace(DRAWN, () => JSON.stringify(strokes).slice(1, -1));
}

/** For both builds: what the server renders is what the browser takes over. */
export const redrawIcons = (): Plugin => ({
  name: 'vemoi:redraw-icons',
  load(id) {
    const name = Object.keys(REDRAWN).find((one) => id.endsWith(`/${MATERIAL_ICONS}/${one}.mjs`));
    const icon = name === undefined ? undefined : REDRAWN[name];
    return icon === undefined ? null : redraw(readFileSync(id, 'utf8'), DRAWINGS[icon]);
  },
});
