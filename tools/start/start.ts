import { endWithProcess } from '#server/main/end-with-process.ts';
import { readEnvironment, SettingError } from '#server/main/environment.ts';
import { type RunningServer, runServer } from '#server/main/run-server.ts';
import { startFailure } from '#server/main/start-failure.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { buildIfStale } from './build.ts';
import { type SimulatorsProcess, startSimulatorsProcess } from './simulators-process.ts';

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

const SIGN_INS = [
  ['attendee', 'attendee@demo.vemoi.test', 'has tickets'],
  ['organiser', 'organiser@demo.vemoi.test', 'publishes events'],
  ['door staff', 'door@demo.vemoi.test', 'checks guests in'],
  ['admin', 'admin@demo.vemoi.test', 'runs the platform; also needs a code of the authenticator'],
  ['accountant', 'accountant@demo.vemoi.test', 'matches transfers; also needs a code of the authenticator'],
] as const;

function welcome({ environment }: RunningServer, stagingUrl: string | null): string {
  const lines = ['', `  Vemoi      ${environment.baseUrl}`];
  if (stagingUrl !== null)
    lines.push(
      `  Mailbox    ${stagingUrl}/mailbox   (every email, with the sign-in codes)`,
      `  Codes      ${stagingUrl}/authenticator   (the authenticator app of admin and accountant)`,
      `  Bank       ${stagingUrl}/bank      (pay an order by transfer)`,
    );
  if (environment.profile === 'demo') {
    lines.push('', '  Sign in by email; the code arrives in the mailbox:');
    for (const [who, email, what] of SIGN_INS) lines.push(`    ${who.padEnd(11)} ${email.padEnd(28)} ${what}`);
  }
  return `${lines.join('\n')}\n\n  Ctrl-C stops everything.\n`;
}

export async function start(options: { readonly developing?: boolean } = {}): Promise<void> {
  const developing = options.developing ?? false;
  let simulators: SimulatorsProcess | null = null;
  let server: RunningServer | null = null;
  let ended = false;
  const stop = async (): Promise<void> => {
    ended = true;
    await starting.catch(() => undefined);
    await server?.stop();
    await simulators?.stop();
  };

  const run = async (): Promise<void> => {
    const environment = readEnvironment(process.env);
    if (!developing && (await buildIfStale())) say('Built the pages.');
    if (ended) return;
    server = await runServer({
      env: process.env,
      developing,
      say,
      beforeServing: async ({ environment: ready, address }) => {
        if (ready.profile === 'demo') await seedDemo({ environment: ready, address, now: Date.now(), say });
        if (ready.stagingUrl === null) return;
        simulators = await startSimulatorsProcess();
        if (simulators === null) throw new SettingError('Vemoi did not start because its simulators failed.');
      },
    });
    process.stdout.write(welcome(server, environment.stagingUrl));
  };
  const starting = run();
  endWithProcess(stop);
  try {
    await starting;
  } catch (error) {
    say(startFailure(error));
    await stop();
    process.exit(1);
  }
}
