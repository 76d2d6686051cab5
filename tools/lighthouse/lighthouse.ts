import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { endWithProcess } from '#server/main/end-with-process.ts';
import { startDemoProduct } from '../staging/demo-product.ts';
import { buildIfStale } from '../start/build.ts';
import { findChromium } from '../test/chromium.ts';
import { runCommand } from '../test/run-command.ts';
import { CATEGORIES, type Figures, faultsOf, figuresOf, mediansOf } from './figures.ts';
import { type ShownPage, shownPages } from './shown-pages.ts';
import { openBrowser, type SignedInBrowser } from './signed-in-browser.ts';

/** Fetched on demand: with its dependencies it is larger than everything that the product needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const FOLDER = '.cache/lighthouse';

type Round = ReturnType<typeof figuresOf>;

/** When the browser gave it no trace of the page, which happens by chance. */
const SAW_NOTHING = /NO_NAVSTART|NO_FCP/;

type Look = { readonly url: string; readonly page: ShownPage; readonly file: string };

/** In a browser of its own, or in the one where the viewer is signed in. */
const browserFlags = (signedIn: SignedInBrowser | null): readonly string[] => {
  if (signedIn !== null) return [`--port=${signedIn.port}`, '--disable-storage-reset'];
  // A browser run as root has no sandbox.
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return [`--chrome-flags=${flags.join(' ')}`];
};

async function look({ url, page, file }: Look, chromium: string, again = true): Promise<Round> {
  const report = join(FOLDER, file);
  rmSync(report, { force: true });
  const signedIn = page.viewer === null ? null : await openBrowser(chromium, await page.viewer());
  const { code, output } = await runCommand(
    'Lighthouse',
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url + page.path,
      '--quiet',
      // Some pages keep a stream of notices open, which never is quiet.
      '--max-wait-for-load=20000',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--output-path=${report}`,
      ...(page.unlisted ? ['--skip-audits=is-crawlable'] : []),
      ...browserFlags(signedIn),
    ],
    { env: { CHROME_PATH: chromium } },
  ).finally(() => signedIn?.close());
  if (code !== 0 && again && SAW_NOTHING.test(output)) return look({ url, page, file }, chromium, false);
  if (code !== 0) throw new Error(`Lighthouse could not look at ${url}${page.path}:\n${output}`);
  return figuresOf(JSON.parse(readFileSync(report, 'utf8')));
}

function print(rows: readonly { readonly name: string; readonly medians: Figures }[], rounds: number): void {
  const columns = [
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP s',
    'CLS',
    'TBT ms',
    'kB',
    'kB script',
  ];
  const cells = ({
    performance,
    accessibility,
    'best-practices': practices,
    seo,
    lcp,
    cls,
    tbt,
    bytes,
    script,
  }: Figures): readonly string[] => [
    String(performance),
    String(accessibility),
    String(practices),
    String(seo),
    (lcp / 1_000).toFixed(2),
    cls.toFixed(3),
    tbt.toFixed(0),
    (bytes / 1_000).toFixed(0),
    (script / 1_000).toFixed(0),
  ];
  const line = (name: string, texts: readonly string[]): string =>
    `${name.padEnd(11)}${texts.map((text, index) => text.padStart(Math.max(6, columns[index]?.length ?? 0) + 2)).join('')}\n`;
  process.stdout.write(`\nLighthouse as on a phone; medians of ${rounds} looks in turn\n${line('', columns)}`);
  for (const { name, medians } of rows) process.stdout.write(line(name, cells(medians)));
}

/**
 * As a middling phone sees them. The machine should be idle. `--rounds=1` while working on it, `--page=event` for one
 * page.
 */
export async function lighthouse(args: readonly string[]): Promise<void> {
  const option = (name: string): string | undefined =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const rounds = Number(option('rounds') ?? 3);
  const only = option('page');
  await buildIfStale();
  mkdirSync(FOLDER, { recursive: true });
  const chromium = await findChromium();
  const product = await startDemoProduct();
  endWithProcess(product.stop);
  try {
    const loadBefore = loadavg()[0] ?? 0;
    const pages = (await shownPages(product)).filter(({ name }) => only === undefined || name === only);
    // The first rendering of a page runs cold code.
    for (const { path } of pages) await fetch(product.url + path).then((answer) => answer.text());
    const looks = new Map<string, Round[]>(pages.map(({ name }) => [name, []]));
    for (let turn = 0; turn < rounds; turn += 1)
      for (const page of pages)
        looks.get(page.name)?.push(await look({ url: product.url, page, file: `${page.name}-${turn}.json` }, chromium));
    const rows = pages.map(({ name, path, unlisted }) => {
      const seen = looks.get(name) ?? [];
      const medians = mediansOf(seen);
      return { name, path, medians, faults: faultsOf(medians, unlisted), rounds: seen };
    });
    print(rows, rounds);
    for (const { name, faults, rounds: seen } of rows) {
      for (const fault of faults) process.stdout.write(`  ${name}: ${fault}\n`);
      if (faults.length > 0) for (const amiss of seen[0]?.amiss ?? []) process.stdout.write(`    ${amiss}\n`);
    }
    process.stdout.write(`\nThe machine's load was ${loadBefore.toFixed(1)} before. Reports: ${FOLDER}\n`);
    writeFileSync(join(FOLDER, 'lighthouse.json'), JSON.stringify({ loadBefore, pages: rows }, null, 2));
    if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}
