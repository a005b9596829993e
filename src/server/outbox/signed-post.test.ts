import dns from 'node:dns';
import { expect, test, vi } from 'vitest';
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { createSignedPost, isPrivateHost, PrivateTargetError } from './signed-post.ts';

test.each([
  ...['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:10.0.0.1]', '[::ffff:7f00:1]', '10.1.2.3', '172.31.0.1'],
  ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '255.255.255.255', '[fd00::1]', '[fe80::1]', '[::]'],
  ...['[64:ff9b::a00:1]', '[2002:7f00:1::]', 'localhost', 'LOCALHOST.', 'app.localhost'],
  ...['db.internal', 'printer.local'],
])('http://%s leads to a private network', (host) => {
  expect(isPrivateHost(new URL(`http://${host}/`).hostname)).toBe(true);
});

test.each(['203.0.114.1', '8.8.8.8', '[2606:4700::1111]', 'example.com', 'internal.example', '172.32.0.1'])(
  'http://%s does not',
  (host) => expect(isPrivateHost(new URL(`http://${host}/`).hostname)).toBe(false),
);

test('refuses a name that leads to a private address when it connects', async () => {
  const receiver = await startWebhookReceiver();
  const { port } = new URL(receiver.url);
  const lookup = vi.spyOn(dns, 'lookup');
  lookup.mockImplementation(((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [
      { address: '203.0.113.5', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])) as typeof dns.lookup);
  const target = { url: `http://turned.example:${port}/`, key: Buffer.alloc(32, 1) };
  const send = (reach: 'public' | 'any') =>
    createSignedPost(target, reach)({}, { id: 'msg_1', sentAt: new Date() }, AbortSignal.timeout(5000));
  await expect(send('public')).rejects.toThrow(PrivateTargetError);
  expect(receiver.received).toEqual([]);
  lookup.mockRestore();
  await receiver.stop();
});
