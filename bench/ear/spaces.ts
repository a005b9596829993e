import { readdirSync, readFileSync } from 'node:fs';
import { createRandom } from './linear-model.ts';
import { labelSchema, type Phrasing } from './phrasing.ts';

/** Maximum number of sentences that are made from one space (see `readSpaces`). */
const sentencesPerSpace = 1500;

/**
 * Returns sentences from the spaces in `spaces/`, the same ones in every run. A space is a file of ways to say a
 * meaning. A line such as `who: my dad | my nan` lists the choices for a part of a sentence, and a line such as
 * `> {start} {who} {state}` puts parts together.
 */
export function readSpaces(): Phrasing[] {
  const folder = new URL('../../records/hearing/spaces/', import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const [, label, lang] = /^(\w+)-(\w+)\.txt$/.exec(name) ?? [];
      if (!label || !lang) return [];
      const sentences = sentencesOf(readFileSync(new URL(name, folder), 'utf8'));
      return sentences.map((text): Phrasing => ({ text, lang, label: labelSchema.parse(label), by: 'space' }));
    });
}

function sentencesOf(space: string): string[] {
  const lines = space.split('\n').filter(Boolean);
  const patterns = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const choices = new Map(
    lines
      .filter((line) => !line.startsWith('> '))
      .map((line) => {
        const [part = '', list = ''] = line.split(':');
        return [part, list.split('|').map((choice) => choice.trim())] as const;
      }),
  );
  const random = createRandom();
  const found = new Set<string>();
  for (let count = 0; count < sentencesPerSpace; count += 1) {
    const sentence = (patterns[count % patterns.length] ?? '').replace(/\{(\w+)\}/g, (_, part: string) => {
      const list = choices.get(part);
      if (!list) throw new Error(`The space uses {${part}}, but lists no choices for it.`);
      return list[Math.floor(random() * list.length)] ?? '';
    });
    found.add(sentence.replace(/\s+/g, ' ').trim());
  }
  return [...found].filter(Boolean);
}
