import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/test/longest-first.ts';
import { WORKERS } from './vitest.domain.config.ts';

// One file set each: fast rules, no database, rendered components, and the real PostgreSQL.
const needsPostgres = [
  'test/postgres/**/*.test.ts',
  'test/races/**/*.test.ts',
  'test/server/**/*.test.ts',
  'test/contracts/**/*.test.ts',
  '**/*.postgres.test.ts',
];
const tests = ['**/*.test.ts'];
const never = ['**/node_modules/**', 'dist/**', '.cache/**', '.data/**', 'test/journeys/**'];

export default defineConfig({
  // graphql-jit requires graphql's CommonJS half; the other half would be a second graphql that does not know the first one's schema.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    // A busy machine is slow, not wrong, so polling may take its time.
    expect: { requireAssertions: true, poll: { timeout: 15_000 } },
    projects: [
      './vitest.domain.config.ts',
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: tests,
          exclude: [...never, ...needsPostgres, 'domain/**', 'words/**'],
          testTimeout: 20_000,
          // They keep nothing in modules; starting and importing anew for each file took half of their time.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['ui/**/*.test.tsx'],
          exclude: never,
          setupFiles: ['test/rendered/rendered.setup.ts'],
          testTimeout: 30_000,
          // Importing the frame, Material UI and both languages anew for each file took a third of their time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: needsPostgres,
          exclude: never,
          globalSetup: ['test/postgres/cluster.setup.ts'],
          setupFiles: ['test/postgres/postgres.setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          // After those that may have more workers.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
