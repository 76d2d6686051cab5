import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Person } from '#test/journeys/person.ts';
import { freePorts } from '../staging/free-ports.ts';
import { CHROMIUM_ARGS } from '../test/chromium.ts';

/** Lighthouse opens its tab beside ours, so that the session's cookies are there. */
export type SignedInBrowser = { readonly port: number; readonly close: () => Promise<void> };

export async function openBrowser(executablePath: string, viewer: Person): Promise<SignedInBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'vemoi-lighthouse-'));
  const [port = 0] = await freePorts(1);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await viewer.signIn(page);
  return {
    port,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
