import { readInContext } from '#server/assistant/conversation-context.ts';
import { findTopics } from '#server/assistant/topic-finder.ts';
import { findOutcome } from '#server/assistant/outcome.ts';
import { answerOf } from '#server/assistant/site-answer.ts';
import { createStarterIndex } from './bench/assistant/scoring.ts';
const index = createStarterIndex();
for (const line of process.argv.slice(2)) {
  const qs = line.split('>').map((q) => q.trim());
  const history = qs.slice(0, -1).map((text) => ({ role: 'visitor' as const, text }));
  const c = readInContext({ question: qs.at(-1)!, history });
  const asked = { question: qs.at(-1)!, history, locale: 'en-NZ' as const };
  const a = answerOf(findOutcome(index, asked), asked);
  console.log(line, c, findTopics(c).slice(0, 4), a.known, a.why, a.choices, a.answer.slice(0, 120));
}
