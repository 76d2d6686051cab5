import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { AREAS, entriesOf } from '#test/rendered/books-of-words.ts';
import { type Area, areasWith } from '#ui/routes/area.ts';

type Screen = { readonly area: Area; readonly module: string };

const ROUTE = /area: '(\w+)',\s*modules: \[([^\]]*)\]/g;
const screens: readonly Screen[] = globSync('ui/routes/*.routes.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(ROUTE)].flatMap(([, area = '', modules = '']) =>
    [...modules.matchAll(/'([^']+)'/g)].map(([, module = '']) => ({ area: area as Area, module })),
  ),
);

/** Of its screens, whether loaded at once or on demand. */
const importsOf = (file: string, source: string): readonly string[] =>
  [...source.matchAll(/(?:from|import\()\s*'(#ui\/screens\/|\.\.?\/)([^']+)'/g)]
    .map(([, from = '', rest = '']) =>
      from === '#ui/screens/' ? `ui/screens/${rest}` : posix.join(posix.dirname(file), from + rest),
    )
    .filter((found) => existsSync(found));

const books = new Map(AREAS.map((area) => [area, entriesOf('en', area)]));
const idsIn = (area: Area): ReadonlySet<string> => new Set(books.get(area)?.map(({ id }) => id));
const ids = new Map(AREAS.map((area) => [area, idsIn(area)]));
const saidBy = new Map<string, Set<string>>();
for (const { id, places } of [...books.values()].flat())
  for (const { file } of places) saidBy.set(file, (saidBy.get(file) ?? new Set()).add(id));

/** What a screen says without having loaded its words: its reader would see the message's id. */
function unknownWords({ area, module }: Screen): readonly string[] {
  const seen = new Set<string>();
  const follow = (file: string, areas: readonly Area[]): string[] => {
    const key = `${file} ${areas.join(' ')}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const source = readFileSync(file, 'utf8');
    const needed = [...source.matchAll(/\bneed\('(\w+)'\)/g)].flatMap(([, more = '']) => areasWith(more as Area));
    const known = [...new Set([...areas, ...needed])];
    const unknown = [...(saidBy.get(file) ?? [])].filter((id) => !known.some((one) => ids.get(one)?.has(id)));
    return [...unknown.map((id) => `${file}: ${id}`), ...importsOf(file, source).flatMap((one) => follow(one, known))];
  };
  return follow(module, ['shell', ...areasWith(area)]);
}

it('every screen loads the words of all that it shows', () => {
  expect(screens.length).toBeGreaterThan(40);
  expect(screens.flatMap(unknownWords)).toEqual([]);
});
