import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FLOORS, NO_AREA } from './areas.ts';

const SIDES = ['domain', 'words', 'application', 'adapters', 'ui', 'server'];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SIDES], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const sources = files.filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|gen)\.tsx?$/.test(path));

type Import = { readonly from: string; readonly to: string };

const importsOf = (from: string): readonly Import[] =>
  [...readFileSync(from, 'utf8').matchAll(/(?:from|import\() ?'((?:#|\.{1,2}\/)[^']+)'/g)].map(
    ([, specifier = '']) => ({
      from,
      to: specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier),
    }),
  );
const imports = sources.flatMap(importsOf);
const part = (path: string, index: number): string => path.split('/')[index] ?? '';
const shown = ({ from, to }: Import): string => `${from} -> ${to}`;
const floor = (path: string): number => (FLOORS as readonly string[]).indexOf(part(path, 1));

describe('areas', () => {
  it('of domain/ import only areas below them', () => {
    const between = imports.filter(
      ({ from, to }) => from.split('/').length > 2 && from.startsWith('domain/') && to.startsWith('domain/'),
    );
    expect(between.length).toBeGreaterThan(500);
    expect(between.filter(({ from, to }) => floor(to) < 0 || floor(from) < floor(to)).map(shown)).toEqual([]);
  });

  it('have the same names on every side', () => {
    const areas: ReadonlySet<string> = new Set([...FLOORS, NO_AREA]);
    const named = (path: string): string | null => {
      if (/^(application|server)\/[^/]+\//.test(path)) return part(path, 1);
      if (/^(words\/[^/]+\/|domain\/[^/]+\/)/.test(path)) return part(path, 1);
      if (/^adapters\/[^/]+\/[^/]+\//.test(path)) return part(path, 2);
      return /^ui\/screens\/[^/]+\//.test(path) ? part(path, 2) : null;
    };
    const unknown = files.filter((path) => {
      const area = named(path);
      return area !== null && !areas.has(area) && !path.startsWith('server/main/');
    });
    expect(unknown).toEqual([]);
  });

  it('of domain/ have no folder inside for one or two rules', () => {
    const counted = Map.groupBy(
      sources.filter((path) => /^domain\/[^/]+\/[^/]+\//.test(path)),
      dirname,
    );
    expect([...counted].filter(([, inside]) => inside.length < 3).map(([folder]) => folder)).toEqual([]);
  });

  it('hold at most forty source files in a folder', () => {
    const counted = Map.groupBy(
      files.filter((path) => /\.(tsx?|graphql)$/.test(path) && !/\.(?:test|gen)\.tsx?$/.test(path)),
      dirname,
    );
    expect([...counted].filter(([, inside]) => inside.length > 40).map(([folder]) => folder)).toEqual([]);
  });
});

/** Doors, transfers, gifts and rehearsals go through the sale's queue; seats are stock of an event's map. */
const SHARED_TABLES = [
  'server/door/postgres/postgres-admission-desk.ts -> server/sale/postgres/reservation-batcher.ts',
  'server/door/postgres/postgres-door-book.ts -> server/ticket/postgres/bought-ticket-columns.ts',
  'server/money/postgres/postgres-transfer-inbox.ts -> server/sale/postgres/reservation-batcher.ts',
  'server/sale/postgres/read-seats.ts -> server/event/postgres/seat-rows.ts',
  'server/sale/postgres/seat-hall-memory.ts -> server/event/postgres/seat-rows.ts',
  'server/waiting-room/postgres/postgres-rehearsal-stage.ts -> server/sale/postgres/postgres-reservation-desk.ts',
];

/** The viewer of a request, the worker at a door, and the facts of an email. */
const KNOWN_TO_THE_PLATFORM = [
  'server/platform/graphql/graphql-answers.ts -> server/people/api/viewer-of-request.ts',
  'server/platform/graphql/request-context.ts -> server/door/api/at-door.ts',
  'server/platform/graphql/request-context.ts -> server/event/api/event-abilities-of.ts',
  'server/platform/http/live.route.ts -> server/people/api/viewer-of-request.ts',
  'server/platform/mail/postgres/postgres-email-facts.ts -> server/ticket/postgres/bought-ticket-columns.ts',
  'server/platform/mail/send-email.ts -> server/rsvp/read-letter.ts',
];

describe('areas of the server', () => {
  it('reach each other through use cases and ports, not through tables', () => {
    const across = imports.filter(
      ({ from, to }) =>
        /^server\/[^/]+\/postgres\//.test(from) &&
        /^server\/[^/]+\/postgres\//.test(to) &&
        part(from, 1) !== part(to, 1) &&
        part(to, 1) !== NO_AREA,
    );
    expect(across.map(shown).sort()).toEqual(SHARED_TABLES);
  });

  it('are known to the platform by their ports, except for the request it serves', () => {
    const upward = imports.filter(
      ({ from, to }) =>
        from.startsWith('server/platform/') &&
        /^server\/(?!platform\/|main\/)/.test(to) &&
        !/\/ports\//.test(to) &&
        !from.endsWith('bindings.ts'),
    );
    expect(upward.map(shown).sort()).toEqual(KNOWN_TO_THE_PLATFORM);
  });
});
