import { writeFileSync } from 'node:fs';
import { simplify } from '#language/simplified.ts';
import { readQuestions } from './scoring.ts';

/**
 * Writes the questions of strangers that have a topic, grouped by it, to the file from which the assistant learns.
 *
 *   node bench/assistant/learn.ts
 */
const file = new URL('../../src/server/assistant/knowledge/generated/strangers-questions.json', import.meta.url);

const texts = new Map<string, Set<string>>();
for (const { text, topic } of readQuestions())
  if (topic !== undefined) texts.set(topic, (texts.get(topic) ?? new Set()).add(simplify(text)));
const lines = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
const json = lines.map(([topic, all]) => `  ${JSON.stringify(topic)}: ${JSON.stringify([...all])}`);
writeFileSync(file, `{\n${json.join(',\n')}\n}\n`);
