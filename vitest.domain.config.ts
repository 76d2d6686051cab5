import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Vitest would leave a core to itself, which of two is half. Projects that run together must agree on it. */
export const WORKERS = Math.max(2, availableParallelism() - 1);

/** Neither database nor page nor network. */
export default defineConfig({
  test: {
    name: 'domain',
    environment: 'node',
    maxWorkers: WORKERS,
    include: ['domain/**/*.test.ts', 'words/**/*.test.ts'],
    setupFiles: ['test/rulebook.setup.ts'],
    // Rules share no state, so that their tests may share a worker.
    isolate: false,
    expect: { requireAssertions: true },
    coverage: {
      provider: 'v8',
      include: ['domain/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: [['json', { file: 'coverage.json' }]],
      reportsDirectory: '.cache/coverage',
    },
  },
});
