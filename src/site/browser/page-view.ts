/** What the browser knows about the loading of a page. */
interface PageLoad {
  readonly pathname: string;
  /** The language of the document, which is the locale of its variant. */
  readonly locale: string;
  readonly hostname: string;
  readonly referrer: string;
}

/**
 * Returns the page view for the loading of a page (product 12.1). Of the page that led here, it only contains the host.
 */
export function describePageView(load: PageLoad): { path: string; locale: string; referrer_host: string } {
  const referrer = URL.canParse(load.referrer) ? new URL(load.referrer).hostname : '';
  return {
    path: load.pathname,
    locale: load.locale,
    referrer_host: referrer === load.hostname ? '' : referrer,
  };
}

/**
 * Returns whether the browser asks with Do Not Track or Global Privacy Control that its visitor is not counted (product
 * 12.3).
 */
export function asksNotToBeCounted(signals: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean {
  return signals.doNotTrack === '1' || signals.globalPrivacyControl === true;
}

/**
 * Sends the page view to an address of the API, unless the browser asks that its visitor is not counted. Must be called
 * when the page is displayed.
 */
export function sendPageView(address: string): void {
  const signals: Navigator & { globalPrivacyControl?: boolean } = navigator;
  if (asksNotToBeCounted(signals)) return;
  const view = describePageView({
    pathname: location.pathname,
    locale: document.documentElement.lang,
    hostname: location.hostname,
    referrer: document.referrer,
  });
  navigator.sendBeacon(address, new Blob([JSON.stringify(view)], { type: 'application/json' }));
}
