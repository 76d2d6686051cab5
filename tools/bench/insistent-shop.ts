import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

type Question = { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: string };
type Answer = { readonly status: number; readonly body: string };

export type Troubles = {
  /** Connections that broke, or that nobody took. */
  cut: number;
  /** Answers of "busy, try again". */
  busy: number;
  /** Answers that no machine fault excuses. */
  readonly failed: string[];
};

export type InsistentShop = {
  /** One node after another, until one gives an answer that is no trouble. */
  readonly ask: (question: Question) => Promise<string>;
  readonly troubles: Troubles;
  readonly close: () => void;
};

const ANSWERS_WITHIN_MS = 20_000;
const MOST_KEPT = 20;
const shortPause = (): Promise<void> => sleep(50 + Math.random() * 200);

/** No sticky sessions: each new try may reach another node. */
export function openInsistentShop(nodes: readonly string[], connections: number): InsistentShop {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const troubles: Troubles = { cut: 0, busy: 0, failed: [] };
  let turn = 0;

  const send = ({ path, headers, body }: Question): Promise<Answer> => {
    turn += 1;
    const url = `${nodes[turn % nodes.length] ?? ''}${path}`;
    return new Promise((resolve, reject) => {
      const asking = request(url, {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        timeout: ANSWERS_WITHIN_MS,
      });
      asking.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        response.on('error', reject);
        response.on('close', () => reject(new Error('cut')));
      });
      asking.on('timeout', () => asking.destroy(new Error('no answer')));
      asking.on('error', reject);
      asking.end(body);
    });
  };

  async function ask(question: Question): Promise<string> {
    for (;;) {
      const answer = await send(question).catch(() => null);
      if (answer === null) troubles.cut += 1;
      else if (answer.status === 503 || answer.body.includes('"code":"BUSY"')) troubles.busy += 1;
      else if (answer.status >= 500 || answer.body.includes('"code":"INTERNAL"')) {
        if (troubles.failed.length < MOST_KEPT) troubles.failed.push(answer.body.slice(0, 300));
      } else return answer.body;
      await shortPause();
    }
  }
  return { ask, troubles, close: () => agent.destroy() };
}
