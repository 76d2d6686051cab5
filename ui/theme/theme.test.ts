import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theme } from './theme.ts';
import { wholeTheme } from './whole-theme.ts';

/** What JSON can hold: no functions. */
const data = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the generated theme', () => {
  it.each([
    'palette',
    'opacity',
    'shape',
    'shadows',
    'zIndex',
    'typography',
    'breakpoints',
    'transitions',
    'mixins',
    'motion',
  ] as const)('has the %s that MUI computes from our settings', (part) => {
    expect(data(Reflect.get(theme, part))).toEqual(data(Reflect.get(wholeTheme, part)));
  });

  it.each(['palette', 'opacity', 'shape', 'shadows', 'zIndex'] as const)(
    'uses no variable of %s that the stylesheet lacks',
    (part) => {
      const named: unknown = Reflect.get(theme.vars, part);
      expect(Object.keys(Object(named))).not.toEqual([]);
      expect(Reflect.get(wholeTheme.generateThemeVars(), part)).toMatchObject(Object(named));
    },
  );

  it('carries the variables of every part that screens use, and none of the others', () => {
    const sheet = readFileSync('ui/theme/theme-variables.gen.css', 'utf8');
    for (const part of ['Alert', 'Button', 'Chip', 'Input', 'LinearProgress', 'Switch', 'Tooltip', 'primary', 'tone'])
      expect(sheet).toContain(`--v-palette-${part}-`);
    for (const absent of ['--v-overlays', '--v-font', '--v-shadows', '--v-palette-AppBar', '--v-palette-Slider'])
      expect(sheet).not.toContain(absent);
  });

  it('has functions that agree with MUI’s', () => {
    for (const key of ['sm', 'md', 'lg'] as const) {
      expect(theme.breakpoints.down(key)).toBe(wholeTheme.breakpoints.down(key));
      expect(theme.breakpoints.up(key)).toBe(wholeTheme.breakpoints.up(key));
    }
    expect(theme.transitions.create(['color', 'opacity'], { duration: 80 })).toBe(
      wholeTheme.transitions.create(['color', 'opacity'], { duration: 80 }),
    );
    expect(theme.transitions.create('width')).toBe(wholeTheme.transitions.create('width'));
    expect(theme.transitions.getAutoHeightDuration(240)).toBe(wholeTheme.transitions.getAutoHeightDuration(240));
    expect(theme.typography.pxToRem(18)).toBe(wholeTheme.typography.pxToRem(18));
    expect(theme.alpha(theme.vars.palette.primary.main, 0.08)).toBe(
      wholeTheme.alpha('var(--v-palette-primary-main)', 0.08),
    );
    expect(theme.alpha(theme.vars.palette.primary.main, theme.vars.palette.action.hoverOpacity)).toBe(
      wholeTheme.alpha('var(--v-palette-primary-main)', 'var(--v-palette-action-hoverOpacity)'),
    );
    expect(theme.applyStyles('dark', { color: 'red' })).toEqual(wholeTheme.applyStyles('dark', { color: 'red' }));
    expect(theme.getColorSchemeSelector('dark')).toBe(wholeTheme.getColorSchemeSelector('dark'));
    expect(theme.spacing(2)).toBe('16px');
    expect(theme.spacing(1, 'auto')).toBe('8px auto');
  });

  it('names every face of the stylesheet, so that text is measured alike before its letters arrive', () => {
    const faces = readFileSync('ui/theme/base.css', 'utf8').matchAll(/font-family: "(.+)";/g);
    const families = [...new Set([...faces].map(([, family]) => family))];
    const named = String(theme.typography.fontFamily)
      .split(', ')
      .map((family) => family.replaceAll("'", ''));
    expect(named.slice(0, families.length)).toEqual(families);
  });
});
