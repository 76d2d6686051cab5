import { connect } from 'node:net';

export type HttpConnection = {
  /** Posts JSON with these header lines beside its own and answers the body; one request at a time. */
  readonly post: (headerLines: string, body: string) => Promise<string>;
  /** Asks for a path with these header lines and answers what came, the head with its cookies as it stands. */
  readonly get: (path: string, headerLines: string) => Promise<{ readonly head: string; readonly body: string }>;
  readonly close: () => void;
};

const END_OF_HEAD = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;

/** A connection that stays open: HTTP as bytes, because a client library costs as much as the server that is measured. */
export function openHttpConnection(host: string, port: number, path: string): Promise<HttpConnection> {
  const start = `POST ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\naccept: application/json\r\ncontent-type: application/json\r\n`;
  let waiting:
    | { readonly resolve: (answer: { readonly head: string; readonly body: string }) => void; readonly reject: (error: Error) => void }
    | undefined;
  let received = '';

  return new Promise((resolveOpen, rejectOpen) => {
    const socket = connect({ host, port, noDelay: true });
    const fail = (error: Error): void => {
      rejectOpen(error);
      waiting?.reject(error);
    };
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The server closed the connection')));
    // Bytes as characters, so that lengths are the header's.
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
      const end = received.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const length = LENGTH.exec(received.slice(0, end + 2))?.[1];
      if (length === undefined) return fail(new Error(`An answer without a length: ${received.slice(0, end)}`));
      const from = end + END_OF_HEAD.length;
      if (received.length < from + Number(length)) return;
      const answer = { head: received.slice(0, end), body: received.slice(from, from + Number(length)) };
      received = '';
      const { resolve } = waiting ?? {};
      waiting = undefined;
      resolve?.(answer);
    });
    socket.once('connect', () =>
      resolveOpen({
        post: (headerLines, body) =>
          new Promise((resolve, reject) => {
            waiting = { resolve: (answer) => resolve(answer.body), reject };
            socket.write(`${start}${headerLines}content-length: ${Buffer.byteLength(body)}${END_OF_HEAD}${body}`, 'utf8');
          }),
        get: (asked, headerLines) =>
          new Promise((resolve, reject) => {
            waiting = { resolve, reject };
            socket.write(`GET ${asked} HTTP/1.1\r\nhost: ${host}:${port}\r\naccept: application/json\r\n${headerLines}\r\n`, 'latin1');
          }),
        close: () => {
          socket.removeAllListeners('close');
          socket.destroy();
        },
      }),
    );
  });
}
