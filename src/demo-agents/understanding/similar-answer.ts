import { nextSlot, orderIn, type SlotValues } from '../slots/slot-values.ts';
import { readAssent } from './assent.ts';
import { type Intent, readShortIntent } from './intents.ts';
import { deniesSomething, readShortAnswer } from './short-answer.ts';
import { looksLikeQuestion, type Vocabulary } from './vocabulary.ts';

/**
 * Returns what an utterance without any known phrase answers, by its similarity with other answers. Returns `undefined`
 * if it is a question, or if it is similar to none.
 */
export function readSimilarAnswer({ agent }: Vocabulary, text: string, values: SlotValues): Intent | undefined {
  if (looksLikeQuestion(text)) return undefined;
  const awaited = nextSlot(agent, values);
  if (!awaited) {
    const answer = readShortAnswer(text, ['yes', 'no']);
    return answer === 'yes' && deniesSomething(text) ? undefined : answer;
  }
  const hasOrder = awaited.kind === 'order' && (orderIn(values, awaited)?.lines.length ?? 0) > 0;
  return hasOrder ? readShortAnswer(text, ['enough']) : readShortAnswer(text, ['no']);
}

/** Returns whether a part between commas says that the caller wants nothing more. Example: "that's me, no beer no drama". */
export function saysEnough(text: string): boolean {
  return text
    .split(/[,，。.;；!！]\s*/u)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .some((piece) => {
      const short = readShortIntent(piece) ?? readAssent(piece);
      if (short === 'enough' || short === 'no') return true;
      return !looksLikeQuestion(piece) && readShortAnswer(piece, ['enough']) === 'enough';
    });
}
