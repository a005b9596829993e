import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { siteConfig } from '#site.config';

// GitHub's reader imports JSON without saying so, which Node refuses.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
hooks.deregister();

const read = (file: string) => readFileSync(file, 'utf8');
const workflow = '.github/workflows/ci.yml';

/** Returns the faults that GitHub's own reader finds in a workflow. */
async function lint(text: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: workflow, content: text }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

const stepsSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({ steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })) }),
  ),
});

test('the workflow has no fault that GitHub’s own reader finds', async () => {
  expect(await lint(read(workflow))).toEqual([]);
});

test('an unknown key is found, and so is an expression that cannot be read', async () => {
  expect(await lint(read(workflow).replace('runs-on: macos', 'run-on: macos'))).not.toEqual([]);
  expect(await lint(read(workflow).replace('matrix.node }}', 'matrix.node ]}'))).not.toEqual([]);
});

test('the workflow may only read, runs .ci/run or a part of it, and pins each action to a commit', () => {
  const { permissions, jobs } = stepsSchema.parse(parse(read(workflow)));
  expect(permissions).toEqual({ contents: 'read' });
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  for (const { uses, run } of steps) {
    if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    if (run !== undefined) expect(run === '.ci/run' || read('.ci/run').includes(`\n${run}\n`), run).toBe(true);
  }
});

test('Renovate and npm both wait before they take a new release', () => {
  expect(JSON.parse(read('renovate.json'))).toMatchObject({ minimumReleaseAge: expect.stringMatching(/^\d+ days$/) });
  expect(read('.npmrc')).toMatch(/^min-release-age=\d+$/m);
});

test('SECURITY.md names the address that security.txt names', () => {
  expect(read('SECURITY.md')).toContain(siteConfig.email);
});
