import { Server } from 'node:http';

/** Loaded into a server by the control of the test that watches its memory: it never lets go of a request. That test must fail then. */
const kept: Buffer[] = [];
const emit = Server.prototype.emit;
Server.prototype.emit = function (name: string | symbol, ...words: unknown[]): boolean {
  if (name === 'request') kept.push(Buffer.alloc(16 * 1024, 1));
  return Reflect.apply(emit, this, [name, ...words]);
};
