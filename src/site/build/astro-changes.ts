import type { AstroIntegration } from 'astro';

/** A text in one of Astro's files, and the text that the build writes in its place. */
interface Change {
  /** Path of the file in the folder `dist` of Astro. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Makes Astro compute the digest of a script or stylesheet only once. Otherwise Astro computes the digests of a page's
 * stylesheets at each render, in another thread, and waits for each of them.
 */
export function digestsOnce(): AstroIntegration {
  const head = 'async function generateCspDigest(data, algorithm) {';
  return changeAstro('bellbird-digests-once', [
    {
      file: 'core/encryption.js',
      from: head,
      to: `const keptDigests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  const known = keptDigests.get(key) ?? computeCspDigest(data, algorithm);
  if (keptDigests.size < 200) keptDigests.set(key, known);
  return known;
}
${head.replace('generate', 'compute')}`,
    },
  ]);
}

/**
 * Lets the memory of a rendered page go at the next young garbage collection. Otherwise V8 keeps everything about the
 * page until the next full one, because of accessors and of functions that are added to an object (decision 035).
 */
export function shortLivedPages(): AstroIntegration {
  return changeAstro('bellbird-short-lived-pages', [
    {
      file: 'core/fetch/fetch-state.js',
      from: `get locals() {
        return self.locals;
      }
    };`,
      to: `locals: options?.locals
    };`,
    },
    {
      file: 'core/fetch/fetch-state.js',
      from: `get headers() {
        return headers;
      },
      set headers(_) {
        throw new AstroError(AstroErrorData.AstroResponseHeadersReassigned);
      }`,
      to: 'headers',
    },
    {
      file: 'runtime/server/render/astro/instance.js',
      from: `this.slotValues[name] = () => {
        if (!didRender) {
          didRender = true;
          return value;
        }
        return slots[name](result);
      };`,
      to: `const slot = () => {
        if (!didRender) {
          didRender = true;
          return value;
        }
        return slots[name](result);
      };
      this.slotValues = { ...this.slotValues, [name]: slot };`,
    },
  ]);
}

/** Returns an integration that changes Astro's files for the server. The build fails if a text is not found. */
function changeAstro(name: string, changes: readonly Change[]): AstroIntegration {
  const files = [...new Set(changes.map(({ file }) => file))];
  const plugins = files.map((file) => ({
    name: `${name}:${file}`,
    applyToEnvironment: ({ name: environment }: { readonly name: string }) => environment !== 'client',
    transform: {
      filter: { id: matchFile(file) },
      handler: (code: string) => ({ code: applyChanges(code, file, changes), map: null }),
    },
  }));
  return {
    name,
    hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins } }) },
  };
}

function applyChanges(code: string, file: string, changes: readonly Change[]): string {
  let changed = code;
  for (const { from, to } of changes.filter((change) => change.file === file)) {
    if (!changed.includes(from)) throw new Error(`${file} of Astro no longer contains this text:\n${from}`);
    changed = changed.replace(from, () => to);
  }
  return changed;
}

/** Returns a pattern that matches the path of a file of Astro, on any operating system. */
function matchFile(file: string): RegExp {
  const path = file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');
  return new RegExp(`[\\\\/]astro[\\\\/]dist[\\\\/]${path}(?:\\?|$)`);
}
