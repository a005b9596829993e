import { expect, test } from 'vitest';
import { insertHtml, picturesHtml } from './content-pictures.tsx';

const picture = {
  src: '/pictures/abcdefgh01234567.webp',
  alt: 'A "pad" & <pen>',
  width: '9',
  height: '6',
  loading: null,
};

test('a picture becomes a figure whose text cannot end its attribute', () => {
  expect(picturesHtml([picture, { ...picture, alt: '', width: null, height: null }])).toBe(
    '<figure><img src="/pictures/abcdefgh01234567.webp" alt="A &quot;pad&quot; &amp; &lt;pen&gt;" width="9" height="6" loading="lazy"></figure>\n<figure><img src="/pictures/abcdefgh01234567.webp" alt="" loading="lazy"></figure>',
  );
});

test('HTML is inserted on a line of its own, instead of what is selected', () => {
  expect(insertHtml('<p>One</p>\n\n<p>Two</p>', '<hr>', 10, 12)).toBe('<p>One</p>\n<hr>\n<p>Two</p>');
  expect(insertHtml('', '<hr>', 0, 0)).toBe('<hr>');
  expect(insertHtml('abc', '<hr>', 3, 3)).toBe('abc\n<hr>');
});
