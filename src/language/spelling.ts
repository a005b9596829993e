/** A text after its short forms were written out. */
export interface Spelled {
  readonly text: string;
  /** Returns a part of the new text as the caller wrote it. */
  readonly asWritten: (part: string) => string;
}

/** How people shorten words when they type. */
const shortForms: ReadonlyMap<string, string> = new Map(
  `appt appointment|gimme give me|lemme let me|hav have|im i'm|ive i've|cud could|wud would|ppl people|nite night
  |nites nights|tonite tonight|pls please|plz please|thx thanks|wat what|wot what|wots what's|wen when|wich which|hw how
  |u you|ur your|yous you|r are|b4 before|thru through|tho though|cuz because|cos because|wanna want to|gonna going to
  |mth month|mths months|yr year|yrs years|wk week|msg message|biz business|acc account|fone phone|fones phones`
    .split(/\s*\|/)
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);

/** Writes out the words that people shorten when they type. A word with a capital letter may be a name, and stays. */
export function writeOut(text: string): Spelled {
  const replaced: [long: string, written: string][] = [];
  const long = text.replace(/(?<![\p{L}\d'’@.])[a-z]{1,6}\d?(?![\p{L}\d'’@]|\.\p{L})/gu, (written) => {
    const form = shortForms.get(written);
    if (form !== undefined) replaced.push([form, written]);
    return form ?? written;
  });
  return { text: long, asWritten: (part) => restore(part, replaced) };
}

function restore(part: string, replaced: readonly (readonly [long: string, written: string])[]): string {
  let from = 0;
  let written = part;
  for (const [long, original] of replaced) {
    const place = written.indexOf(long, from);
    if (place < 0) continue;
    written = written.slice(0, place) + original + written.slice(place + long.length);
    from = place + original.length;
  }
  return written;
}
