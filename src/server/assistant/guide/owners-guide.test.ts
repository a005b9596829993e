import { expect, test } from 'vitest';
import { readGuideQuestions } from './guide-index.ts';
import { parseGuide, readOwnersGuide } from './owners-guide.ts';

test('divides a guide into sections of plain text, with a block for each item, row and line', () => {
  const guide = `# Title

What it is for.

## First, **bold**

A line that
goes on, with \`code\` and [a link](https://bellbird.example/).

- One item
  that goes on
- Another
1. A step

| Head | Of it |
| ---- | :---: |
| Cell | other |

### A part

\`\`\`
SETTING=value
\`\`\`

## Empty
`;
  expect(parseGuide(guide)).toEqual([
    {
      id: 'first-bold',
      heading: 'First, bold',
      blocks: [
        'A line that goes on, with code and a link.',
        'One item that goes on',
        'Another',
        'A step',
        'Head: Of it',
        'Cell: other',
      ],
    },
    { id: 'a-part', heading: 'A part', blocks: ['SETTING=value'] },
  ]);
});

test('the owner’s guide of this project has sections, and no sign of Markdown is left in them', async () => {
  const sections = await readOwnersGuide();
  expect(sections.map(({ id }) => id)).toContain('publishing-later');
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  for (const { heading, blocks } of sections) expect([heading, ...blocks].join('\n')).not.toMatch(/\*\*|`|\]\(|\|/);
});

test('every question of the assistant in the desk names a section that the guide has', async () => {
  const ids = (await readOwnersGuide()).map(({ id }) => id);
  expect([...readGuideQuestions().keys()].filter((id) => !ids.includes(id))).toEqual([]);
});
