import { readFileSync, writeFileSync } from 'node:fs';

// A registry that mirrors only some platforms leaves the others out of the lock file, and `npm ci` then fails there.
// Adds them by name and version, without address or hash.
type Entry = {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
};
type Lockfile = { packages: Record<string, Entry> };

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'windows',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
];
const PROCESSORS = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'mips64el'];

function platformOf(name: string): Readonly<Record<string, readonly string[]>> | null {
  const words = (name.split('/').at(-1) ?? '').split('-');
  const system = SYSTEMS.find((one) => words.includes(one));
  const processor = PROCESSORS.find((one) => words.includes(one));
  if (processor === undefined) return null;
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : null;
  return {
    ...(system === undefined ? {} : { os: [system === 'windows' ? 'win32' : system] }),
    cpu: [processor],
    ...(libc === null || system !== 'linux' ? {} : { libc }),
  };
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
let added = 0;
for (const [path, entry] of Object.entries(lockfile.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const places = [`${path === '' ? '' : `${path}/`}node_modules/${name}`, `node_modules/${name}`];
    if (places.some((place) => lockfile.packages[place] !== undefined)) continue;
    const platform = platformOf(name);
    if (platform === null || !/^\d/.test(version)) {
      process.stdout.write(`  not added: ${name}@${version} of ${path === '' ? 'this package' : path}\n`);
      continue;
    }
    lockfile.packages[`node_modules/${name}`] = {
      version,
      ...platform,
      ...(entry['dev'] === true ? { dev: true } : {}),
      optional: true,
    };
    added += 1;
  }
}
const { '': own, ...others } = lockfile.packages;
const sorted = Object.fromEntries(Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1)));
lockfile.packages = { ...(own === undefined ? {} : { '': own }), ...sorted };
writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
process.stdout.write(`${added} platform packages added\n`);
