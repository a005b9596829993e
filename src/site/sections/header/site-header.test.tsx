import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteHeader } from './site-header.tsx';

it('links within the visitor’s variant and marks the current page', () => {
  const html = renderToStaticMarkup(<SiteHeader locale="en-NZ" current="resources" />);
  for (const path of ['/nz', '/nz/resources', '/nz/partners', '/nz/demo']) expect(html).toContain(`href="${path}"`);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toContain('href="/nz/resources" aria-current="page"');
});

it('scrolls to the packages on Home, and leads to them from any other page', () => {
  expect(renderToStaticMarkup(<SiteHeader locale="en-AU" current="home" />)).toContain('href="#packages"');
  expect(renderToStaticMarkup(<SiteHeader locale="en-AU" current="demo" />)).toContain('href="/au#packages"');
  expect(renderToStaticMarkup(<SiteHeader locale="en" />)).toContain('href="/#packages"');
});
