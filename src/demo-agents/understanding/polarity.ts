const lead =
  '(?:(?:um+|uh+|er+|oh|ah+|well|hmm+|look|so|and|actually|to be honest|honestly|sorry|dear|love|my dear|mate)[\\s,.!…]+)*';
const subject = '(?:i|we|he|she|they|you|that one|the (?:patient|baby|boy|girl)|my \\p{L}+|both of us)';
const denies = new RegExp(
  `^${lead}(?:no+|nope|nah+|na|never|not|none|neither|don't think|do not think|hardly|can't say)\\b|^${lead}${subject} (?:(?:really|actually|just|definitely|certainly|still) )*(?:don't|didn't|haven't|hasn't|hadn't|isn't|wasn't|aren't|weren't|can't|won't|wouldn't|never|do not|did not|have not|has not|have never|has never|(?:'ve|'s) (?:never|not))\\b|^${lead}(?:i've|we've|he's|she's|they've|i'm|we're|they're|it's) (?:not|never)\\b`,
  'u',
);
const agrees = new RegExp(
  `^${lead}(?:y+e+s+|ye+ah*|yeh|yep|yup|aye|yah|ya|sure|course|of course|indeed|certainly|definitely|absolutely|correct|mm+ ?hm+|uh ?huh|right|true|i think so|i believe so|think so|i'd say so|i should think so|loads|lots|heaps|many|several|plenty|once|twice|a (?:few|couple|number))\\b|^${lead}${subject} (?:(?:really|actually|just|definitely|certainly|both|all|sure) )*(?:do|does|did|have|has|had|is|am|was|are|were|would|will|can)\\b(?!n't)|^${lead}(?:i've|we've|he's|she's|they've) (?:been|seen|come|visited|had|was|always|already)\\b`,
  'u',
);

/** Matches words that deny that it is the first time. */
const notFirst = /\b(?:not|isn't|wasn't|ain't|hardly)\b.{0,12}\bfirst\b/u;

/**
 * Returns whether an answer to a question that only asks for a yes or a no begins with one, or `undefined`. The text must
 * be normalised. Example: "she has, last year" is a yes, and "no, never I come before" is a no.
 */
export function readPolarity(text: string): 'yes' | 'no' | undefined {
  // "Yeah, nah" is a no, and "nah, yeah" is a yes.
  if (notFirst.test(text)) return 'yes';
  const mixed = /^\W*(?:yeah?|yep)[\s,]+(nah|no)\b|^\W*(?:nah|no)[\s,]+(yeah?|yep|yes)\b/u.exec(text);
  if (mixed) return mixed[1] ? 'no' : 'yes';
  if (denies.test(text)) return 'no';
  return agrees.test(text) ? 'yes' : undefined;
}
