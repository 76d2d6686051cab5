// The one way in: `node tools/start.mjs <task>`, on any Node from 20 on, with nothing installed. It installs what is
// missing, then runs tools/tasks.mjs on the project's own Node 24. It must parse on Node 20 and import nothing of
// node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const bin = join(root, 'node_modules', '.bin');
const ownNode = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
const stamp = join(root, 'node_modules', '.installed-for');
const lock = join(root, '.cache', 'installing');

// An interrupted install looks complete to the eye: the stamp is the hash of what was asked for, written last.
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');
const installed = () => existsSync(ownNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();

const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

function lockIsStale() {
  const owner = Number(existsSync(join(lock, 'pid')) ? readFileSync(join(lock, 'pid'), 'utf8') : Number.NaN);
  if (Number.isInteger(owner)) return !isAlive(owner);
  return existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 5_000;
}

async function install() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Vemoi needs Node 20 or later to start; this is ${process.version}.`);
  try {
    mkdirSync(dirname(lock), { recursive: true });
  } catch (error) {
    fail(
      `Vemoi cannot write to its folder ${root} (${error.code}). Give this user the right to write there, or clone it elsewhere.`,
    );
  }
  for (let said = false; ; ) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`Vemoi cannot write to its folder ${root} (${error.code}).`);
      if (lockIsStale()) rmSync(lock, { recursive: true, force: true });
      else {
        if (!said) process.stderr.write('Another Vemoi command is installing; waiting for it.\n');
        said = true;
        await new Promise((resolve) => setTimeout(resolve, 500));
        if (installed()) return;
      }
    }
  }
  try {
    writeFileSync(join(lock, 'pid'), String(process.pid));
    if (installed()) return;
    process.stderr.write('Installing (once, about a minute)...\n');
    const env = { ...process.env };
    // A production machine's settings would leave out what the build needs.
    for (const name of Object.keys(env))
      if (/^(node_env|npm_config_(omit|production|only|include)|npm_lifecycle_.*)$/i.test(name)) delete env[name];
    const npm = process.env.npm_execpath;
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const result =
      npm?.endsWith('.js') === true
        ? spawnSync(process.execPath, [npm, ...args], { stdio: ['ignore', 2, 2], env })
        : spawnSync('npm', args, { stdio: ['ignore', 2, 2], env, shell: process.platform === 'win32' });
    if (result.status !== 0)
      fail(
        'The installation failed (see above). Check the network and the npm registry, then run the same command again.',
      );
    if (!existsSync(ownNode))
      fail(
        `There is no Node 24 package for ${process.platform}-${process.arch}; Linux (glibc, x64 or arm64) and Windows x64 are covered.`,
      );
    writeFileSync(stamp, wanted());
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

if (!installed()) await install();

const [task = 'start', ...rest] = process.argv.slice(2);
// What a crowd's requests allocate dies young, if the young generation is large enough to let it: a third more orders
// than under Node's 16 MB. V8 would otherwise make what it saw survive directly in the old generation: a request's
// object there, though long over, keeps all that it points to alive until the next full collection (a sixth of what a
// crowd's requests allocated was copied into the old generation so; 4 % now).
const nodeArgs = ['start', 'dev', 'bench'].includes(task)
  ? ['--max-semi-space-size=64', '--no-allocation-site-pretenuring']
  : [];
const child = spawn(ownNode, [...nodeArgs, join(root, 'tools', 'tasks.mjs'), task, ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node'),
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm does not pass SIGTERM on: when it goes, our parent changes, and that is the sign to stop.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 300).unref();
}
child.on('exit', (code, signal) =>
  process.exit(signal === null ? (code ?? 1) : 128 + (constants.signals[signal] ?? 0)),
);
