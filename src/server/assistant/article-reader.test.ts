import { expect, test } from 'vitest';
import { articlePassages } from './article-reader.ts';

const article = { id: 1, title: 'Calls', slug: 'calls', summary: 'About calls.', content: null, medium_url: null };

test('an article is split at its headings into plain text', () => {
  const content = '<p>First &amp; <em>foremost</em></p><h2>Then</h2><ul><li>One</li><li>Two&nbsp;</li></ul>';
  const passages = articlePassages({ ...article, content });
  expect(passages.map(({ passage }) => passage.kind === 'text' && passage.text)).toEqual([
    'About calls.\nFirst & foremost',
    'One\nTwo',
  ]);
  expect(passages[1]?.entries[0]).toMatchObject({ title: 'Calls Then' });
});

test('an article published elsewhere is linked with tracking; an article without any page has no link', () => {
  const link = (medium_url: string | null) => {
    const passage = articlePassages({ ...article, medium_url })[0]?.passage;
    return passage?.kind === 'text' ? passage.href('en-NZ') : undefined;
  };
  expect(link('https://medium.example/calls')).toContain('utm_source=website');
  expect(link(null)).toBeUndefined();
});
