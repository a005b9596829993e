import { looksLikeQuestion } from './vocabulary.ts';

/** How certain it is that a caller calls everything off, and the text without the words that say so. */
export interface CallingOff {
  /** Whether the words have no other meaning. Otherwise they only count if nothing else in the text is a detail. */
  readonly isCertain: boolean;
  /** The text without the words that call it off. Every other character keeps its place. */
  readonly rest: string;
}

const thing =
  '(?:(?:the|that|this|my|our|your) )?(?:whole |entire )?(?:thing|lot|order|booking|reservation|appointment|room|stay|trip|job|visit|call-?out|pizzas?|food|dinner)';
const everything = `(?:everything|all of (?:it|this|that)|it all|(?:all|the rest of) (?:it|this|that)|anything|the lot|${thing})`;
const pronoun = '(?:it|this|that|them|those)';
const pronounOrAll = `(?:${pronoun}|${everything})`;
const drop =
  '(?:forget(?: about)?|scrap|drop|scratch|bin|ditch|cancel|call off|skip|ignore|stop|withdraw|undo|abandon|delete|wipe|kill|chuck out|pull)';
const stop =
  '(?=$|[\\s]*[,.;!…–-]|\\s+(?:for (?:now|today|me|us|tonight)|then|please|thanks?|eh|altogether|completely|mate|sorry|now|instead)\\b)';
const notGoing =
  "(?:(?:i'm|we're|i am|we are|i was|it's) (?:really )?not|won't be|will not be|no longer|not) (?:actually )?(?:going ahead|going through|coming|proceeding|booking|ordering|doing (?:it|this)|gonna (?:do|book|come|order|bother|go)|going to (?:do|book|come|order|bother|go|need|want))";
const dontWant =
  "(?:don't|do not|dont|doesn't|won't|wont|wouldn't|will not|no longer|not|needn't|shouldn't|can't|cannot)(?: really| actually| even)? (?:(?:want|need|be needing|be wanting|have|going) (?:to (?:book|order|come|go|stay|do|have|go ahead(?: with)?) ?)?)";

/** Words that call everything off, whatever stands beside them. */
const certain: readonly string[] = [
  `\\b${drop} ${everything}\\b`,
  `\\b(?:call|calling|called) (?:${pronounOrAll}) (?:all )?off\\b`,
  `\\b(?:${everything}|trip|party|deal|wedding)(?:'s| is| are)(?: all)? (?:off|cancelled|canceled)${stop}`,
  `\\b${dontWant}(?:${pronounOrAll}|a \\w+)?(?: any ?more| after all| now| today| in the end)${stop}`,
  `\\b${dontWant}(?:to book|to order|to come|to stay|to go ahead)\\b`,
  `\\b${notGoing}(?: ahead| through)?(?: with ${pronounOrAll})?(?: after all| any ?more| now)?`,
  '\\bnot (?:going ahead|proceeding)\\b|\\bpull(?:ing)? (?:out|the plug)\\b|\\bback(?:ing)? out\\b',
  `\\b(?:decided|rather|prefer|choosing|sooner|going|want|best|better) not (?:to )?(?:book|order|come|go ahead|bother|have (?:it|them)|do (?:it|this)|go through)\\b`,
  '\\bdecided against\\b|\\bchanged (?:my|our) minds? about (?:it|this|that|the whole (?:thing|lot)|booking|ordering|coming)\\b',
  "\\b(?:please )?(?:don't|do not|dont) (?:book|order|send|place|make|reserve|hold|put)(?: in| through)? (?:anything|anyone|anybody|it|that|the (?:order|booking|room|plumber))(?: (?:then|please|after all|in))?(?=$|[\\s]*[,.;!…])",
  "\\b(?:i|we)(?:'ll| will|'d|'d better)?(?: just)? (?:have to )?(?:pass|give (?:it|this|that) a miss|leave you to it|leave it be)\\b",
  "\\blet(?:'s| us) (?:not bother|not do (?:it|this|that)|leave (?:it|that|things) (?:for now|for today|there|be)|forget (?:it|that|the whole \\w+|about it)|call it (?:off|quits))",
  '\\b(?:wrong (?:number|place|shop|motel|hotel|clinic|salon|business|plumber|company|pizza place)|rang the wrong)\\b',
];

