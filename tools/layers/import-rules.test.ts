import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

// Each rule is given an import it forbids, and one that it must allow.
const importing = (specifier: string): string => `import { x } from '${specifier}';\nexport const y = x;\n`;

const forbidden: readonly (readonly [file: string, specifier: string, reason: string])[] = [
  ['domain/sale/pricing/probe.ts', 'zod', 'domain/ holds pure rules'],
  ['domain/sale/pricing/probe.ts', '#server/main/environment.ts', 'domain/ holds pure rules'],
  ['domain/sale/pricing/probe.ts', 'node:crypto', 'domain/ holds pure rules'],
  ['words/sale/probe.ts', '@lingui/core', 'words/ holds sentences'],
  ['words/sale/probe.ts', '#application/sale/choose-tickets.ts', 'words/ holds sentences'],
  ['application/sale/probe.ts', 'react', 'application/ is what a person does'],
  [
    'application/sale/probe.ts',
    '#adapters/graphql/platform/graphql-transport.ts',
    'application/ is what a person does',
  ],
  ['application/sale/probe.ts', '#words/platform/refusals.ts', 'application/ is what a person does'],
  ['adapters/graphql/sale/probe.ts', '#ui/routes/paths.ts', 'adapters/ put a technology'],
  ['adapters/graphql/sale/probe.ts', '#server/main/environment.ts', 'adapters/ put a technology'],
  ['adapters/graphql/sale/probe.ts', '#application/sale/choose-tickets.ts', 'implements a port'],
  ['adapters/graphql/sale/probe.ts', 'inversify', 'Adapters are plain functions'],
  ['adapters/graphql/sale/probe.ts', 'zod', 'zod/mini'],
  ['ui/screens/event/home/Probe.tsx', '#server/main/environment.ts', 'Nothing outside server/'],
  [
    'ui/screens/event/home/Probe.tsx',
    '#adapters/graphql/platform/graphql-transport.ts',
    'Only ui/main may import adapters/',
  ],
  ['ui/screens/event/home/Probe.tsx', 'inversify', 'The container is known to ui/main alone'],
  ['ui/screens/event/home/Probe.tsx', '@apollo/client', 'No component or loader imports Apollo'],
  ['ui/main/probe.ts', '#server/main/environment.ts', 'Nothing outside server/'],
  ['server/sale/probe.ts', 'pg', 'A use case says what becomes true'],
  ['server/sale/probe.ts', '#server/platform/postgres/connection.ts', 'A use case says what becomes true'],
  ['server/sale/probe.ts', '#words/platform/refusals.ts', 'A use case says what becomes true'],
  ['server/sale/effects/probe.ts', '#server/platform/postgres/connection.ts', 'A use case says what becomes true'],
  ['server/sale/api/probe.ts', '#server/platform/postgres/connection.ts', 'The driving side calls use cases'],
  ['server/sale/api/probe.ts', 'kysely', 'Stores, mail and wiring stand behind ports'],
  ['server/sale/api/probe.ts', '#application/sale/choose-tickets.ts', 'The server shares domain/ and words/'],
  ['server/rsvp/jobs/probe.job.ts', 'nodemailer', 'Stores, mail and wiring stand behind ports'],
  ['server/rsvp/emails/probe.ts', '#server/platform/ports/mailer.ts', 'An email is a typed function'],
  ['server/sale/postgres/probe.ts', '#server/sale/open-checkout.ts', 'implements a port'],
  ['server/sale/postgres/probe.ts', '#server/sale/effects/sold.ts', 'implements a port'],
  ['server/sale/postgres/probe.ts', '#server/platform/graphql/context.ts', 'Adapters are driven'],
  ['server/sale/postgres/probe.ts', 'fastify', 'Wiring stands in bindings.ts'],
  ['server/sale/postgres/probe.ts', '#ui/routes/paths.ts', 'The server shares domain/ and words/'],
  ['server/main/probe.ts', '#ui/main/container.ts', 'The server reaches pages only through the built bundle'],
];

