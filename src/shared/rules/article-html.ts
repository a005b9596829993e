const textAttributes = ['dir', 'lang'];

/** The elements that article HTML may contain, each with the attributes that it may have. */
export const allowedElements: Readonly<Record<string, readonly string[]>> = {
  p: textAttributes,
  h2: textAttributes,
  h3: textAttributes,
  h4: textAttributes,
  ul: textAttributes,
  ol: textAttributes,
  li: textAttributes,
  blockquote: textAttributes,
  strong: [],
  em: [],
  a: ['href', 'rel'],
  code: [],
  pre: [],
  hr: [],
  br: [],
  figure: [],
  figcaption: [],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan', ...textAttributes],
  td: ['colspan', 'rowspan', ...textAttributes],
};

/** The patterns that the values of attributes must match. An attribute without a pattern may have any value. */
const valuePatterns: Readonly<Record<string, RegExp>> = {
  // A web or e-mail address, a fragment, or a path of this site such as `/`, `/nz/`, `../demo` or `other-article`.
  href: /^(?:https?:\/\/|mailto:|#|(?:\.{0,2}\/|(?:\.{0,2}\/)?[a-z0-9-]+(?:\/[a-z0-9-]+)*\/?)(?:[?#][^:\\]*)?$)/i,
  // A picture in this site's library, or on another site. The second kind may be stored, but the content security
  // policy of this site keeps browsers from showing it.
  src: /^(?:[hH][tT][tT][pP][sS]:\/\/|\/pictures\/[a-z0-9]{16}\.webp$)/,
  width: /^\d{1,4}$/,
  height: /^\d{1,4}$/,
  loading: /^(?:lazy|eager)$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/,
  colspan: /^\d{1,2}$/,
  rowspan: /^\d{1,2}$/,
  dir: /^(?:ltr|rtl|auto)$/,
  lang: /^[a-zA-Z]{2,8}(?:-[a-zA-Z0-9]{1,8}){0,4}$/,
};

export function isAllowedAttribute(element: string, attribute: string, value: string): boolean {
  if (!allowedElements[element]?.includes(attribute)) return false;
  return valuePatterns[attribute]?.test(value) ?? true;
}
