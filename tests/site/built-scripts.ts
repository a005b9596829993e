import { brotliCompressSync, constants } from 'node:zlib';
import { expect, inject } from 'vitest';

/** Names of built scripts, and the code of each. */
export type Scripts = ReadonlyMap<string, string>;

const folder = '/_astro/';

async function readScript(name: string): Promise<string> {
  const answer = await fetch(new URL(folder + name, inject('siteOrigin')));
  expect(answer.status, name).toBe(200);
  return answer.text();
}

/** Returns these scripts together with all scripts that they import, directly or through others. */
export async function withImports(names: Iterable<string>): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (scripts.has(name)) continue;
    const code = await readScript(name);
    scripts.set(name, code);
    waiting.push(
      ...[...code.matchAll(/(?:\bfrom|\bimport)"\.\/([\w.-]+\.js)"/g)].map(([, imported]) => imported ?? ''),
    );
  }
  return scripts;
}

/**
 * Returns the names of the scripts that a page loads at once, and of the scripts that its islands load when a visitor
 * uses them.
 */
export function scriptNames(document: Document): { readonly own: string[]; readonly islands: string[] } {
  const valuesOf = (selector: string, attributes: readonly string[]) =>
    [...document.querySelectorAll(selector)]
      .flatMap((element) => attributes.map((attribute) => element.getAttribute(attribute) ?? ''))
      .filter((address) => address.startsWith(folder))
      .map((address) => address.slice(folder.length));
  return {
    own: valuesOf('script[src], link[rel="modulepreload"]', ['src', 'href']),
    islands: valuesOf('astro-island', ['component-url', 'renderer-url', 'before-hydration-url']),
  };
}

/** Returns the total size of these texts after compression with Brotli, in bytes. */
export function transferSize(texts: Iterable<string>): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return [...texts].reduce((sum, text) => sum + brotliCompressSync(text, { params }).length, 0);
}

/** Matches words that are only in the code of the desk and in its libraries. */
const deskWords = /Content Management Dashboard|react-aria-|data-desk-dialog/;

/** Returns the names of the scripts that contain code of the desk. */
export function scriptsOfDesk(scripts: Scripts): string[] {
  return [...scripts].filter(([, code]) => deskWords.test(code)).map(([name]) => name);
}
