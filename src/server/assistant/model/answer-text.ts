import { siteConfig } from '#site.config';
import { unknownMark } from './grounding.ts';

/** Most characters of an answer; the rest of a model's text is cut off. */
const longestAnswer = 2400;

/**
 * Creates a filter for a model's text as it arrives. It removes the numbers of passages, which it collects, and web
 * addresses, because links come from our sources only. It holds a word back until it is complete.
 */
export function createAnswerText() {
  const cited = new Set<number>();
  let held = '';
  let shown = '';

  const show = (words: string) => {
    const clean = words
      .replaceAll(unknownMark, '')
      .replace(/(?<!\s)\s*[[【]\^?(\d{1,2}(?:\s*,\s*\d{1,2})*)[\]】]/g, (_mark, numbers: string) => {
        for (const number of numbers.split(',')) cited.add(Number(number));
        return '';
      })
      .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
      .replace(/(?:https?:\/\/|www\.)[\w.~:/?#@!$&'()*+,;=%-]+/giu, '')
      .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+\w/g, (address) => (address === siteConfig.email ? address : ''))
      .replace(/\*\*|__|^#+ /gm, '');
    const text = shown === '' ? clean.trimStart() : clean;
    shown += text;
    return text;
  };

  return {
    /** Takes the next text and returns what can be shown so far. */
    push(words: string): string {
      held += words;
      if (mayBeUnknown(held, shown)) return '';
      // A mark, an address or a Markdown link may continue, so the text after the last certain boundary waits.
      const boundary = held.search(/\s*(?:[[【][^\]】\n]{0,80}[\]】]?(?:\([^)\n]{0,200})?|[\x21-\x7e]{1,200})?$/u);
      const ready = held.slice(0, boundary);
      held = held.slice(ready.length);
      return show(ready);
    },
    /** Returns the text that was held back, at the end. */
    end(): string {
      const rest = mayBeUnknown(held, shown) ? '' : held;
      held = '';
      return show(rest);
    },
    /** Returns the numbers of the passages that the text cites. */
    cited: (): ReadonlySet<number> => cited,
    isEmpty: () => shown === '',
    isTooLong: () => shown.length > longestAnswer,
  };
}

/** Returns whether the start of an answer is, or may become, the mark that the passages do not answer. */
function mayBeUnknown(held: string, shown: string): boolean {
  if (shown !== '') return false;
  const start = held.trimStart().replace(/^["'“`*]+/, '');
  return start.startsWith(unknownMark) || unknownMark.startsWith(start);
}
