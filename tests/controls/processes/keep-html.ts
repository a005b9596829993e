import { serveBroken } from './serve-broken.ts';

/** A broken server: it stores HTML without cleaning it. */
await serveBroken(undefined, { sanitiseHtml: (html) => html });
