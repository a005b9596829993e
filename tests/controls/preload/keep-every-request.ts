import { Server } from 'node:http';

/** Breaks a server: it leaks 16 KiB of memory for each request. */
const kept: Buffer[] = [];
const emit = Server.prototype.emit;
Server.prototype.emit = function (name: string | symbol, ...words: unknown[]): boolean {
  if (name === 'request') kept.push(Buffer.alloc(16 * 1024, 1));
  return Reflect.apply(emit, this, [name, ...words]);
};
