import { readUnseenQuestions } from '../assistant/scoring.ts';
import { readCallers } from '../demo-agents/callers.ts';
import { labelSchema, type Phrasing } from './phrasing.ts';
import { readTrainingPhrasings } from './phrasings.ts';

/**
 * Returns texts by strangers from which the classifier has learned nothing: questions to the assistant, and what the
 * callers of the demo agents say who want neither a person nor help.
 */
export function readUnseenTexts(): Phrasing[] {
  const learned = new Set(readTrainingPhrasings().map(({ text }) => text));
  const asked = readUnseenQuestions().map(({ text, lang, expect }) => {
    const { data: label = 'none' } = labelSchema.safeParse(expect);
    return { text, lang, label };
  });
  const said = readCallers()
    .filter(({ by, trained }) => by === 'stranger' && !trained.includes('hearing'))
    .filter(({ expect }) => typeof expect.confirmed === 'boolean')
    .flatMap(({ lang, opening, facts, more, atReadBack, yes }) =>
      [opening, ...Object.values(facts).flat(), ...more.map(({ say }) => say), ...atReadBack, yes].map((text) => ({
        text,
        lang,
        label: 'none' as const,
      })),
    );
  const unseen = [...asked, ...said].filter(({ text }) => !learned.has(text));
  return [...new Map(unseen.map((phrasing) => [phrasing.text, { ...phrasing, by: 'stranger' as const }])).values()];
}
