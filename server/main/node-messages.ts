import { z } from 'zod';

const nodeMessage = z.discriminatedUnion('kind', [
  /** To a node: accept no new connection, finish, exit. */
  z.object({ kind: z.literal('retire') }),
  /** To the parent: send all nodes' metrics. To a node: send yours. */
  z.object({ kind: z.literal('measured?'), question: z.number() }),
  /** From a node, or from the parent for all. */
  z.object({ kind: z.literal('measured'), question: z.number(), text: z.string() }),
]);
export type NodeMessage = z.infer<typeof nodeMessage>;

/** Undefined for foreign messages. */
export const readNodeMessage = (said: unknown): NodeMessage | undefined => nodeMessage.safeParse(said).data;

type Peer = {
  readonly send: (message: NodeMessage) => unknown;
  readonly on: (event: 'message', listen: (said: unknown) => void) => unknown;
};
export type AskMeasured = () => Promise<string | undefined>;

let questions = 0;

/** Undefined when it does not answer in time. */
export function askerOf(peer: Peer, patienceMs: number): AskMeasured {
  const waiting = new Map<number, (text: string | undefined) => void>();
  peer.on('message', (said) => {
    const message = readNodeMessage(said);
    if (message?.kind === 'measured') waiting.get(message.question)?.(message.text);
  });
  return () =>
    new Promise((resolve) => {
      questions += 1;
      const question = questions;
      const answer = (text: string | undefined): void => {
        clearTimeout(timer);
        waiting.delete(question);
        resolve(text);
      };
      const timer = setTimeout(() => answer(undefined), patienceMs);
      waiting.set(question, answer);
      peer.send({ kind: 'measured?', question });
    });
}
