import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

// A rule that nobody saw bite is a wish: each is given the import it forbids, and one that it must let through.
const importing = (specifier: string): string => `import { x } from '${specifier}';\nexport const y = x;\n`;

const forbidden: readonly (readonly [file: string, specifier: string, reason: string])[] = [
  ['domain/pricing/probe.ts', 'zod', 'domain/ holds pure rules'],
  ['domain/pricing/probe.ts', '#server/main/environment.ts', 'domain/ holds pure rules'],
  ['domain/pricing/probe.ts', 'node:crypto', 'domain/ holds pure rules'],
  ['words/probe.ts', '@lingui/core', 'words/ holds sentences'],
  ['words/probe.ts', '#application/checkout/choose-tickets.ts', 'words/ holds sentences'],
  ['application/checkout/probe.ts', 'react', 'application/ is what a person does'],
  [
    'application/checkout/probe.ts',
    '#adapters/graphql/client/graphql-transport.ts',
    'application/ is what a person does',
  ],
  ['application/checkout/probe.ts', '#words/refusals.ts', 'application/ is what a person does'],
  ['adapters/graphql/probe.ts', '#ui/routes/paths.ts', 'adapters/ put a technology'],
  ['adapters/graphql/probe.ts', '#server/main/environment.ts', 'adapters/ put a technology'],
  ['adapters/graphql/probe.ts', '#application/checkout/choose-tickets.ts', 'implements a port'],
  ['adapters/graphql/probe.ts', 'inversify', 'Adapters are plain functions'],
  ['adapters/graphql/probe.ts', 'zod', 'zod/mini'],
  ['ui/screens/home/Probe.tsx', '#server/main/environment.ts', 'Nothing outside server/'],
  ['ui/screens/home/Probe.tsx', '#adapters/graphql/client/graphql-transport.ts', 'Only ui/main may import adapters/'],
  ['ui/screens/home/Probe.tsx', 'inversify', 'The container is known to ui/main alone'],
  ['ui/screens/home/Probe.tsx', '@apollo/client', 'No component or loader imports Apollo'],
  ['ui/main/probe.ts', '#server/main/environment.ts', 'Nothing outside server/'],
  ['server/application/checkout/probe.ts', 'pg', 'server/application says what becomes true'],
  [
    'server/application/checkout/probe.ts',
    '#server/adapters/postgres/connection.ts',
    'server/application says what becomes true',
  ],
  ['server/application/checkout/probe.ts', '#words/refusals.ts', 'server/application says what becomes true'],
  ['server/api/graphql/probe.ts', '#server/adapters/postgres/connection.ts', 'The driving side calls use cases'],
  ['server/api/graphql/probe.ts', 'kysely', 'Stores, mail and wiring stand behind ports'],
  ['server/api/graphql/probe.ts', '#application/checkout/choose-tickets.ts', 'The server shares domain/ and words/'],
  ['server/jobs/probe.job.ts', 'nodemailer', 'Stores, mail and wiring stand behind ports'],
  ['server/emails/invitation/probe.ts', '#server/application/ports/mailer.ts', 'An e-mail is a typed function'],
  ['server/adapters/postgres/probe.ts', '#server/application/checkout/place-order.ts', 'implements a port'],
  ['server/adapters/postgres/probe.ts', '#server/api/graphql/context.ts', 'Adapters are driven'],
  ['server/adapters/postgres/probe.ts', 'fastify', 'Wiring stands in server/main'],
  ['server/adapters/postgres/probe.ts', '#ui/routes/paths.ts', 'The server shares domain/ and words/'],
  ['server/main/probe.ts', '#ui/main/container.ts', 'The server reaches pages only through the built bundle'],
];

const allowed: readonly (readonly [file: string, specifier: string])[] = [
  ['domain/pricing/probe.ts', '#domain/kernel/money/dong.ts'],
  ['domain/pricing/probe.ts', './quote.ts'],
  ['words/probe.ts', '#domain/refusal/refusal.ts'],
  ['application/checkout/probe.ts', 'rxjs'],
  ['application/checkout/probe.ts', '#domain/sale/pricing/quote.ts'],
  ['adapters/graphql/probe.ts', '#application/ports/clock.ts'],
  ['adapters/graphql/probe.ts', 'zod/mini'],
  ['ui/screens/home/probe.view.ts', '#domain/event/sale-state.ts'],
  ['ui/main/probe.ts', '#adapters/graphql/client/graphql-transport.ts'],
  ['server/application/checkout/probe.ts', '#server/application/ports/clock.ts'],
  ['server/application/checkout/probe.ts', '#domain/sale/pricing/quote.ts'],
  ['server/api/graphql/probe.ts', '#words/refusals.ts'],
  ['server/emails/invitation/probe.ts', '#words/refusals.ts'],
  ['server/adapters/postgres/probe.ts', 'kysely'],
  ['server/adapters/postgres/probe.ts', '#server/application/ports/clock.ts'],
  ['server/main/probe.ts', 'inversify'],
];

type Diagnostic = {
  readonly category: string;
  readonly description?: string;
  readonly message?: string;
  readonly location: { readonly path: string | { readonly file: string } };
};

/** Lints every probe in one run, in a folder of its own under our configuration; answers what was said of each. */
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
