// @ts-check
/**
 * Import boundaries, checked by `npm run check`: which zone may import which, and the layers of the demo agents. `docs/architecture.md` shows the same zones to readers, and
 * `tests/documents/architecture.test.ts` keeps the two the same. A control for each rule is in
 * `tests/controls/boundaries.test.ts`.
 */

/**
 * Each zone, the zones that it may import, and what to do instead of any other import.
 * @type {Readonly<Record<string, { readonly mayImport: readonly string[], readonly instead: string }>>}
 */
export const zones = {
  'site.config.ts': { mayImport: [], instead: 'It is what an owner changes first: keep it to plain values.' },
  'src/language/': {
    mayImport: [],
    instead: 'It reads texts for browser and server: pass in what a business, the site or the server knows.',
  },
  'src/shared/': {
    mayImport: ['site.config.ts', 'src/language/'],
    instead: 'Shared code is pure: move the I/O to src/server and pass its result in.',
  },
  'src/theme/': { mayImport: [], instead: 'The theme is colours, type and space only: move the rest to its user.' },
  'src/demo-agents/': {
    mayImport: ['site.config.ts', 'src/language/', 'src/shared/', 'src/theme/'],
    instead: 'The demo agents are pure and run in the browser: pass what they need in from src/site.',
  },
  'src/server/': {
    mayImport: ['site.config.ts', 'src/language/', 'src/shared/', 'src/demo-agents/'],
    instead: 'The server knows pages only as a PageRenderer: pass it in when the app is assembled.',
  },
  'src/site/': {
    mayImport: ['site.config.ts', 'src/language/', 'src/shared/', 'src/theme/', 'src/demo-agents/', 'src/desk/'],
    instead:
      'Pages never import the server: read Astro.locals.content, or call the API through its contract in src/shared.',
  },
  'src/desk/': {
    mayImport: ['site.config.ts', 'src/language/', 'src/shared/', 'src/theme/'],
    instead: 'The desk never imports the server or the pages: call the API through its contract in src/shared.',
  },
};

/** Folders of `src/demo-agents`, from the lowest: each may import those before it. */
export const demoAgentLayers = ['text', 'slots', 'reading', 'call', 'agents', 'live-call'];

/** @param {string} path @returns {string} */
const startOf = (path) => `^${path.replaceAll('.', '\\.')}`;

/** The only file that may import both the pages and the server. It runs them in one process for `npm run dev`. */
const assembly = '^src/site/build/development-server\\.ts$';

const zoneRules = Object.entries(zones).map(([zone, { mayImport, instead }]) => ({
  name: `zone ${zone}`,
  comment: instead,
  severity: /** @type {const} */ ('error'),
  from: { path: startOf(zone), pathNot: assembly },
  to: { path: '^(src|scripts|tests|bench|site\\.config\\.ts)', pathNot: [zone, ...mayImport].map(startOf) },
}));

const layerRules = demoAgentLayers.slice(0, -1).map((layer, index) => ({
  name: `layer src/demo-agents/${layer}/`,
  comment: 'A layer imports only those below it; docs/demo-agents.md lists them.',
  severity: /** @type {const} */ ('error'),
  from: { path: `^src/demo-agents/${layer}/` },
  to: { path: `^src/demo-agents/(${demoAgentLayers.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...zoneRules,
    {
      name: 'shared code does no I/O',
      comment: 'Move the I/O to src/server and pass its result in.',
      severity: 'error',
      from: { path: '^src/(shared|language)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only the desk document mounts the desk',
      comment: 'src/site/layouts/desk-document.astro mounts it; link to the desk by its address.',
      severity: 'error',
      from: { path: '^src/site/' },
      to: { path: '^src/desk/' },
    },
    ...layerRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
