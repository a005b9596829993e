import { siteConfig } from '#site.config';
import { unknownMark } from './grounding.ts';

/** Longest answer that is passed on, in characters; what a model says beyond it is cut off. */
const longestAnswer = 2400;

/**
 * Reads a model's words as they come and gives on what may be shown: without the numbers of passages, which it collects,
 * and without web addresses, since links come from our sources only. A word is held back until it is whole.
 */
export function createAnswerText() {
  const cited = new Set<number>();
  let held = '';
  let shown = '';

  const show = (words: string) => {
    const clean = words
      .replaceAll(unknownMark, '')
      .replace(/\s*[[【]\^?(\d{1,2}(?:\s*,\s*\d{1,2})*)[\]】]/g, (_mark, numbers: string) => {
        for (const number of numbers.split(',')) cited.add(Number(number));
        return '';
      })
      .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
      .replace(/(?:https?:\/\/|www\.)[\w.~:/?#@!$&'()*+,;=%-]+/giu, '')
      .replace(/[\w.+-]+@[\w-]+\.[\w.-]+\w/g, (address) => (address === siteConfig.email ? address : ''))
      .replace(/\*\*|__|^#+ /gm, '');
    const text = shown === '' ? clean.trimStart() : clean;
    shown += text;
    return text;
  };

  return {
    /** Takes the next words and gives what can be shown of them by now. */
    push(words: string): string {
      held += words;
      if (mayBeUnknown(held, shown)) return '';
      // A mark, an address or a Markdown link may go on: what follows the last sure boundary waits.
      const boundary = held.search(/\s*(?:[[【][^\]】\n]{0,80}[\]】]?(?:\([^)\n]{0,200})?|[\x21-\x7e]{1,200})?$/u);
      const ready = held.slice(0, boundary);
      held = held.slice(ready.length);
      return show(ready);
    },
    /** Gives what was held back, when there is no more. */
    end(): string {
      const rest = mayBeUnknown(held, shown) ? '' : held;
      held = '';
      return show(rest);
    },
    /** The numbers of the passages that were named. */
    cited: (): ReadonlySet<number> => cited,
    isEmpty: () => shown === '',
    isTooLong: () => shown.length > longestAnswer,
  };
}

/** Whether an answer that has only begun says, or may be about to say, that the passages do not answer. */
function mayBeUnknown(held: string, shown: string): boolean {
  if (shown !== '') return false;
  const start = held.trimStart().replace(/^["'“`*]+/, '');
  return start.startsWith(unknownMark) || unknownMark.startsWith(start);
}
