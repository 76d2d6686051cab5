import { connect } from 'node:net';

/** A body that was made ready once: its bytes, one character each. */
export type ReadyBody = { readonly bytes: string };
type Answer = { readonly head: string; readonly body: string };

export type HttpConnection = {
  /** One request at a time. */
  readonly post: (headerLines: string, body: ReadyBody | string) => Promise<string>;
  /** Answers the raw head, with its cookies. */
  readonly get: (path: string, headerLines: string) => Promise<Answer>;
  readonly close: () => void;
};

const END_OF_HEAD = '\r\n\r\n';
// What the client has already comes without body and length.
const NO_BODY = 'HTTP/1.1 304 ';
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;
const LONGEST_READ = 65_536;

export const readyBody = (text: string): ReadyBody => ({ bytes: Buffer.from(text).toString('latin1') });

function readAnswer(received: string): Answer | undefined {
  const end = received.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  if (received.startsWith(NO_BODY)) return { head: received.slice(0, end), body: '' };
  const length = LENGTH.exec(received);
  if (length === null || length.index > end) throw new Error(`An answer without a length: ${received.slice(0, end)}`);
  const from = end + END_OF_HEAD.length;
  const to = from + Number(length[1]);
  return received.length < to ? undefined : { head: received.slice(0, end), body: received.slice(from, to) };
}

/** HTTP as bytes (latin1), because a client library costs as much as the server that is measured. */
export function openHttpConnection(host: string, port: number, path: string): Promise<HttpConnection> {
  const start = `POST ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\naccept: application/json\r\ncontent-type: application/json\r\n`;
  let waiting: { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void } | undefined;
  let received = '';

  return new Promise((resolveOpen, rejectOpen) => {
    const fail = (error: Error): void => {
      rejectOpen(error);
      waiting?.reject(error);
    };
    const hear = (length: number): boolean => {
      received += sharedBuffer.toString('latin1', 0, length);
      try {
        const answer = readAnswer(received);
        if (answer === undefined) return true;
        received = '';
        const { resolve } = waiting ?? {};
        waiting = undefined;
        resolve?.(answer);
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
      }
      return true;
    };
    const socket = connect({ host, port, noDelay: true, onread: { buffer: sharedBuffer, callback: hear } });
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The server closed the connection')));
    socket.once('connect', () =>
      resolveOpen({
        post: (headerLines, body) =>
          new Promise((resolve, reject) => {
            const { bytes } = typeof body === 'string' ? readyBody(body) : body;
            waiting = { resolve: (answer) => resolve(answer.body), reject };
            socket.write(`${start}${headerLines}content-length: ${bytes.length}${END_OF_HEAD}${bytes}`, 'latin1');
          }),
        get: (asked, headerLines) =>
          new Promise((resolve, reject) => {
            waiting = { resolve, reject };
            socket.write(
              `GET ${asked} HTTP/1.1\r\nhost: ${host}:${port}\r\naccept: application/json\r\n${headerLines}\r\n`,
              'latin1',
            );
          }),
        close: () => {
          socket.removeAllListeners('close');
          socket.destroy();
        },
      }),
    );
  });
}

// Read before the next connection reads into the same buffer.
const sharedBuffer = Buffer.allocUnsafe(LONGEST_READ);
