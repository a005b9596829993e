import { HtmlValidate } from 'html-validate';

/** Finds invalid HTML. Allows the style in which React and Astro write HTML. */
export const htmlValidator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // These rules are about style. The HTML of React and Astro is valid but does not follow them.
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // This is a custom element that Astro defines.
    'element-name': ['error', { whitelist: ['astro-island'] }],
  },
});
