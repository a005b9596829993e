import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { enquiryFormSchema } from '#shared/api/enquiry-contract.ts';
import { type Administrator, registerAdministrator } from '#tests/support/administrator.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { untilFormIsOldEnough, visitorAgent } from '#tests/support/enquiry-sender.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { buildImage, type Container, findBuilder, type Image } from './support/image.ts';

/** How often each status was returned. Status 0 means that the connection broke. */
type Statuses = Readonly<Record<number, number>>;

const pages = ['/', '/nz', '/au', '/resources', '/partners', '/demo', '/contact', '/privacy', '/api/openapi.json'];
const pageCount = 3000;
const searchCount = 1000;
const uploadCount = 12;
/** Width and height of an uploaded picture: 39 megapixels. */
const [width, height] = [7200, 5400];

/**
 * Sends what needs the most memory, all at once: pages and the largest file that is compressed for each request, a
 * hundred or more at a time, searches that no cache can answer, and large pictures.
 */
async function burst(origin: string, token: string): Promise<Record<'pages' | 'searches' | 'uploads', Statuses>> {
  const picture = await makePicture({ width, height });
  const get = (path: string) => fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  /** Uploads a picture, and again when a busy server asks for that: it takes them once the pages are read. */
  const upload = async (index: number): Promise<Response> => {
    const answer = await fetch(`${origin}${apiPaths.adminPictures}?file_name=${index}.jpg`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      // The files differ after the end of the picture.
      body: Buffer.concat([picture, Buffer.from([index])]),
    });
    if (answer.status !== 503) return answer;
    await answer.arrayBuffer();
    await setTimeout(1000 * Number(answer.headers.get('retry-after')));
    return await upload(index);
  };
  const [ofPages, ofSearches, ofUploads] = await Promise.all([
    sendAll(pageCount, 100, (index) => get(pages[index % pages.length] ?? '/')),
    sendAll(searchCount, 32, (index) => get(`/resources?q=word${index}`)),
    sendAll(uploadCount, uploadCount, upload),
  ]);
  return { pages: ofPages, searches: ofSearches, uploads: ofUploads };
}

/** Sends `count` requests, this many at once, and counts the statuses. */
async function sendAll(count: number, atOnce: number, send: (index: number) => Promise<Response>): Promise<Statuses> {
  const statuses: Record<number, number> = {};
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      const status = await send(next - 1).then(
        (answer) => answer.arrayBuffer().then(() => answer.status),
        () => 0,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return statuses;
}

const builder = findBuilder();
if (!builder) console.log('The image is not tested: this needs Docker, or root with buildah and debootstrap.');

const gigabyte = 1024 ** 3;
/** The memory that the image says it needs. */
const memory = Number(/^LABEL memory="(\d+)g"$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1]) * gigabyte;

describe.skipIf(!builder && !process.env.NEVER_SKIP)('the image', () => {
  let image: Image;
  let container: Container;
  let administrator: Administrator;

  beforeAll(async () => {
    if (!builder) throw new Error('The image cannot be built here.');
    image = await buildImage(builder);
    container = await image.start(memory);
    const code = await vi.waitUntil(() => /#admin-code=(\S+)/.exec(container.output())?.[1]);
    administrator = await registerAdministrator(container.origin, code);
  });
  afterAll(async () => {
    await container?.stop();
    await image?.remove();
  });

  test('keeps an enquiry and an article when it is stopped and started again', async () => {
    const { form_token } = enquiryFormSchema.parse(await (await fetch(container.origin + apiPaths.enquiryForm)).json());
    await untilFormIsOldEnough();
    const enquiry = { name: 'Mere Tamihana', email: 'mere@example.co.nz', phone: '', business: '', message: 'Kia ora' };
    const sent = await fetch(container.origin + apiPaths.enquiries, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': visitorAgent },
      body: JSON.stringify({ ...enquiry, consent: true, locale: 'en-NZ', form_token }),
    });
    expect([sent.status, await sent.text()]).toEqual([201, expect.anything()]);
    const send = sendToOrigin(container.origin, administrator.token);
    const article = await createContentFactories(send).article({ title: 'Stays after a stop', is_published: true });

    expect(await container.stop()).toBe(0);
    container = await image.start(memory);
    const desk = sendToOrigin(container.origin, administrator.token);
    const enquiries = await desk('GET', apiPaths.adminEnquiries);
    expect([enquiries.status, JSON.stringify(enquiries.body)]).toEqual([200, expect.stringContaining('Mere Tamihana')]);
    const page = await fetch(`${container.origin}/resources/${article.slug}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Stays after a stop')]);
  });

  test('survives a burst of pages, searches and large pictures in the memory that it asks for', async () => {
    const statuses = await burst(container.origin, administrator.token);
    for (const counts of Object.values(statuses)) expect(counts[0], JSON.stringify(statuses)).toBeUndefined();
    expect(statuses.uploads[201]).toBeGreaterThan(0);
    expect(container.hasEnded()).toBe(false);
    expect((await fetch(`${container.origin}/health/ready`)).status).toBe(200);
  });
});
