import { globSync, readFileSync } from 'node:fs';
import { type DemoLanguage, languageOf } from '#language/languages.ts';
import { findTexts } from './find-texts.ts';

/** A text of the product, with the place where people read it. */
export interface ProductText {
  readonly place: string;
  /** The file and line of the text. Example: `src/shared/offer/packages.ts:20`. */
  readonly source: string;
  readonly language: DemoLanguage;
  readonly text: string;
}

/** The places of the product, in the order of the list. A file belongs to the first place whose pattern it matches. */
const places: readonly (readonly [name: string, files: RegExp])[] = [
  [
    'Home',
    /^src\/site\/(?:sections\/home\/|islands\/missed-calls)|^src\/shared\/offer\/(?:packages|home-questions|missed-calls|owner-facts)/,
  ],
  [
    'Resources and articles',
    /^src\/site\/(?:sections|pages)\/(?:resources|article)|^src\/site\/islands\/(?:use-)?resources/,
  ],
  [
    'Partners',
    /^src\/site\/sections\/partners\/|^src\/site\/islands\/(?:estimator|partner)|^src\/shared\/offer\/(?:partner|earnings)/,
  ],
  ['Demo', /^src\/site\/(?:sections\/demo|voice)\/|^src\/shared\/(?:rules\/)?demo|^src\/demo-agents\/live-call\//],
  ['Privacy and Terms', /^src\/shared\/offer\/legal\/|^src\/site\/sections\/legal\//],
  [
    'Sign In and Create Account',
    /^src\/site\/sections\/account\/|-form\.tsx$|^src\/shared\/(?:rules\/sign-in|rules\/passwords|api\/account)/,
  ],
  ['Contact', /enquir|contact/],
  ['Assistant', /^src\/site\/(?:assistant|islands\/assistant)|^src\/server\/assistant\//],
  ['Demo agents, spoken', /^src\/demo-agents\//],
  ['Starter articles', /^src\/server\/content\/starter\//],
  ['API description', /\.routes\.ts$|^src\/server\/http\/(?:api-description|problem-responses)/],
  ['Desk', /^src\/desk\/|^src\/shared\/api\//],
  ['Sentences of the server', /^src\/server\//],
  ['Every page', /./],
];

/** Files whose strings people never read, or read only on the command line. */
const unread =
  /\.(?:test|fixture)\.|\.repository\.ts$|^src\/shared\/(?:hearing|api\/api-paths)|^src\/site\/build\/|^src\/server\/(?:config|content\/search|database|operations\/(?!notices)|pages)|^src\/server\/[^/]+$|\/phrasings\/|^src\/server\/accounts\/(?:first-admin|administration)|^src\/server\/assistant\/model\//;

const sources = [
  'site.config.ts',
  'src/{site,desk,shared,server}/**/*.{ts,tsx,astro}',
  'src/demo-agents/{agents,conversation,live-call,text}/**/*.{ts,tsx}',
];

/**
 * Returns all texts that visitors and editors read, by place. They are found in the source, so a text is in the list
 * as soon as it is written. Reads files relative to the working directory.
 */
export function listProductTexts(): ProductText[] {
  const files = sources
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !unread.test(file))
    .toSorted();
  const texts = files.flatMap((file) => {
    const place = places.find(([, pattern]) => pattern.test(file))?.[0] ?? '';
    return findTexts(file, readFileSync(file, 'utf8')).map(({ line, text }) => ({
      place,
      source: `${file}:${line}`,
      language: languageOf(text),
      text,
    }));
  });
  const order = places.map(([name]) => name);
  return texts.toSorted((left, right) => order.indexOf(left.place) - order.indexOf(right.place));
}
