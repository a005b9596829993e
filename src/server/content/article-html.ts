import { Worker } from 'node:worker_threads';
import { invalidField, Problem } from '../problems/problem.ts';

/** Removes from HTML everything that articles may not contain. */
export type SanitiseHtml = (html: string) => string | Promise<string>;

interface ThreadOptions {
  readonly workerFile: URL;
  /** Milliseconds for one text; ordinary articles take a few. */
  readonly textTimeout: number;
  /** Milliseconds for loading jsdom: about a second alone, many times that on a busy machine. */
  readonly loadTimeout: number;
  /** Milliseconds after which an idle thread is ended: jsdom takes some 60 MB, and most requests only read. */
  readonly idleTimeout: number;
}

const productOptions: ThreadOptions = {
  workerFile: new URL('./article-html.worker.ts', import.meta.url),
  textTimeout: 8000,
  loadTimeout: 60_000,
  idleTimeout: 5 * 60_000,
};

interface LoadedThread {
  readonly worker: Worker;
  /** Resolves when the worker is ready; rejects when it cannot load. */
  readonly loaded: Promise<void>;
}

/**
 * Creates a thread that cleans article HTML with the list of allowed elements (product 9.10), one text at a time, so
 * that slow markup never blocks the server. The thread starts with the first text.
 */
export function createSanitiserThread(options: Partial<ThreadOptions> = {}) {
  const { workerFile, textTimeout, loadTimeout, idleTimeout } = { ...productOptions, ...options };
  let thread: LoadedThread | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastText: Promise<unknown> = Promise.resolve();

  const start = (): LoadedThread => {
    const worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 192, stackSizeMb: 4 } });
    return { worker, loaded: whenLoaded(worker, loadTimeout) };
  };

  const stop = (stopped: LoadedThread): void => {
    if (thread === stopped) thread = undefined;
    // A worker that failed may report its error once more while it ends.
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
    const cleaning = lastText.then(() => clean(html));
    lastText = cleaning.catch(() => {});
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

/** The worker's first message says that it has loaded. */
function whenLoaded(worker: Worker, timeout: number): Promise<void> {
  const loaded = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The thread did not load within ${timeout} ms`)), timeout);
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread ended with code ${code} before it had loaded`)));
    const stopTimer = () => clearTimeout(timer);
    worker.once('message', stopTimer).once('error', stopTimer).once('exit', stopTimer);
  });
  // The text that waits for the thread handles the failure.
  loaded.catch(() => {});
  return loaded;
}

/**
 * Returns the worker's result for a text (without HTML when it refused the text), or that the worker failed or was too
 * slow.
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
