import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { endWithProcess } from '#server/main/end-with-process.ts';
import { buildIfStale } from '../start/build.ts';
import { runCommand } from '../test/run-command.ts';
import { CATEGORIES, type Figures, faultsOf, figuresOf, LIMITS, mediansOf } from './figures.ts';
import { showProduct } from './shown-product.ts';

/** Fetched on demand: with its dependencies it is larger than everything that the product needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const FOLDER = '.cache/lighthouse';

type Round = ReturnType<typeof figuresOf>;

/** When the browser gave it no trace of the page, which happens by chance. */
const SAW_NOTHING = /NO_NAVSTART|NO_FCP/;

async function look(url: string, file: string, again = true): Promise<Round> {
  const report = join(FOLDER, file);
  rmSync(report, { force: true });
  const chromium = process.env['CHROMIUM_PATH'] ?? process.env['CHROME_PATH'];
  // A browser run as root has no sandbox.
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const { code, output } = await runCommand(
    'Lighthouse',
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--output-path=${report}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    chromium === undefined ? {} : { env: { CHROME_PATH: chromium } },
  );
  if (code !== 0 && again && SAW_NOTHING.test(output)) return look(url, file, false);
  if (code !== 0) throw new Error(`Lighthouse could not look at ${url}:\n${output}`);
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
  const product = await showProduct();
  endWithProcess(product.stop);
  try {
    const loadBefore = loadavg()[0] ?? 0;
    const pages = [
      { name: 'home', path: '/' },
      { name: 'discovery', path: '/discovery' },
      { name: 'event', path: product.eventPath },
    ].filter(({ name }) => only === undefined || name === only);
    // The first rendering of a page runs cold code.
    for (const { path } of pages) await fetch(product.url + path).then((answer) => answer.text());
    const looks = new Map<string, Round[]>(pages.map(({ name }) => [name, []]));
    for (let turn = 0; turn < rounds; turn += 1)
      for (const { name, path } of pages) looks.get(name)?.push(await look(product.url + path, `${name}-${turn}.json`));
    const rows = pages.map(({ name, path }) => {
      const seen = looks.get(name) ?? [];
      const medians = mediansOf(seen);
      return { name, path, medians, faults: faultsOf(medians), rounds: seen };
    });
    print(rows, rounds);
    for (const { name, faults, rounds: seen } of rows) {
      for (const fault of faults) process.stdout.write(`  ${name}: ${fault}\n`);
      if (faults.length > 0) for (const amiss of seen[0]?.amiss ?? []) process.stdout.write(`    ${amiss}\n`);
    }
    process.stdout.write(`\nThe machine's load was ${loadBefore.toFixed(1)} before. Reports: ${FOLDER}\n`);
    writeFileSync(
      join(FOLDER, 'lighthouse.json'),
      JSON.stringify({ loadBefore, limits: LIMITS, pages: rows }, null, 2),
    );
    if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}
