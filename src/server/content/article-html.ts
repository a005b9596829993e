import { Worker } from 'node:worker_threads';
import { invalidField, Problem } from '../problem.ts';

/** Removes from HTML everything that articles may not contain. */
export type SanitiseHtml = (html: string) => string | Promise<string>;

/** The thread, which takes some 60 MB, ends when it has had no text for this time. Milliseconds. */
const idleTimeout = 5 * 60_000;

const productOptions = {
  workerFile: new URL('./article-html.worker.ts', import.meta.url),
  /** Maximum time for cleaning one text, in milliseconds. Ordinary articles take a few. */
  textTimeout: 8000,
  /**
   * Maximum time for loading jsdom, in milliseconds. It takes about a second on an idle machine, and many times that on
   * a busy one.
   */
  loadTimeout: 60_000,
};

/**
 * Creates a thread that cleans article HTML with the list of allowed elements. The thread starts with the first text.
 * It cleans one text at a time, so that slow markup never blocks the server.
 */
export function createSanitiserThread(options: Partial<typeof productOptions> = {}) {
  const { workerFile, textTimeout, loadTimeout } = { ...productOptions, ...options };
  let thread: ReturnType<typeof start> | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastText: Promise<void> = Promise.resolve();

  const start = () => {
    const worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 192, stackSizeMb: 4 } });
    return { worker, loaded: whenLoaded(worker, loadTimeout) };
  };

  const stop = (stopped: ReturnType<typeof start>): void => {
    if (thread === stopped) thread = undefined;
    // A worker that failed may report a second error while it ends.
    stopped.worker.on('error', () => {});
    void stopped.worker.terminate();
  };

  const clean = async (html: string): Promise<string | undefined> => {
    thread ??= start();
    const current = thread;
    clearTimeout(idleTimer);
    current.worker.ref();
    try {
      await current.loaded;
    } catch (cause) {
      stop(current);
      throw new Problem('unavailable', 'The content cannot be checked just now. Please try again in a minute.', {
        retryAfter: 60,
        cause,
      });
    }
    const cleaned = await cleanInWorker(current.worker, html, textTimeout);
    if (cleaned === 'failed') {
      stop(current);
      return undefined;
    }
    current.worker.unref();
    idleTimer = setTimeout(() => stop(current), idleTimeout).unref();
    return cleaned.html;
  };

  const sanitise = async (html: string): Promise<string> => {
    const cleaning = isTooDeep(html) ? undefined : lastText.then(() => clean(html));
    // What the next text waits for has no value. If it had, each text would keep all texts before it in memory.
    if (cleaning)
      lastText = cleaning.then(
        () => {},
        () => {},
      );
    const cleaned = await cleaning;
    if (cleaned === undefined)
      throw invalidField('content', 'The HTML of the content is too tangled to check. Please simplify it');
    return cleaned;
  };

  return {
    /**
     * Returns the clean HTML. Throws a 422 when the markup is too slow or too deep, a 503 when the thread cannot load.
     */
    sanitise,
    /** Starts the thread in the background, so that an editor's first save does not wait for it. */
    warm(): void {
      if (!thread) sanitise('').catch(() => {});
    },
  };
}

/**
 * Elements whose end tag may be left out, and elements that have no end tag. They do not count towards the depth,
 * because many of them in a row are usually not nested.
 */
const mayStayOpen = new Set(
  'p li dt dd td th tr thead tbody tfoot colgroup option br hr img wbr col input source track area embed param'.split(
    ' ',
  ),
);
/** Maximum number of elements inside one another. The time of the cleaner grows with the square of this number. */
const depthMaximum = 300;
/**
 * Maximum number of inline elements with attributes that are open at once. A parser repeats each of them in every
 * block that follows (HTML standard, "reconstruct the active formatting elements").
 */
const repeatedMaximum = 20;
const repeated = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/**
 * Returns whether a text has more nested elements than `depthMaximum`, or more open inline elements than
 * `repeatedMaximum`. It looks only at the tags and does not parse the HTML.
 */
function isTooDeep(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  let repeatedOpen = 0;
  for (const [, slash, name = '', attribute] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})(\s[^>\s])?/gi)) {
    const element = name.toLowerCase();
    const count = open.get(element) ?? 0;
    if (mayStayOpen.has(element) || (slash && count === 0)) continue;
    open.set(element, slash ? count - 1 : count + 1);
    depth += slash ? -1 : 1;
    if (!slash && attribute && repeated.has(element)) repeatedOpen += 1;
    if (slash && repeated.has(element)) repeatedOpen = Math.max(0, repeatedOpen - 1);
    if (depth > depthMaximum || repeatedOpen > repeatedMaximum) return true;
  }
  return false;
}

/** Resolves with the worker's first message, which it sends once it has loaded. */
function whenLoaded(worker: Worker, timeout: number): Promise<void> {
  const loaded = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The thread did not load within ${timeout} ms`)), timeout);
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread ended with code ${code} before it had loaded`)));
    const stopTimer = () => clearTimeout(timer);
    worker.once('message', stopTimer).once('error', stopTimer).once('exit', stopTimer);
  });
  // The save that waits for the thread gets this failure. If no save waits, this handler keeps Node from ending the
  // process.
  loaded.catch(() => {});
  return loaded;
}

/**
 * Returns the worker's result for a text, or `'failed'` when the worker failed or was too slow. The result has no HTML
 * when the worker refused the text.
 */
function cleanInWorker(
  worker: Worker,
  html: string,
  timeout: number,
): Promise<{ readonly html: string | undefined } | 'failed'> {
  return new Promise((resolve) => {
    const finish = (result: { readonly html: string | undefined } | 'failed') => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError);
      resolve(result);
    };
    const onMessage = (message: { clean: string | undefined }) => finish({ html: message.clean });
    const onError = () => finish('failed');
    const timer = setTimeout(onError, timeout);
    worker.on('message', onMessage).on('error', onError);
    worker.postMessage(html);
  });
}

/** The cleaning thread that the whole process shares. */
export const { sanitise: sanitiseArticleHtml, warm: warmArticleHtml } = createSanitiserThread();
