import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { findFolderCircles } from '#tests/support/folder-circles.ts';
import configuration, { demoAgentLayers, zones } from '../../dependency-cruiser.config.mjs';

let folder = '';
beforeEach(() => {
  folder = makeFolder();
});

/**
 * Checks the imports of a project that has these files. Returns the rules that are broken, each with the file that
 * breaks it.
 */
async function findViolations(files: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
  for (const [file, imports] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    const lines = imports.map((path, index) => `import * as m${index} from '${path}';\nexport { m${index} };`);
    writeFileSync(join(folder, file), `${lines.join('\n')}\nexport const own = 1;\n`);
  }
  const { forbidden, options: { tsConfig: _, ...options } = {} } = configuration;
  const { output } = await cruise(
    Object.keys(files),
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } },
    { extensions: ['.ts'] },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

/**
 * `fileOf` returns the path of a file in a zone. `pathTo` returns the path with which a file in one zone imports a file
 * in another.
 */
const fileOf = (zone: string, name: string) => (zone.endsWith('/') ? `${zone}${name}.ts` : zone);
const pathTo = (from: string, to: string) => `${'../'.repeat(from.split('/').length - 1) || './'}${to}`;

const pairs = Object.entries(zones).flatMap(([zone, { mayImport }]) =>
  Object.keys(zones)
    .filter((other) => other !== zone)
    .map((other) => [zone, mayImport.includes(other) ? 'may' : 'may not', other] as const),
);

test.each(pairs)('%s %s import %s', async (zone, permission, other) => {
  const from = fileOf(zone, 'from');
  const to = fileOf(other, 'to');
  const violations = await findViolations({ [from]: [pathTo(from, to)], [to]: [] });
  const isDeskFromPage = zone === 'src/site/' && other === 'src/desk/';
  if (isDeskFromPage) expect(violations).toEqual([`only the desk document mounts the desk: ${from}`]);
  else expect(violations).toEqual(permission === 'may' ? [] : [`zone ${zone}: ${from}`]);
});

test('shared code may not import a module of Node', async () => {
  const violations = await findViolations({ 'src/shared/reads.ts': ['node:fs'] });
  expect(violations).toEqual(['shared code does no I/O: src/shared/reads.ts']);
});

test.each(demoAgentLayers.slice(1).map((layer, index) => [demoAgentLayers[index] ?? '', layer]))(
  'demo agents: %s may not import the higher layer %s, which may import it',
  async (lower, higher) => {
    const low = `src/demo-agents/${lower}/low.ts`;
    const high = `src/demo-agents/${higher}/high.ts`;
    const upwards = await findViolations({ [low]: [`../${higher}/high.ts`], [high]: [] });
    expect(upwards).toEqual([`layer src/demo-agents/${lower}/: ${low}`]);
    expect(await findViolations({ [high]: [`../${lower}/low.ts`], [low]: [] })).toEqual([]);
  },
);

test("finds a circle of the server's folders that is not a circle of files", () => {
  const circles = findFolderCircles('src/server', [
    { source: 'src/server/accounts/a.ts', imports: ['src/server/content/articles/b.ts'] },
    { source: 'src/server/content/d.ts', imports: ['src/server/search/e.ts'] },
    { source: 'src/server/search/e.ts', imports: ['src/server/accounts/c.ts'] },
    { source: 'src/server/app.ts', imports: ['src/server/accounts/a.ts'] },
    { source: 'src/server/audit/f.ts', imports: ['src/server/content/d.ts', 'src/shared/rules/locales.ts'] },
  ]);
  expect(circles).toEqual([['accounts', 'content', 'search']]);
});
