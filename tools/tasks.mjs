// What `npm run <task>` does. Runs on the project's Node 24.
const tasks = {
  start: () => import('./start/start.ts').then((m) => m.start()),
  restart: () => import('./start/restart.ts').then((m) => m.restart()),
  dev: () => import('./start/dev.ts').then((m) => m.dev()),
  test: () => import('./test/run-tests.ts').then((m) => m.runTests(process.argv.slice(3))),
  'test:domain': () => import('./test/run-rulebook.ts').then((m) => m.testDomain(process.argv.slice(3))),
  mutation: () => import('./test/run-mutation.ts').then((m) => m.runMutation(process.argv.slice(3))),
  check: () => import('./test/run-check.ts').then((m) => m.runCheck(process.argv.slice(3))),
  generate: () => import('./codegen/generate.ts'),
  seed: () => import('./seed/seed.ts').then((m) => m.seed(process.argv.slice(3))),
  doctor: () => import('./start/doctor.ts').then((m) => m.doctor()),
  // The crowd sends the page's own operations, which are generated.
  bench: () =>
    import('./codegen/generate.ts').then(() => import('./bench/bench.ts')).then((m) => m.bench(process.argv.slice(3))),
  lighthouse: () => import('./lighthouse/lighthouse.ts').then((m) => m.lighthouse(process.argv.slice(3))),
  requirements: () => import('./requirements/requirements.ts').then((m) => m.requirements(process.argv.slice(3))),
};

const [name = 'start'] = process.argv.slice(2);
const task = tasks[name];
if (task === undefined) {
  process.stderr.write(`There is no task '${name}'. The tasks are: ${Object.keys(tasks).join(', ')}.\n`);
  process.exitCode = 2;
} else {
  await task();
}
