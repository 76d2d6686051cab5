import { openHttpConnection } from './http-connection.ts';
import { quantile } from './quantile.ts';
import type { WaitingPlan, WaitingReport } from './waiting-crowd-plan.ts';

type Told = {
  readonly data: {
    readonly state: string;
    readonly sentences: readonly string[];
    readonly ahead: number | null;
    readonly minutes: number | null;
    readonly next_poll_in: number;
  };
};

const SET_COOKIE = /^set-cookie: ([^=]+)=([^;]*)/gim;

/** As browsers do: cookies are kept, polls come when told to. */
async function wait(plan: WaitingPlan): Promise<WaitingReport> {
  const { hostname, port } = new URL(plan.url);
  const path = `/api/v1/waiting-room/${plan.eventId}`;
  const began = performance.now();
  const waits: number[] = [];
  const admitted: number[] = [];
  let failed = 0;
  let grew = 0;
  let lastSentence = '';
  const clients = plan.cookies.map((cookies, number) => ({
    number,
    jar: new Map(cookies === '' ? [] : [cookies.split('=', 2) as [string, string]]),
    ahead: Number.POSITIVE_INFINITY,
    minutes: Number.POSITIVE_INFINITY,
  }));
  // Clients by their next poll, in slots of a tenth of a second.
  const slots = new Map<number, number[]>();
  const slotOf = (at: number): number => Math.floor(at / 100);
  const ask = (number: number, at: number): void => {
    const slot = slots.get(slotOf(at)) ?? [];
    slot.push(number);
    slots.set(slotOf(at), slot);
  };
  for (const { number } of clients) ask(number, (number / clients.length) * plan.arriveWithinMs);
  const due: number[] = [];
  let opened = 0;
  const ticker = setInterval(() => {
    for (const now = slotOf(performance.now() - began); opened <= now; opened += 1) {
      due.push(...(slots.get(opened) ?? []));
      slots.delete(opened);
    }
  }, 50);

  await Promise.all(
    Array.from({ length: plan.connections }, async () => {
      const connection = await openHttpConnection(hostname, Number(port), path);
      while (performance.now() - began < plan.ms) {
        const client = clients[due.shift() ?? -1];
        if (client === undefined) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          continue;
        }
        const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const asked = performance.now();
        const { head, body } = await connection.get(path, cookie === '' ? '' : `cookie: ${cookie}\r\n`);
        waits.push(performance.now() - asked);
        for (const [, name = '', value = ''] of head.matchAll(SET_COOKIE)) client.jar.set(name, value);
        if (!head.startsWith('HTTP/1.1 200')) {
          failed += 1;
          ask(client.number, performance.now() - began + 7_500);
          continue;
        }
        const { data } = JSON.parse(body) as Told;
        if (data.state === 'ADMITTED') {
          admitted.push(client.number);
          continue;
        }
        if (data.ahead !== null && data.minutes !== null) {
          if (data.ahead > client.ahead || data.minutes > client.minutes) grew += 1;
          client.ahead = data.ahead;
          client.minutes = data.minutes;
          lastSentence = Buffer.from(data.sentences.join(' '), 'latin1').toString('utf8');
        }
        ask(client.number, performance.now() - began + data.next_poll_in);
      }
      connection.close();
    }),
  );
  clearInterval(ticker);
  const sorted = waits.toSorted((one, other) => one - other);
  return {
    asked: waits.length,
    failed,
    seconds: (performance.now() - began) / 1_000,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    grew,
    admitted,
    lastSentence,
  };
}

process.on('message', (plan: WaitingPlan) => {
  wait(plan).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
