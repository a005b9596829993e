import type { VitePlugin } from './integrations.ts';

/** A text in a file of a library, and the text that the build writes in its place. */
interface Change {
  /** Path of the file in `node_modules`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Makes Astro compute the digest of a script or stylesheet only once. Otherwise Astro computes the digests of a page's
 * stylesheets at each render, in another thread, and waits for each of them.
 */
export function digestsOnce(): VitePlugin {
  const head = 'async function generateCspDigest(data, algorithm) {';
  return changeLibrary('bellbird-digests-once', 'server', {
    file: 'astro/dist/core/encryption.js',
    from: head,
    to: `const keptDigests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  const known = keptDigests.get(key) ?? computeCspDigest(data, algorithm);
  if (keptDigests.size < 200) keptDigests.set(key, known);
  return known;
}
${head.replace('generate', 'compute')}`,
  });
}

/**
 * Makes React Aria check the browser's language without the list of all languages. To return this list, a browser reads
 * all its data about dates, which takes as long as all other code that the desk runs before it renders.
 */
export function quickLocaleCheck(): VitePlugin {
  return changeLibrary('bellbird-quick-locale-check', 'client', {
    file: 'react-aria/dist/private/i18n/useDefaultLocale.mjs',
    from: `Intl.DateTimeFormat.supportedLocalesOf([
            locale
        ])`,
    // Like the replaced call, this throws if the language is not well formed.
    to: 'new Intl.Locale(locale)',
  });
}

/**
 * Returns a plugin that changes a file of a library, for the browser (`client`) or for the server. The build fails if the
 * file no longer contains the text.
 */
function changeLibrary(name: string, target: 'client' | 'server', { file, from, to }: Change): VitePlugin {
  return {
    name,
    applyToEnvironment: (environment) => (environment.name === 'client') === (target === 'client'),
    transform: {
      // The desk's own copies of modules have a query after the path.
      filter: { id: `**/node_modules/${file}*` },
      handler(code) {
        if (!code.includes(from)) throw new Error(`${file} no longer contains this text:\n${from}`);
        return { code: code.replace(from, () => to), map: null };
      },
    },
  };
}