const allowed: readonly (readonly [file: string, specifier: string])[] = [
  ['domain/sale/pricing/probe.ts', '#domain/kernel/money/dong.ts'],
  ['domain/sale/pricing/probe.ts', './quote.ts'],
  ['words/sale/probe.ts', '#domain/refusal/refusal.ts'],
  ['application/sale/probe.ts', 'rxjs'],
  ['application/sale/probe.ts', '#domain/sale/pricing/quote.ts'],
  ['adapters/graphql/sale/probe.ts', '#application/platform/ports/clock.ts'],
  ['adapters/graphql/sale/probe.ts', 'zod/mini'],
  ['ui/screens/event/home/probe.view.ts', '#domain/event/sale-state.ts'],
  ['ui/main/probe.ts', '#adapters/graphql/platform/graphql-transport.ts'],
  ['server/sale/probe.ts', '#server/platform/ports/clock.ts'],
  ['server/sale/probe.ts', '#domain/sale/pricing/quote.ts'],
  ['server/sale/api/probe.ts', '#words/platform/refusals.ts'],
  ['server/rsvp/emails/probe.ts', '#words/platform/refusals.ts'],
  ['server/sale/postgres/probe.ts', 'kysely'],
  ['server/sale/postgres/probe.ts', '#server/platform/ports/clock.ts'],
  ['server/main/probe.ts', 'inversify'],
];

type Diagnostic = {
  readonly category: string;
  readonly description?: string;
  readonly message?: string;
  readonly location: { readonly path: string | { readonly file: string } };
};

/** All probes in one run, under our configuration. */
function lintProbes(probes: readonly (readonly [file: string, specifier: string])[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vemoi-layers-'));
  const names = probes.map(([file], index) => file.replace(/robe/, `robe-${index}`));
  try {
    copyFileSync('biome.json', join(folder, 'biome.json'));
    probes.forEach(([, specifier], index) => {
      const path = join(folder, names[index] ?? '');
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, importing(specifier));
    });
    const run = spawnSync(
      process.execPath,
      [resolve('node_modules/@biomejs/biome/bin/biome'), 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const { diagnostics } = JSON.parse(run.stdout) as { readonly diagnostics: readonly Diagnostic[] };
    const pathOf = ({ location: { path } }: Diagnostic): string => (typeof path === 'string' ? path : path.file);
    return names.map((name) =>
      diagnostics
        .filter(
          (diagnostic) => diagnostic.category.endsWith('noRestrictedImports') && pathOf(diagnostic).endsWith(name),
        )
        .map(({ description, message }) => description ?? message ?? '')
        .join('\n'),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('import rules', () => {
  const said = lintProbes([...forbidden, ...allowed].map(([file, specifier]) => [file, specifier] as const));

  it.each(forbidden.map((probe, index) => [...probe, index] as const))(
    '%s may not import %s',
    (_file, _specifier, reason, index) => {
      expect(said[index]).toContain(reason);
    },
  );

  it.each(allowed.map((probe, index) => [...probe, index] as const))('%s may import %s', (_file, _specifier, index) => {
    expect(said[forbidden.length + index]).toBe('');
  });
});

describe('imports of components', () => {
  const folder = mkdtempSync(join('ui', '.probe-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const oxlint = (code: string): string => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'Probe.tsx'), code);
    const run = spawnSync(
      process.execPath,
      ['node_modules/oxlint/bin/oxlint', '--config', 'oxlint.json', '--no-ignore', join(folder, 'Probe.tsx')],
      {
        encoding: 'utf8',
      },
    );
    return run.stdout + run.stderr;
  };

  it('refuse a value of domain/ and take its type', () => {
    expect(oxlint(importing('#domain/event/sale-state.ts')).replace(/\s+/g, ' ')).toContain('only types of domain/');
    expect(
      oxlint("import type { X } from '#domain/event/sale-state.ts';\nexport const y = (x: X) => x;\n"),
    ).not.toContain('only types of domain/');
  });
});
