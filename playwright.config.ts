import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS } from './tools/test/chromium.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'test/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // A journey that passes only at its second try is printed as flaky (docs/decisions/0012).
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  globalSetup: './test/journeys/journeys.setup.ts',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/test-results/journeys.json' }],
  ],
  use: {
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording one takes a fifth of a journey's processor time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Ho_Chi_Minh',
  },
});
