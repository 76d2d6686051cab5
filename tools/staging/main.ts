import { readEnvironment } from '#server/main/environment.ts';
import { identityClient } from './identity/identity-client.ts';
import { startSimulators } from './start-simulators.ts';

// Ends with the process that started it.
const environment = readEnvironment(process.env);
if (environment.profile === 'production') {
  process.stderr.write('The simulators never run in production.\n');
  process.exit(1);
}
try {
  const simulators = await startSimulators({
    port: environment.stagingPort,
    smtpPort: environment.stagingPort === 0 ? 0 : environment.stagingPort + 1,
    target: `http://127.0.0.1:${environment.port}`,
    accountNumber: environment.bank.account,
    sepaySecret: environment.sepaySecret ?? '',
    cassoSecret: environment.cassoSecret ?? '',
    bounceSecret: environment.bounces?.secret ?? null,
    vnpay: environment.vnpay,
    stripe: environment.stripe,
    chat3: environment.chat3,
    sinvoice: environment.sinvoice,
    ...identityClient(environment),
  });
  process.send?.({ url: simulators.url });
  const end = (): void => {
    void simulators.stop().then(() => process.exit(0));
    setTimeout(() => process.exit(0), 2_000).unref();
  };
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  // Ctrl-C reaches the whole group; the starter ends us in its own order.
  process.on('SIGINT', () => undefined);
} catch (error) {
  const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(
    busy
      ? `The simulators need the ports ${environment.stagingPort} and ${environment.stagingPort + 1}, and one is in use. Set STAGING_PORT to another number.\n`
      : `The simulators did not start: ${String(error)}\n`,
  );
  process.exit(1);
}
