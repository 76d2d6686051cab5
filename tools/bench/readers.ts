import { openHttpConnection } from './http-connection.ts';
import { quantile } from './quantile.ts';
import type { ReadersPlan } from './readers-plan.ts';
import type { RoundReport } from './rounds-in-turn.ts';

/** Every answer must be the expected one. */
async function read(plan: ReadersPlan): Promise<RoundReport & { readonly bytes: number }> {
  const { hostname, port } = new URL(plan.url);
  const waits: number[] = [];
  let bytes = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: plan.connections }, async () => {
      const connection = await openHttpConnection(hostname, Number(port), plan.path);
      while (performance.now() - began < plan.ms) {
        const asked = performance.now();
        if (plan.body === undefined) {
          const { head, body } = await connection.get(plan.path, plan.headers);
          if (!head.startsWith(plan.expected)) throw new Error(`${plan.path} was answered with ${head}`);
          bytes += body.length;
        } else {
          const body = await connection.post(plan.headers, plan.body);
          if (body.includes('"errors"')) throw new Error(`${plan.path} was refused: ${body.slice(0, 500)}`);
          bytes += body.length;
        }
        waits.push(performance.now() - asked);
      }
      connection.close();
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  waits.sort((one, other) => one - other);
  return {
    fulfilled: waits.length,
    busy: 0,
    failed: 0,
    seconds,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    bytes: bytes / waits.length,
  };
}

// A separate process, so that its cost is not the server's.
process.on('message', (plan: ReadersPlan) => {
  read(plan).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
