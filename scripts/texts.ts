import { parseArgs } from 'node:util';
import { listProductTexts } from './texts/product-texts.ts';

/**
 * `npm run texts`: prints all texts that visitors and editors read, by place and file. A value in a text is printed as
 * `{…}`.
 *
 *   -- --place Home      only the texts of one place
 *   -- --language ko     only the texts in one language: en, zh-Hans or ko
 */
const { values } = parseArgs({ options: { place: { type: 'string' }, language: { type: 'string' } } });
const texts = listProductTexts().filter(
  ({ place, language }) =>
    (values.place === undefined || place === values.place) &&
    (values.language === undefined || language === values.language),
);
let heading = '';
for (const { place, source, text } of texts) {
  const [file = '', line = ''] = source.split(':');
  if (heading !== `${place} ${file}`) console.log(`\n${place}: ${file}`);
  heading = `${place} ${file}`;
  console.log(`${line.padStart(4)}  ${text}`);
}
console.log(`\n${texts.length} texts`);
if (texts.length === 0) process.exit(1);
