import anyAscii from 'any-ascii';
import { slugify } from '#domain/slugs.ts';

/**
 * Returns a text with the letters of other scripts written in Latin letters, so that a slug can be made from it: Chinese
 * as Pinyin without tones, Korean in the Revised Romanisation without sound changes. Each Chinese character becomes a
 * word. Letters that a slug already keeps are not changed.
 */
export function toLatin(text: string): string {
  return text.normalize('NFC').replace(/[^\p{ASCII}\p{P}\p{S}\p{Z}]/gu, (character) => {
    if (slugify(character) !== '') return character;
    const latin = anyAscii(character).replace(/[^A-Za-z0-9]/g, '');
    return /\p{Script=Han}/u.test(character) ? ` ${latin} ` : latin;
  });
}
