import characters from 'opencc-js/dict/TSCharacters';

/** Pairs that the table lacks, or for which it has another character than visitors of this site mean. */
const ownPairs = '妳你 帳账 瞭了 著着 喔哦 甚什';

/**
 * The simplified form of each traditional character. A pair whose form needs two UTF-16 units is left out, so positions
 * in a text do not change.
 */
const simplifiedForms = new Map(
  [...characters.replaceAll(' ', '').split('|'), ...ownPairs.split(' ')]
    .filter((pair) => pair.length === 2)
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/**
 * Patterns for Cantonese words, each with the Mandarin words that replace them. Both have the same number of
 * characters, so positions in a text do not change.
 */
const cantonese: readonly (readonly [RegExp, string])[] = [
  [/[聽听]日/gu, '明天'],
  [/[聽听]晚/gu, '明晚'],
  [/琴日|[尋寻]日/gu, '昨天'],
  [/而家|依家/gu, '现在'],
  [/下[晝昼]|晏[晝昼]/gu, '下午'],
  [/上[晝昼]|朝早/gu, '上午'],
  [/返工/gu, '上班'],
  [/[放收]工/gu, '下班'],
  [/得[閒闲]/gu, '有空'],
  [/即[係系]/gu, '就是'],
  [/但[係系]/gu, '但是'],
  [/唔[該该]晒/gu, '谢谢了'],
  [/唔[該该]/gu, '谢谢'],
  [/唔[使駛驶]/gu, '不用'],
  [/唔/gu, '不'],
  [/(?<![關关聯联])係/gu, '是'],
  [/咗|喇|(?<!哈)囉/gu, '了'],
  [/嘅|㗎|啫/gu, '的'],
  [/喺/gu, '在'],
  [/睇/gu, '看'],
  [/嚟/gu, '来'],
  [/啱/gu, '对'],
  [/冇所[謂谓]/gu, '无所谓'],
  [/冇/gu, '没'],
  [/佢/gu, '他'],
  [/畀|俾/gu, '给'],
  [/啲/gu, '些'],
  [/嗰/gu, '那'],
  [/[邊边](?=[位個个間间])/gu, '哪'],
  [/[邊边]度/gu, '哪里'],
  [/[幾几]多/gu, '多少'],
  [/乜嘢/gu, '什么'],
  [/[點点]解/gu, '为何'],
  [/[點点][樣样]/gu, '怎样'],
  [/攞/gu, '拿'],
  [/仲有/gu, '还有'],
  [/同埋/gu, '以及'],
  [/淨係|净系/gu, '只是'],
  [/改去/gu, '改到'],
  [/揀|拣/gu, '选'],
];

/**
 * Returns a text in which traditional Chinese characters are replaced by their simplified forms, and Cantonese words by
 * Mandarin words. Every character keeps its position.
 */
export function simplify(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  const mandarin = cantonese.reduce((rest, [words, meaning]) => rest.replace(words, meaning), text);
  return mandarin.replace(/\p{Script=Han}/gu, (character) => simplifiedForms.get(character) ?? character);
}
