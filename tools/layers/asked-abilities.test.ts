import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PERMISSION = 'domain/permission';
const ABILITY = /'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g;

/** The ability types, as a Rule table or a union spells them. */
const tables = readdirSync(PERMISSION)
  .filter((name) => name.endsWith('-abilities.ts'))
  .map((name) => `${PERMISSION}/${name}`);

/** What it grants: the keys of its rules, not the abilities that the rules ask. */
const grantedBy = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const keys = [...text.matchAll(/^ {2}'([a-z-]+\.[a-z-]+)':/gm)].map(([, name = '']) => name);
  const union = /^export type \w+Ability =([^;]*);/m.exec(text)?.[1] ?? '';
  return [...new Set([...keys, ...[...union.matchAll(ABILITY)].map(([, name = '']) => name)])];
};

const SOURCES = ['domain', 'application', 'adapters', 'ui', 'server'];

/** Memory adapters hand abilities out and ask for none; names of the audit log look alike. */
const asks = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.(test|gen)\.tsx?$/.test(file) &&
  !file.startsWith('adapters/memory/') &&
  file !== `${PERMISSION}/audit-act.ts`;

const asked = new Map<string, string[]>();
for (const side of SOURCES)
  for (const name of readdirSync(side, { recursive: true, encoding: 'utf8' })) {
    const file = `${side}/${name}`;
    if (!asks(file)) continue;
    for (const [, ability = ''] of readFileSync(file, 'utf8').matchAll(ABILITY))
      asked.set(ability, [...(asked.get(ability) ?? []), file]);
  }

describe('abilities', () => {
  it('are read from every table', () => {
    expect(tables).toHaveLength(13);
    expect(tables.filter((file) => grantedBy(file).length === 0)).toEqual([]);
  });

  it('are each asked outside their own table', () => {
    const unasked = tables.flatMap((file) =>
      grantedBy(file).filter((ability) => (asked.get(ability) ?? []).every((where) => where === file)),
    );
    expect(unasked).toEqual([]);
  });

  it('have names of their own, so that none is taken for the other’s', () => {
    const names = tables.flatMap(grantedBy);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
