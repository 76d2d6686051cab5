import { randomUUID } from 'node:crypto';
import { AdmitTicketDocument } from '#adapters/graphql/door/admit-ticket.gen.ts';
import type { DoorPlan, DoorReport } from './door-crowd-plan.ts';
import { openHttpConnection } from './http-connection.ts';
import { quantile } from './quantile.ts';

const COPY_EVERY = 20;
const COPY_OF_BEFORE = 10;
const WAIT_WHEN_BUSY_MS = 100;
const OUTCOME = /"outcome":"(ADMITTED|ALREADY_CHECKED_IN)"/;

async function scanAll({ url, sectionEventId, staff, tickets, ms }: DoorPlan): Promise<DoorReport> {
  const { hostname, port } = new URL(url);
  const waits: number[] = [];
  const admitted = new Set<string>();
  let [turn, already, twice, busy, failed] = [0, 0, 0, 0, 0];
  const began = performance.now();

  async function scan(
    post: (head: string, body: string) => Promise<string>,
    accessToken: string,
    text: string,
  ): Promise<void> {
    const body = JSON.stringify({
      operationName: AdmitTicketDocument.name,
      variables: { text, sessionId: sectionEventId },
      query: AdmitTicketDocument.text,
    });
    const head = `x-locale: vi\r\nauthorization: ${accessToken}\r\nidempotency-key: ${randomUUID()}\r\n`;
    for (;;) {
      const asked = performance.now();
      const answer = await post(head, body);
      waits.push(performance.now() - asked);
      const outcome = OUTCOME.exec(answer)?.[1];
      if (outcome === 'ADMITTED') {
        if (admitted.has(text)) twice += 1;
        admitted.add(text);
        return;
      }
      if (outcome === 'ALREADY_CHECKED_IN') {
        already += 1;
        return;
      }
      if (answer.includes('"BUSY"')) busy += 1;
      else if (answer.includes('"INTERNAL"')) failed += 1;
      else throw new Error(`A scan was refused: ${answer.slice(0, 500)}`);
      await new Promise((resolve) => setTimeout(resolve, WAIT_WHEN_BUSY_MS));
    }
  }

  await Promise.all(
    staff.map(async ({ accessToken }) => {
      const connection = await openHttpConnection(hostname, Number(port), '/graphql');
      while (performance.now() - began < ms) {
        const mine = turn;
        turn += 1;
        const text = tickets[mine % COPY_EVERY === COPY_EVERY - 1 ? mine - COPY_OF_BEFORE : mine];
        if (text === undefined) throw new Error('Everybody is in: there were not enough tickets for a round');
        await scan(connection.post, accessToken, text);
      }
      connection.close();
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  waits.sort((one, other) => one - other);
  const counts = { fulfilled: admitted.size + twice + already, admitted: admitted.size, already, twice, busy, failed };
  return { ...counts, seconds, p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) };
}

// A separate process, so that its cost is not the server's.
process.on('message', (plan: DoorPlan) => {
  scanAll(plan).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
