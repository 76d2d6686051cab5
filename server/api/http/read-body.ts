import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** What came of a request's body; `error`: the connection broke meanwhile. */
export type ReadBody = { readonly bytes: Buffer; readonly error?: Error };

/** Reads a body whose length was checked before. Never rejects. */
export const readBody = (request: IncomingMessage): Promise<ReadBody> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const bytes = (): Buffer => (chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve({ bytes: bytes() }));
    request.once('error', (error) => resolve({ bytes: bytes(), error }));
  });

/** A request that somebody else is to answer, with what was read of it; `failure`: a bug that came between, to be told as any other. */
type HandedOn = ReadBody & { readonly failure?: { readonly error: unknown } };
const handedOn = new WeakMap<IncomingMessage, HandedOn>();

export const handOn = (request: IncomingMessage, read: HandedOn): unknown => handedOn.set(request, read);
export const failureOf = (request: IncomingMessage): { readonly error: unknown } | undefined => handedOn.get(request)?.failure;

/** The body once more, as it came; undefined for a request that nobody has read. */
export function bodyAgain(request: IncomingMessage): Readable | undefined {
  const read = handedOn.get(request);
  if (read === undefined) return undefined;
  return new Readable({
    read() {
      if (read.error !== undefined) this.destroy(read.error);
      else {
        this.push(read.bytes);
        this.push(null);
      }
    },
  });
}
