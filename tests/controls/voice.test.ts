import { expect, test } from 'vitest';
import { findVoiceFaults, voiceRules } from '#tests/support/voice-rules.ts';
import { findTexts } from '../../scripts/texts/find-texts.ts';

const faultsOf = (text: string, language: 'en' | 'zh-Hans' | 'ko' = 'en') =>
  findVoiceFaults([{ place: 'Home', source: 'home.tsx:1', language, text }]);

/** For each rule, a text that breaks only this rule. */
const breaches = [
  ['Reply by e-mail', 'en'],
  ['Commission percent', 'en'],
  ['A share of {…} per cent', 'en'],
  ['Booked for 7:30', 'en'],
  ['Open from 9.00 am', 'en'],
  ['Open from 9am', 'en'],
  ['Closed on December 25', 'en'],
  ['From NZ$199', 'ko'],
  ['Choose a color', 'en'],
  ['Our web site', 'en'],
  ['No alternative text', 'en'],
  ['Saved meanwhile', 'en'],
  ["You'll like it", 'en'],
  ['Loading...', 'en'],
  ['您好,请问', 'zh-Hans'],
  ['你的留言', 'zh-Hans'],
  ['请写信给我们', 'zh-Hans'],
  ['상담 AI가 받습니다', 'ko'],
  ['메일을 보내 주세요', 'ko'],
] as const;

test.each(breaches)('%s is reported', (text, language) => {
  expect(faultsOf(text, language)).toHaveLength(1);
});

test('each rule has a text that breaks it', () => {
  const broken = breaches.flatMap(([text, language]) => faultsOf(text, language).map((fault) => fault.split(': ')[1]));
  expect(broken.toSorted()).toEqual(voiceRules.map(({ name }) => name).toSorted());
});

test('a text of the specification is accepted, and the same form in another text is not', () => {
  expect(faultsOf('Verifying authentication...')).toEqual([]);
  expect(faultsOf('Verifying authentication... and more...')).toHaveLength(1);
});

test('texts are found in elements, attributes, literals and templates, and code is left out', () => {
  const source = `
    import { a } from './a text.ts';
    /** A comment. */
    const names = { monthly: 'A month', key: 'not read' };
    if (kind === 'a kind of') throw new Error('for the log only');
    export const Part = () => (
      <p className="big red" title="A title">
        Read <strong>all</strong> of {count} <a href="/x">articles</a>.
        {more && <em aria-label="And more">{\`\${count} left over\`}</em>}
      </p>
    );`;
  expect(findTexts('part.tsx', source).map(({ text }) => text)).toEqual([
    'A month',
    'Read all of {…} articles. {…}',
    'A title',
    'And more',
    '{…} left over',
  ]);
});

test('texts are found in the script and in the markup of an Astro file', () => {
  const source = `---\nconst title = 'Page not found';\n---\n<Layout title={title}>\n  <p>There is nothing here.</p>\n  <style>p { color: red }</style>\n</Layout>`;
  expect(findTexts('page.astro', source)).toEqual([
    { line: 1, text: 'Page not found' },
    { line: 5, text: 'There is nothing here.' },
  ]);
});
