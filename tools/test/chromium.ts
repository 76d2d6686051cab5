import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** The shell first: it has no window to draw, which took a full Chromium a third of its processor time in journeys. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
  } catch {
    return false;
  }
}

function installDebianPackage(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  process.stdout.write('Chromium is missing: installing Debian’s package...\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  // Older releases of Debian have the full browser only.
  return ['chromium-headless-shell', 'chromium'].some(
    (name) =>
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      }).status === 0,
  );
}

/** CHROMIUM_PATH, the system's, Debian's package (as root), else the npm package. */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (isRunnable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but that does not run. Set it to a working Chromium or remove it.`);
  }
  const system = KNOWN.find(isRunnable);
  if (system !== undefined) return system;
  if (installDebianPackage()) {
    const fresh = KNOWN.find(isRunnable);
    if (fresh !== undefined) return fresh;
  }
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  if (isRunnable(path)) return path;
  throw new Error(
    'No Chromium runs on this machine. Install the package "chromium" (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
