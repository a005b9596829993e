import { pathToFileURL } from 'node:url';

/**
 * A program that renders the page Sign In thousands of times. Its argument is the path of a module that exports
 * `renderPage`, such as the built site.
 */
const [, , renderer = ''] = process.argv;
const { renderPage }: { renderPage(address: URL, context: object): Promise<Response> } = await import(
  pathToFileURL(renderer).href
);

/** Content without articles or facts. Each of its functions returns an empty list. */
const content = new Proxy({}, { get: () => async () => [] });

for (let turn = 0; turn < 5000; turn += 1) {
  const page = await renderPage(new URL('http://localhost:3000/login'), {
    content,
    siteUrl: 'http://localhost:3000',
    apiBaseUrl: '',
    siteTimeZone: 'Pacific/Auckland',
    isModelSet: false,
    voice: { agents: {} },
    now: new Date(),
    noteFailure: () => {},
  });
  if (page.status !== 200) throw new Error(`The page has the status ${page.status}.`);
  await page.arrayBuffer();
  await new Promise((resolve) => setImmediate(resolve));
}
