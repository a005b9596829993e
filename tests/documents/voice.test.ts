import { expect, test } from 'vitest';
import { findTexts, listProductTexts, type ProductText } from '#tests/support/product-texts.ts';

/** A rule of docs/voice.md that a program can check. */
interface VoiceRule {
  readonly name: string;
  /** Finds what the rule forbids. */
  readonly forbidden: RegExp;
  /** The languages of the texts to which this rule applies. If this is not set, the rule applies to English texts. */
  readonly languages?: readonly ProductText['language'][];
  /** Texts that contain the forbidden form on purpose, such as texts that the specification fixes word for word. */
  readonly allowed?: readonly string[];
}

/** The rules that a text must follow. Each rule applies to all texts in its languages. */
const voiceRules: readonly VoiceRule[] = [
  { name: 'write email', forbidden: /\be-mail/i },
  { name: 'write per cent', forbidden: /\bpercent\b/i },
  { name: 'write 20%, without a word or a space after the figure', forbidden: /(?:\d|\{…\}) (?:%|per ?cent\b)/i },
  {
    name: 'write 7.30 pm',
    forbidden: /\b\d{1,2}:\d\d\b/,
    allowed: [
      'Please enter a time from 00:00 to 23:59, such as 09:00',
      'Numbers as people say them. “Half past seven”, not “07:30”.',
      // A place in a recording, in minutes and seconds.
      '“0:07 Agent: …”',
    ],
  },
  { name: 'write 9 am, not 9.00 am', forbidden: /\d\.00\s?[ap]m\b/ },
  {
    name: 'write a space before am and pm, and no capitals or stops in them',
    forbidden: /\d[ap]m\b|\d\s?(?:[AP]M\b|[ap]\.m\.)/,
  },
  {
    name: 'write the day before the month',
    forbidden:
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?!\d)/,
  },
  {
    name: 'write $199 NZD, with a comma in thousands',
    forbidden: /\b(?:NZ|US|AU?)\$|\$ \d|\$\d{4,}/,
    languages: ['en', 'zh-Hans', 'ko'],
  },
  {
    name: 'spell as New Zealand does',
    forbidden:
      /\b(?:color|center(?!-)|favorite|behavior|neighbor|honor|catalog|gray|canceled|canceling|labeled|traveler|jewelry|fulfill)\w*|\b(?:organi|reali|recogni|customi|optimi|apologi|summari|minimi|personali)z\w*|\banalyz\w*/i,
  },
  { name: 'write website, lowercase and uppercase as one word', forbidden: /\bweb site|\b(?:lower|upper)-case/i },
  { name: 'write alt text', forbidden: /\balternative text/i },
  { name: 'use words that people say', forbidden: /\b(?:anew|amid|meanwhile|at the most)\b/i },
  {
    name: 'write curly apostrophes',
    forbidden: /\p{L}'\p{L}/u,
    allowed: ["What You'll Need"],
  },
  { name: 'write … as one character', forbidden: /\.\.\./, allowed: ['Verifying authentication...', 'Saving...'] },
  {
    name: 'write Chinese punctuation after Chinese characters',
    forbidden: /\p{Script=Han}[,.!?;:]/u,
    languages: ['zh-Hans'],
  },
  { name: 'address a Chinese reader with 您', forbidden: /你(?!好)/u, languages: ['zh-Hans'] },
  {
    name: 'use one Chinese word for each thing',
    forbidden: /写信|由真人|合作计划|合作协议|消费税|使用费|装入/u,
    languages: ['zh-Hans'],
  },
  {
    name: 'use one Korean word for each thing',
    forbidden: /상담 AI|개인정보 방침|낱말|길어야/u,
    languages: ['ko'],
  },
  { name: 'write 이메일', forbidden: /(?<!이)메일/u, languages: ['ko'] },
];

/** Returns a line for each text that breaks a rule: its source, the rule, and the text. */
function findVoiceFaults(texts: readonly ProductText[]): string[] {
  return texts.flatMap(({ source, language, text }) =>
    voiceRules
      .filter(({ languages = ['en'] }) => languages.includes(language))
      .filter(({ forbidden, allowed = [] }) =>
        forbidden.test(allowed.reduce((rest, form) => rest.replaceAll(form, ''), text)),
      )
      .map(({ name }) => `${source}: ${name}: ${text.slice(0, 200)}`),
  );
}

const texts = listProductTexts();

test('every text follows the rules of docs/voice.md that a program can check', () => {
  expect(findVoiceFaults(texts)).toEqual([]);
});

test('the list has texts of every part of the product, and in all three languages', () => {
  const found = texts.map(({ text }) => text);
  for (const text of [
    'Explore Packages',
    'No articles found for this category',
    'Talk to Our AI Now',
    'Reload Widget',
    'Ending the agreement',
    'Passwords do not match.',
    'Leave your details',
    'What do the packages cost?',
    'Anything else?',
    '{…} saved this {…} while you were editing',
    'Current password is incorrect',
    'Nobody picks up here',
  ])
    expect(found).toContain(text);
  expect(texts.some(({ source, text }) => source.includes('/starter/') && text.includes('</p>'))).toBe(true);
  expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(['en', 'zh-Hans', 'ko']));
});

const faultsOf = (text: string, language: 'en' | 'zh-Hans' | 'ko' = 'en') =>
  findVoiceFaults([{ source: 'home.tsx:1', language, text }]);

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
