import type { ProductText } from '../../scripts/texts/product-texts.ts';

/** A rule of docs/voice.md that a program can check. */
export interface VoiceRule {
  readonly name: string;
  /** Finds what the rule forbids. */
  readonly forbidden: RegExp;
  /** The languages of the texts to which this rule applies. If this is not set, the rule applies to English texts. */
  readonly languages?: readonly ProductText['language'][];
  /** Texts that contain the forbidden form on purpose, such as texts that the specification fixes word for word. */
  readonly allowed?: readonly string[];
}

/** The rules that a text must follow. Each rule applies to all texts in its languages. */
export const voiceRules: readonly VoiceRule[] = [
  { name: 'write email', forbidden: /\be-mail/i },
  { name: 'write per cent', forbidden: /\bpercent\b/i },
  { name: 'write 20%, without a word or a space after the figure', forbidden: /(?:\d|\{…\}) (?:%|per ?cent\b)/i },
  {
    name: 'write 7.30 pm',
    forbidden: /\b\d{1,2}:\d\d\b/,
    allowed: [
      'Please enter a time from 00:00 to 23:59, such as 09:00',
      'Numbers as people say them. “Half past seven”, not “07:30”.',
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
export function findVoiceFaults(texts: readonly ProductText[], rules = voiceRules): string[] {
  return texts.flatMap(({ source, language, text }) =>
    rules
      .filter(({ languages = ['en'] }) => languages.includes(language))
      .filter(({ forbidden, allowed = [] }) =>
        forbidden.test(allowed.reduce((rest, form) => rest.replaceAll(form, ''), text)),
      )
      .map(({ name }) => `${source}: ${name}: ${text.slice(0, 200)}`),
  );
}
