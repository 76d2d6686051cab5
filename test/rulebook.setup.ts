import { Socket } from 'node:net';

// The rules are shown without a database, a page or a network; who reaches for one is told.
const refuse = (what: string) => () => {
  throw new Error(`A test of the rules reached for ${what}`);
};

Socket.prototype.connect = refuse('the network');
globalThis.fetch = refuse('the network');
if ('document' in globalThis) refuse('a page')();