/** Words that call everything off if the caller gives no detail beside them. */
const likely: readonly string[] = [
  `\\b${drop} ${pronoun}${stop}`,
  '\\b(?:just )?leave (?:it|that|this)(?: (?:for now|for today|there|then|at that|be|please|thanks|for tonight|with me|eh|sorry))*(?=$|[\\s]*[,.;!…–-]|\\s+(?:i|we|my|our)\\b)',
  '\\bnever ?mind\\b(?! the| about the| that it)',
  "\\bdon'?t (?:worry|bother)(?: about (?:it|that|this|everything|anything|the (?:booking|order|room|appointment|job)))?\\b(?! if| about)",
  "\\b(?:my|our|the|all our|all the) plans? (?:have |has |'ve |'s )?(?:just )?(?:changed|fallen (?:through|apart|over)|fell (?:through|apart|over)|gone)\\b|\\b(?:changed|change of) (?:my |our )?plans?\\b",
  "\\b(?:something|summat)(?:'s| has)?(?: just)? (?:come|came|cropped|popped) up\\b",
  "\\b(?:i've|i have|i|we've|we have|we) (?:just )?changed (?:my|our) minds?\\b|\\bchange of heart\\b",
  '\\b(?:found|got|booked|ordered|using|getting|trying|going|go|stay|staying|try|ring|call) (?:(?:with|to) )?(?:(?:something|somewhere|someone|somebody|some place) (?:else|cheaper|closer|nearer|better|online|instead)|(?:some other|another) (?:place|plumber|motel|clinic|salon|shop|guy|company))\\b',
  '\\b(?:just )?(?:booked|ordered|sorted|fixed|got|done) (?:it|us|one|something)? ?(?:elsewhere|somewhere else|online|already|ourselves|myself|himself|herself|out)\\b',
  "\\b(?:i|we)(?:'ll|'d| will| would| might|'d better|'m going to|'re going to|'m gonna| need to| have to| want to| should|'d like to)?(?: just)?(?: have to)? (?:leave (?:it|that|this)(?: (?:for now|for today|there|then|be))?|think (?:about it|it over|on it)|have a (?:think|chat|word)|sleep on it|talk (?:to|with) my \\w+|check with my \\w+|(?:ring|call|phone|come|get) (?:you )?back(?: to you)?(?: later| tomorrow| another time| when)?|get back to you|try (?:again|you (?:again|later)|somewhere else|elsewhere)|shop around|cook|eat (?:at home|out|in)|stay (?:at home|home|put|with|at my|at our)|make (?:something|dinner) (?:at home|myself|ourselves))",
  `\\b(?:i'm|we're) out${stop}`,
  "\\b(?:neighbour|husband|wife|partner|dad|mate|son|brother|flatmate|landlord|mum|friend|he|she|they|it|someone|somebody)(?:'s| has|'ve| have)?(?: just| already| actually| only)* (?:fixed|sorted|stopped|booked|ordered|cooked|made dinner|brought|dealt with|fixed itself|sorted itself)\\b",
  "\\b(?:i|we|he|she|they)(?:'ve| have|'s| has)?(?: now| just| only just| finally| actually| already)* (?:managed to (?:fix|sort|stop|get)|fixed|sorted) (?:it|that|this)\\b",
  '\\b(?:too|bit) (?:dear|expensive|pricey|much|steep)\\b(?!.*\\b(?:cheaper|cheapest|other|smaller|instead)\\b)',
  `\\b(?:i|we) (?:won't|don't|wont|dont) (?:need|want) (?:it|that|this|one|anyone|${thing})${stop}`,
  "\\b(?:actually|sorry|look|no),? (?:no|nah),? (?:i'm|we're|it's) (?:good|fine|right|sweet)\\b",
];

const certainPattern = new RegExp(certain.join('|'), 'gu');
const likelyPattern = new RegExp(likely.join('|'), 'gu');
/** A question about the rules, or words about something else that is called off, do not call off this call's booking. */
const otherwise =
  /\b(?:can|could|may|what if|if|when|how|do|is|are|would|should)\b[^.!]*\b(?:cancel|cancell\w*)\b[^.!]*(?:\?|\b(?:free|fee|policy|charge|later|penalty)\b)|\bif (?:i|we|it|my|our|the|plans)\b|\bin case\b|\bunless\b|\b(?:didn't|don't) (?:mean to )?cancel\b/u;
/** Words with which a caller takes the calling off back, or only calls off a part. */
const goesOn =
  /\b(?:no (?:wait )?(?:don't|keep)|keep (?:it|that|the (?:booking|order|room|appointment))|go ahead after all|book it anyway|order it anyway)\b/u;

/** Matches a question that calls everything off. */
const asksToCancel = new RegExp(
  `\\b(?:can|could|would|will|may) (?:you|we|i) (?:please |just |maybe )*(?:not|${drop}|leave)\\b`,
  'u',
);

/**
 * Returns whether a caller calls everything off, or `undefined`. The text must be normalised. Example: "I've found
 * somewhere cheaper, so I won't need it".
 */
export function readCallingOff(text: string): CallingOff | undefined {
  const plain = text.replace(/[\u2018\u2019]/gu, "'");
  if (otherwise.test(plain) || goesOn.test(plain)) return undefined;
  const blank = (words: string) => ' '.repeat(words.length);
  const withoutCertain = plain.replace(certainPattern, blank);
  const rest = withoutCertain.replace(likelyPattern, blank);
  if (rest === plain) return undefined;
  // "Can we cook in the room?" asks, and "can you scrap that?" calls it off.
  if (looksLikeQuestion(plain) && !asksToCancel.test(plain)) return undefined;
  const isCertain = withoutCertain !== plain;
  return { isCertain, rest };
}
