import { type Locale, localeFacts } from '#domain/locales.ts';

/** Size of a social picture in pixels, as Open Graph readers show it. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Path of the picture that is made at build time for a page: `('en-NZ', '/demo')` gives `/social/nz-demo.png`. */
export function socialPicturePath(locale: Locale, path: string): string {
  const words = [localeFacts(locale).prefix.slice(1), ...path.split('/')].filter((word) => word !== '');
  return `/social/${words.length > 0 ? words.join('-') : 'home'}.png`;
}
