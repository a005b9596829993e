import characters from 'opencc-js/dict/TSCharacters';
import { hasHan } from './languages.ts';

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
 * Cantonese words in simplified characters, each with the Mandarin words that replace it. Both have the same number of
 * characters, so positions in a text do not change.
 */
const mandarinOf = new Map(
  `听日 明天|听晚 明晚|琴日 昨天|寻日 昨天|而家 现在|依家 现在|下昼 下午|晏昼 下午|上昼 上午|朝早 上午|返工 上班|放工 下班|收工 下班
  |得闲 有空|唔该晒 谢谢了|唔该 谢谢|唔使 不用|唔驶 不用|唔 不|咗 了|喇 了|嘅 的|㗎 的|啫 的|喺 在|睇 看|嚟 来|啱 对|冇所谓 无所谓
  |冇 没|佢 他|畀 给|俾 给|啲 些|嗰 那|边位 哪位|边个 哪个|边间 哪间|边度 哪里|几多 多少|乜嘢 什么|点解 为何|点样 怎样|攞 拿
  |仲有 还有|同埋 以及|净系 只是|即系 就是|但系 但是|改去 改到|拣 选`
    .split(/\s*\|/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);
const cantonese = new RegExp([...mandarinOf.keys()].join('|'), 'gu');

/**
 * Returns a text in which traditional Chinese characters are replaced by their simplified forms, and Cantonese words by
 * Mandarin words. Every character keeps its position.
 */
export function simplify(text: string): string {
  if (!hasHan(text)) return text;
  return text
    .replace(/(?<![關关聯联即但淨])係/gu, '是')
    .replace(/\p{Script=Han}/gu, (character) => simplifiedForms.get(character) ?? character)
    .replace(cantonese, (word) => mandarinOf.get(word) ?? word);
}
