import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may lie behind each other on one connection; browsers send one at a time, and more would only fill memory. */
const mostBehind = 100;

/**
 * Begins one request of a connection after the other, with a turn of the event loop in between: whoever sends fifty at
 * once must not be served fifty times before anybody else.
 */
export function takeTurns(listener: RequestListener, most = mostBehind): RequestListener {
  const behind = new WeakMap<Socket, number>();

  const wait = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = (behind.get(socket) ?? 0) + 1;
    behind.set(socket, count);
    if (count > most) {
      socket.destroy();
      return;
    }
    response.once('socket', () => {
      behind.set(socket, (behind.get(socket) ?? 1) - 1);
      setImmediate(listener, request, response);
    });
  };

  return (request, response) => {
    // An answer has its connection from the beginning unless another one is still being sent there.
    if (response.socket === null) wait(request, response);
    else listener(request, response);
  };
}
