import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAWINGS } from '#tools/codegen/icons/drawings.ts';
import { MATERIAL_ICONS, REDRAWN, redraw, redrawIcons } from './redraw-icons.ts';

describe('icons of Material', () => {
  it.each(Object.entries(REDRAWN))('%s is drawn as %s of the product’s set', (name, icon) => {
    const own = readFileSync(`${MATERIAL_ICONS}/${name}.mjs`, 'utf8');
    const ours = redraw(own, DRAWINGS[icon]);
    expect(ours).toContain(`"d":${JSON.stringify(DRAWINGS[icon])}`);
    expect(ours.split('\n')).toHaveLength(own.split('\n').length);
    expect(ours).not.toContain(/\bd: "([^"]+)"/.exec(own)?.[1]);
  });

  it('are refused once Material draws them in another way', () => {
    expect(() => redraw('export default createSvgIcon(path)', DRAWINGS.x)).toThrow(/another way/);
  });

  it('stay as they are where the product has none', () => {
    const { load } = redrawIcons();
    const read = typeof load === 'function' ? load : load?.handler;
    expect(read?.call({} as never, `/vemoi/${MATERIAL_ICONS}/CheckBox.mjs`, {} as never)).toBeNull();
  });
});
