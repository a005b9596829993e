/** Minimum number of words of a caller that interrupt the agent before the caller has finished. */
const minWords = 2;
/** If at least this share of the words is in what the agent says, they are the agent's own. */
const echoShare = 0.5;

/**
 * Returns whether words that the microphone heard while the agent was speaking are probably the agent's own words,
 * which it heard from the loudspeaker.
 */
export function isEcho(heard: string, spoken: string): boolean {
  const words = wordsOf(heard);
  const own = new Set(wordsOf(spoken));
  return words.filter((word) => own.has(word)).length >= words.length * echoShare;
}

/** Returns whether words that are still being recognised show that the caller interrupts the agent. */
export function interrupts(heard: string, spoken: string): boolean {
  return wordsOf(heard).length >= minWords && !isEcho(heard, spoken);
}

/** Returns the words of a text. In Chinese, every character counts as a word. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Han}|[\p{Script=Hangul}]+|[\p{Script=Latin}\p{N}'’]+/gu) ?? [];
}
