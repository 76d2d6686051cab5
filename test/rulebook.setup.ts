import { Socket } from 'node:net';

const refuse = (what: string) => () => {
  throw new Error(`A test of the rules reached for ${what}`);
};

Socket.prototype.connect = refuse('the network');
globalThis.fetch = refuse('the network');
if ('document' in globalThis) refuse('a page')();
