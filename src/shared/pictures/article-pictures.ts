import { asText, attributeOf } from '../rules/content-checks.ts';
import {
  isWideEnoughToShare,
  ordinaryWidthOf,
  pictureKeyOf,
  shownAddress,
  shownName,
  socialName,
  widthsFor,
} from './picture-address.ts';

/** What decides which pictures an article shows. */
export interface PicturedArticle {
  readonly content: string | null;
  /** Address of the picture that was chosen for shared links, or an empty text. */
  readonly social_picture: string;
}

export interface ShownPicture {
  readonly key: string;
  readonly alt: string;
  readonly sha256: string;
  /** Width and height of the original file in pixels, after it was rotated upright. */
  readonly width: number;
  readonly height: number;
}

export type ShownPictures = ReadonlyMap<string, ShownPicture>;

export type SocialPicture = NonNullable<ReturnType<typeof socialPictureOf>>;

/**
 * Matches an `<img>` in article HTML that was cleaned. Cleaning writes all attributes with double quotes, and every `<`
 * in text as `&lt;`. So the pattern cannot match text or an attribute's value.
 */
const imagePattern = /<img((?: [a-z]+="[^"]*")*)>/g;

/**
 * The value of the attribute `sizes`. In a wide window, the column of text is 40 rem wide. On a phone, it is as wide as
 * the window without its margins.
 */
const sizes = '(min-width: 44rem) 40rem, calc(100vw - 2.5rem)';

/** Returns the keys of the library's pictures in an article, each only once: those in its cleaned HTML come first. */
export function findPictureKeys({ content, social_picture }: PicturedArticle): string[] {
  const sources = [...imagesOf(content ?? '').map(({ source }) => source), social_picture];
  return [...new Set(sources.flatMap((source) => pictureKeyOf(source) ?? []))];
}

/**
 * Adds the files, the size and the loading attributes to each picture of the library in article HTML that was cleaned.
 * With the size, the text does not move when a picture loads. Pictures that no longer exist are left out. Other markup
 * does not change.
 */
export function showPictures(html: string, pictures: ShownPictures): string {
  let shown = 0;
  return html.replace(imagePattern, (image: string, attributes: string) => {
    const key = pictureKeyOf(attributeOf(attributes, 'src'));
    if (key === undefined) return image;
    const picture = pictures.get(key);
    if (!picture) return '';
    shown += 1;
    return imageOf(picture, attributeOf(attributes, 'alt'), shown === 1);
  });
}

/** Returns the picture shown with a link to the article: the chosen one, or the first that is wide enough. */
export function socialPictureOf(article: PicturedArticle, pictures: ShownPictures) {
  const { content, social_picture } = article;
  const chosen = { source: social_picture, alt: undefined };
  for (const { source, alt } of [chosen, ...imagesOf(content ?? '')]) {
    const picture = pictures.get(pictureKeyOf(source) ?? '');
    if (picture && isWideEnoughToShare(picture.width))
      return {
        path: shownAddress(socialName(picture.sha256)),
        alternativeText: alt === undefined ? picture.alt : asText(alt),
      };
  }
  return undefined;
}

function imagesOf(html: string): { source: string; alt: string }[] {
  return [...html.matchAll(imagePattern)].map(([, attributes = '']) => ({
    source: attributeOf(attributes, 'src'),
    alt: attributeOf(attributes, 'alt'),
  }));
}

/**
 * Returns the `<img>` of a picture. `alt` is already escaped, because it comes from the stored HTML. The first picture
 * on a page loads at once, and the others load when they are needed.
 */
function imageOf({ sha256, width, height }: ShownPicture, alt: string, isFirst: boolean): string {
  const address = (wide: number) => shownAddress(shownName(sha256, wide));
  const set = widthsFor(width).map((wide) => `${address(wide)} ${wide}w`);
  const loading = isFirst ? 'loading="eager" fetchpriority="high"' : 'loading="lazy"';
  return `<img src="${address(ordinaryWidthOf(width))}" srcset="${set.join(', ')}" sizes="${sizes}" width="${width}" height="${height}" alt="${alt}" ${loading} decoding="async">`;
}
