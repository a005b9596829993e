import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { createPageNodes } from './preview-frame.ts';

const origin = 'https://bellbird.example';
const inert = new JSDOM('').window.document;

const page = `<!doctype html><html lang="en-NZ"><head>
  <link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/_astro/a.css">
  <script type="module" src="/_astro/page.js"></script></head>
  <body><header class="site-header"><a href="/nz">Home</a></header>
  <main id="main"><svg viewBox="0 0 9 9"><path d="M0 0"></path></svg>
  <p onclick="x()">A <a href="/nz/demo">link</a>, <a href="#part">a part</a> &amp; <a href="https://a.example/">away</a></p>
  <img src="/pictures/a.webp" srcset="/pictures/a.webp 640w, /pictures/b.webp 1280w" alt="">
  <script>alert(1)</script></main></body></html>`;

describe('createPageNodes', () => {
  const { language, stylesheets, body } = createPageNodes(page, inert, origin);

  it('has the language, the stylesheets and the body of the page', () => {
    expect(language).toBe('en-NZ');
    expect(stylesheets).toEqual([`${origin}/_astro/a.css`]);
    expect(body.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(body.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 9 9');
    expect(body.textContent).toContain('A link, a part & away');
  });

  it('has no script and no handler', () => {
    expect(body.outerHTML).not.toMatch(/script|onclick|alert/);
  });

  it('makes addresses absolute, and opens links in a new tab except those within the page', () => {
    const links = [...body.querySelectorAll('main a')].map((a) => [a.getAttribute('href'), a.getAttribute('target')]);
    expect(links).toEqual([
      [`${origin}/nz/demo`, '_blank'],
      ['#part', null],
      ['https://a.example/', '_blank'],
    ]);
    const image = body.querySelector('img');
    expect(image?.getAttribute('src')).toBe(`${origin}/pictures/a.webp`);
    expect(image?.getAttribute('srcset')).toBe(`${origin}/pictures/a.webp 640w, ${origin}/pictures/b.webp 1280w`);
  });

  it('leaves the header out of the order of the keyboard, but not the article', () => {
    expect(body.querySelector('header')?.hasAttribute('inert')).toBe(true);
    expect(body.querySelector('main')?.hasAttribute('inert')).toBe(false);
  });
});
