import fc from 'fast-check';
import { allowedElements } from '#shared/rules/article-html.ts';

/** A script that counts its runs in the top window, so that a test notices them. */
const deed = 'top.ran=(top.ran||0)+1';

const elements =
  'svg math mtext mglyph style script template noscript iframe object embed form button input select option textarea title xmp plaintext foreignObject annotation-xml animate set use details video audio source body html head base meta link marquee desc mi font div x-y'
    .split(' ')
    .concat(Object.keys(allowedElements));
const attributes =
  'href src onerror onload onclick onfocus onbegin ontoggle onstart onmouseover style id name srcdoc formaction action xlink:href data background is autofocus open tabindex rel values to attributeName alt width colspan loading is'.split(
    ' ',
  );
const values = [
  `javascript:${deed}`,
  ` java\tscript:${deed}`,
  `&#106;avascript:${deed}`,
  `data:text/html,<script>${deed}</script>`,
  `<script>${deed}</script>`,
  `"><script>${deed}</script>`,
  `--><img src=x onerror="${deed}">`,
  `</noscript><img src=x onerror=${deed}>`,
  `</style><img src=x onerror=${deed}>`,
  deed,
  'https://a.nz/',
  '//a.nz',
  '9',
  'x',
  '#x',
  '',
];
const pieces = [
  `<script>${deed}</script>`,
  `<img src=x onerror=${deed}>`,
  `<svg/onload=${deed}>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${deed}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${deed}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${deed}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${deed}>">`,
  `<iframe srcdoc="<script>${deed}</script>"></iframe>`,
  `<a href="javascript:${deed}">x</a>`,
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '</',
  '<',
  '\u0000',
  '&lt;script&gt;',
  '<?xml ?>',
  'text',
];

/**
 * Generates markup that tries to run a script. Some of the markup is well formed. Some is broken, because attacks can
 * make use of how browsers repair markup.
 */
export const hostileHtml: fc.Arbitrary<string> = (() => {
  const attribute = fc
    .tuple(fc.constantFrom(...attributes), fc.constantFrom(...values), fc.constantFrom('"', "'", ''))
    .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);
  const open = fc
    .tuple(fc.constantFrom(...elements), fc.array(attribute, { maxLength: 3 }))
    .map(([name, list]) => `<${name}${list.join('')}>`);
  const close = fc.constantFrom(...elements).map((name) => `</${name}>`);
  return fc.array(fc.oneof(open, fc.constantFrom(...pieces), close), { maxLength: 20 }).map((parts) => parts.join(''));
})();
