import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/**
 * A server that sends the same response to every request. FOLDER contains the response's status, headers and body.
 *
 *   node bare-server.ts FOLDER PORT
 */
const [folder = '', port = '0'] = process.argv.slice(2);
const head: { status: number; headers: Record<string, string> } = JSON.parse(
  readFileSync(join(folder, 'head.json'), 'utf8'),
);
const body = readFileSync(join(folder, 'body'));
createServer((_request, response) => {
  response.writeHead(head.status, head.headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
