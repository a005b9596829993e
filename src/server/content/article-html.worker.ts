import { parentPort } from 'node:worker_threads';
import { createArticleHtmlCleaner } from './article-html-rules.ts';

const clean = createArticleHtmlCleaner();

parentPort?.on('message', (html: string) => {
  try {
    parentPort?.postMessage({ clean: clean(html) });
  } catch {
    // The markup is nested too deeply, or still changes after the last round of cleaning. The caller refuses it.
    parentPort?.postMessage({ clean: undefined });
  }
});

parentPort?.postMessage('loaded');
