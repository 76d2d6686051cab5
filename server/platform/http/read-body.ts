import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** What came of a request's body; `error`: the connection broke meanwhile. */
export type ReadBody = { readonly bytes: Buffer; readonly error?: Error };

/** Reads a body whose length is known, and tells when so much of it is there or no more will come. */
export function readBody(request: IncomingMessage, length: number, tell: (read: ReadBody) => void): void {
  const chunks: Buffer[] = [];
  let missing = length;
  let told = false;
  const finish = (error?: Error): void => {
    if (told) return;
    told = true;
    const bytes = chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
    tell(error === undefined ? { bytes } : { bytes, error });
  };
  request.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    missing -= chunk.length;
    if (missing <= 0) finish();
  });
  request.on('error', finish);
}

/**
 * A request that somebody else is to answer, with what was read of it; `failure`: a bug that came between, to be told
 * as any other.
 */
type HandedOn = ReadBody & { readonly failure?: { readonly error: unknown } };
const handedOn = new WeakMap<IncomingMessage, HandedOn>();

export const handOn = (request: IncomingMessage, read: HandedOn): unknown => handedOn.set(request, read);
export const failureOf = (request: IncomingMessage): { readonly error: unknown } | undefined =>
  handedOn.get(request)?.failure;

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
