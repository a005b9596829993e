/** Words that add anger to a sentence and nothing else. */
const swearWords =
  /\b(?:(?:mother)?fuck(?:ing|in|en|ed|s|er|ers)?|f\*{1,3}k?(?:ing)?|freaking|frigging|effing|bloody|bleeding|sodding|god ?damn(?:ed)?|damn(?:ed)?|dang|crap(?:py)?|(?:bull)?shit(?:ty|e)?|bugger(?:ing|all)?|arse|pissing|the (?:hell|heck|devil)|ffs|jesus(?: christ)?|for christ'?s sake|oh my god|omg)\b/giu;
const swearPhrases =
  /他妈的?|他娘的|妈的|我[靠操草]|卧槽|靠，|该死的?|见鬼|狗屁|尼玛|特么的?|씨발|시발|ㅅㅂ|ㅆㅂ|젠장|존나|졸라|개같은|빌어먹을|제기랄|염병/gu;

/** Returns a text without its swear words. “What the hell does it cost?” becomes “What does it cost?”. */
export function withoutSwearing(text: string): string {
  const clean = text
    .replace(/\bwtf\b/giu, 'what')
    .replace(swearWords, '')
    .replace(swearPhrases, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
  return clean === '' ? text : clean;
}
