import { describe, expect, test } from 'vitest';
import { findPictureKeys, type ShownPicture, showPictures, socialPictureOf } from './article-pictures.ts';

const key = 'abcdefgh01234567';
const sha256 = '0123456789abcdef'.repeat(4);
const picture: ShownPicture = { key, sha256, width: 1200, height: 800, alt: 'A library' };
const pictures = new Map([[key, picture]]);
const stored = `<img src="/pictures/${key}.webp" alt="A &lt;pad&gt; &amp; &quot;pen&quot;" width="9" height="9" loading="lazy">`;
const digest = sha256.slice(0, 24);

describe('a picture in an article', () => {
  test('gets its files and its real size, and loads immediately if it is the first', () => {
    expect(showPictures(`<p>One</p>${stored}<p>Two</p>`, pictures)).toBe(
      `<p>One</p><img src="/pictures/${digest}-960.webp" srcset="/pictures/${digest}-480.webp 480w, /pictures/${digest}-960.webp 960w, /pictures/${digest}-1200.webp 1200w" sizes="(min-width: 44rem) 40rem, calc(100vw - 2.5rem)" width="1200" height="800" alt="A &lt;pad&gt; &amp; &quot;pen&quot;" loading="eager" fetchpriority="high" decoding="async"><p>Two</p>`,
    );
  });

  test('loads only near the window if it is not the first', () => {
    expect(showPictures(stored + stored, pictures).match(/loading="\w+"/g)).toEqual([
      'loading="eager"',
      'loading="lazy"',
    ]);
  });

  test('is left out when the library does not know it', () => {
    expect(showPictures(`<figure>${stored}</figure>`, new Map())).toBe('<figure></figure>');
  });

  test('stays as stored if it is of another site, and so does all other markup', () => {
    const html = '<p>1 &lt; 2</p><img src="https://example.com/a.png" alt="" loading="lazy"><a href="#<img">x</a>';
    expect(showPictures(html, pictures)).toBe(html);
  });

  test('is not found in text or in the alternative text of another picture', () => {
    const quoted = stored
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;');
    const html = `<p>${quoted}</p><img src="https://example.com/a.png" alt="${quoted}">`;
    expect(showPictures(html, pictures)).toBe(html);
    expect(findPictureKeys({ content: html, social_picture: '' })).toEqual([]);
  });

  test('is found once, even if the article shows it several times', () => {
    const other = stored.replaceAll(key, 'zzzzzzzz01234567');
    const article = { content: stored + other + stored, social_picture: `/pictures/${key}.webp` };
    expect(findPictureKeys(article)).toEqual([key, 'zzzzzzzz01234567']);
  });
});

describe('the picture that social networks show with a link', () => {
  test('is the first of the article’s pictures that is wide enough, with its alternative text', () => {
    const small = { ...picture, key: 'smallone01234567', width: 599 };
    const html = `${stored.replaceAll(key, small.key)}<img src="https://example.com/a.png" alt="">${stored}`;
    const known = new Map([...pictures, [small.key, small]]);
    const found = { path: `/pictures/${digest}-social.jpg`, alternativeText: 'A <pad> & "pen"' };
    expect(socialPictureOf({ content: html, social_picture: '' }, known)).toEqual(found);
    const narrow = { content: html, social_picture: `/pictures/${small.key}.webp` };
    expect(socialPictureOf(narrow, known)).toEqual(found);
  });

  test('is the chosen one, with the alternative text of the library', () => {
    const chosen = { ...picture, key: 'chosenon01234567', sha256: 'f'.repeat(64) };
    const article = { content: stored, social_picture: `/pictures/${chosen.key}.webp` };
    expect(socialPictureOf(article, new Map([...pictures, [chosen.key, chosen]]))).toEqual({
      path: `/pictures/${'f'.repeat(24)}-social.jpg`,
      alternativeText: 'A library',
    });
  });

  test('does not exist for an article without pictures or without content', () => {
    for (const content of ['<p>Text</p>', null])
      expect(socialPictureOf({ content, social_picture: '' }, pictures)).toBeUndefined();
  });
});
