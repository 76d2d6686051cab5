import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { theme } from '#ui/theme/theme.ts';
import { LEFT_OUT } from './left-out.ts';

function exportsOf(code: string): readonly string[] {
  const lists = [...code.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim().split(' as ').at(-1) ?? ''),
  );
  const declared = [...code.matchAll(/export\s+const\s+(\w+)/g)].map(([, name = '']) => name);
  return [...lists, ...declared, ...(/export default\b/.test(code) ? ['default'] : [])].toSorted();
}

describe('modules left out of the bundle', () => {
  it.each(LEFT_OUT.map(({ file, code }) => [file, code] as const))(
    '%s is exported as its package exports it',
    async (file, code) => {
      const real: object = await import(resolve('node_modules', file));
      expect(exportsOf(code)).toEqual(
        Object.keys(real)
          .filter((name) => name !== 'module.exports')
          .toSorted(),
      );
    },
  );

  it('turn the ripple off for every button', () => {
    expect(theme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
  });

  it.each([
    ['a styled element of ours takes properties that are no attributes', /styled\('[a-z0-9]+'\)</],
    ['a screen of ours asks for what was cut out of the router', /\b(useFetchers?|useActionData|ScrollRestoration)\b/],
    ['a form of ours is sent by the router', /<Form[^>]*method="(?!get)/i],
    ['a route of ours has middleware or is found later', /\bmiddleware:|patchRoutesOnNavigation/],
    ['a screen of ours turns the wheel of Material', /@mui\/material\/CircularProgress/],
    ['a style of ours asks for the size of its container', /@container (?!scroll-state)|'@(?:xs|sm|md|lg|xl|\d)/],
  ])('not once %s', (_name, pattern) => {
    const sources = globSync('ui/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')] as const);
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([]);
  });
});
