interface LoadedDocument extends Pick<ParentNode, 'querySelector'> {
  readonly referrer: string;
  readonly documentElement: { readonly lang: string };
}

/**
 * Returns the page view to send for a page that was loaded. Of the referring page it contains only the host, and of the
 * query only the campaign.
 */
export function describePageView(address: Pick<Location, 'pathname' | 'hostname' | 'search'>, loaded: LoadedDocument) {
  const referrer = URL.canParse(loaded.referrer) ? new URL(loaded.referrer).hostname : '';
  const campaign = new URLSearchParams(address.search).get('utm_campaign')?.slice(0, 100);
  return {
    path: address.pathname,
    locale: loaded.documentElement.lang,
    referrer_host: referrer === address.hostname ? '' : referrer,
    ...(campaign && { campaign }),
    ...(loaded.querySelector('[data-missing-page]') && { is_missing: true }),
  };
}

export function asksNotToBeCounted(
  signals: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = navigator,
): boolean {
  return signals.doNotTrack === '1' || signals.globalPrivacyControl === true;
}

/** Returns the API's address for another count, which has `step` or `speed` in place of `page-view` at its end. */
export function countingAddress(address: string, count: 'step' | 'speed'): string {
  return address.replace(/page-view$/, count);
}

/** Sends one count to `address`. The browser sends it even if the page is closed. */
export function sendCount(address: string, payload: object): void {
  navigator.sendBeacon(address, new Blob([JSON.stringify(payload)], { type: 'application/json' }));
}

/**
 * Sends the page view to `address`. From then on, also sends each step of the visit: the events `visit-step`, and
 * presses on links to articles at outside addresses. Sends nothing if the browser asks not to count its visitor, and no
 * more than the page view from the desk. Must be called when the page is displayed, not while it is prerendered.
 */
export function sendPageView(address: string, place: 'site' | 'desk' = 'site'): void {
  if (asksNotToBeCounted()) return;
  const sendStep = (step: object) => sendCount(countingAddress(address, 'step'), step);
  sendCount(address, describePageView(location, document));
  if (place === 'desk') return;
  document.addEventListener('visit-step', (event) => {
    if (event instanceof CustomEvent) sendStep(event.detail);
  });
  document.addEventListener('click', ({ target }) => {
    const name = target instanceof Element && target.closest<HTMLElement>('[data-outbound]')?.dataset.outbound;
    if (name) sendStep({ step: 'article-outbound', name });
  });
}
