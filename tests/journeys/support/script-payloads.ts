import type { Page } from '@playwright/test';

/**
 * The script in each payload. It sets a flag in the page and requests `/canary`, so that the test notices that it ran.
 */
const deed = "window.stolen=1;fetch('/canary')";
const frameDeed = "top.stolen=1;fetch('/canary')";

/** Texts that run the script in any page that contains them without escaping or cleaning (product 15.18). */
export const payloads = [
  `<script>${deed}</script>`,
  `<img src=/canary onerror="${deed}">`,
  `<svg onload="${deed}"></svg>`,
  `<svg><script>${deed}</script></svg>`,
  `<svg><animate onbegin="${deed}" attributeName=x dur=1s></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${deed}">`,
  `<iframe srcdoc="<script>${frameDeed}</script>"></iframe>`,
  `<iframe src="javascript:${frameDeed}"></iframe>`,
  `<object data="javascript:${frameDeed}"></object>`,
  `<embed src="javascript:${frameDeed}">`,
  `<a href="javascript:${deed}">press</a>`,
  `<a href="java&#9;script:${deed}">press</a>`,
  `<a href=" &#14; javascript:${deed}">press</a>`,
  `<a href="data:text/html,<script>${deed}</script>">press</a>`,
  `<form action="javascript:${deed}"><button>press</button></form>`,
  `<button form=x formaction="javascript:${deed}">press</button>`,
  `<details open ontoggle="${deed}"><summary>x</summary></details>`,
  `<input autofocus onfocus="${deed}">`,
  `<video><source onerror="${deed}"></video>`,
  `<audio src=/canary onerror="${deed}"></audio>`,
  `<marquee onstart="${deed}">x</marquee>`,
  `<body onload="${deed}">`,
  `<style>@import '/canary';</style>`,
  `<link rel=stylesheet href=/canary>`,
  `<meta http-equiv=refresh content="0;url=javascript:${deed}">`,
  `<base href="https://canary.example/">`,
  `<p style="background:url(/canary)">x</p>`,
  `<noscript><p title="</noscript><img src=x onerror='${deed}'>"></noscript>`,
  `</textarea></title></script><script>${deed}</script>`,
  `<template><script>${deed}</script></template>`,
  `<xmp><p title="</xmp><img src=x onerror='${deed}'>"></xmp>`,
  `"><img src=x onerror="${deed}">`,
] as const;

/**
 * Watches a page for payloads that run. A payload has run if a flag is set, a dialog opens, or a canary URL is
 * requested.
 */
export interface PayloadWatch {
  ran(): Promise<string[]>;
}

/** Watches a page from now on. */
export async function watchPayloads(page: Page): Promise<PayloadWatch> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname.startsWith('canary') || pathname === '/canary') seen.push(`request: ${request.url()}`);
  });
  return {
    ran: async () => {
      const flags = await page.evaluate(() => ('stolen' in window ? ['flag'] : []));
      return [...seen, ...flags];
    },
  };
}
