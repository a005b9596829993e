import { z } from 'zod';
import { originFields, readRecords } from '../support/records.ts';
import { createRandom } from './linear-model.ts';

/** The labels of texts. The label `none` means that a text has none of the other meanings. */
export const labelSchema = z.enum(['danger', 'distress', 'person', 'none']);

/** A text with its meaning. */
export interface Phrasing {
  readonly text: string;
  readonly lang: string;
  readonly label: z.infer<typeof labelSchema>;
  /**
   * The origin of the text. `maker`: written by the people who write the rules. `space`: made from the spaces, which
   * the same people wrote, or by joining two texts. `stranger`: written by other people. `source`: taken from the
   * source code of the agents and of the assistant's answers.
   */
  readonly by: 'maker' | 'space' | 'stranger' | 'source';
  /** The set to which the text belongs. Texts with the same writers or with similar ideas are in the same set. */
  readonly set?: string | undefined;
}

/** Number of sentences that are made from one space (see `readSpaces`), and minimum number from each of its patterns. */
const sentencesOfSpace = 1500;
const sentencesOfPattern = 100;

const fields = { lang: z.string(), label: labelSchema, ...originFields };
const lineSchema = z.union([
  z.object({ ...fields, part: z.string(), choices: z.array(z.string()) }),
  z.object({ ...fields, pattern: z.string() }),
]);
type SpaceLine = z.infer<typeof lineSchema>;

/**
 * Returns sentences from the spaces, the same ones in every run. A space is the ways to say a meaning in a language:
 * its lines with `choices` list the choices for a part of a sentence, and its lines with a `pattern`, such as
 * `{start} {who} {state}`, put parts together.
 */
export function readSpaces(): Phrasing[] {
  const lines = readRecords('hearing/spaces.jsonl', lineSchema);
  return [...Map.groupBy(lines, ({ label, lang }) => `${label}-${lang}`).values()].flatMap((space) => {
    const [first] = space;
    if (!first) return [];
    const { lang, label } = first;
    return sentencesOf(space).map((text): Phrasing => ({ text, lang, label, by: 'space' }));
  });
}

function sentencesOf(space: readonly SpaceLine[]): string[] {
  const patterns = space.flatMap((line) => ('pattern' in line ? [line.pattern] : []));
  const choices = new Map(space.flatMap((line) => ('part' in line ? [[line.part, line.choices] as const] : [])));
  const random = createRandom();
  const found = new Set<string>();
  for (let count = 0; count < Math.max(sentencesOfSpace, sentencesOfPattern * patterns.length); count += 1) {
    const sentence = (patterns[count % patterns.length] ?? '').replace(/\{(\w+)\}/g, (_, part: string) => {
      const list = choices.get(part);
      if (!list) throw new Error(`The space uses {${part}}, but lists no choices for it.`);
      return list[Math.floor(random() * list.length)] ?? '';
    });
    found.add(sentence.replace(/\s+/g, ' ').trim());
  }
  return [...found].filter(Boolean);
}
