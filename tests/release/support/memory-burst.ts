import { apiPaths } from '#domain/api-paths.ts';
import { makePicture } from '#tests/support/pictures.ts';

/** How often each status was returned. Status 0 means that the connection broke. */
export type Statuses = Readonly<Record<number, number>>;

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
export async function burst(
  origin: string,
  token: string,
): Promise<Record<'pages' | 'searches' | 'uploads', Statuses>> {
  const picture = await makePicture({ width, height });
  const get = (path: string) => fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  const upload = (index: number) =>
    fetch(`${origin}${apiPaths.adminPictures}?file_name=${index}.jpg`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      // The files differ after the end of the picture.
      body: Buffer.concat([picture, Buffer.from([index])]),
    });
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
