import { expect, test } from 'vitest';
import changelog from '../../../CHANGELOG.md?raw';
import packageFile from '../../../package.json' with { type: 'json' };
import { readVersions } from './version-card.tsx';

test('reads each version with its changes, and joins the lines of a change', () => {
  const text =
    '# What changed\n\nFor owners.\n\n## 1.1.0\n\n- One `change`\n  in two lines.\n- Another.\n\n## 1.0.0\n\n- First.\n';
  expect(readVersions(text)).toEqual([
    { version: '1.1.0', changes: ['One change in two lines.', 'Another.'] },
    { version: '1.0.0', changes: ['First.'] },
  ]);
});

test('CHANGELOG.md begins with the version of package.json, and says of each version what changed', () => {
  const versions = readVersions(changelog);
  expect(versions[0]?.version).toBe(packageFile.version);
  expect(versions.filter(({ changes }) => changes.length === 0)).toEqual([]);
});
