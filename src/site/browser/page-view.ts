import { apiPaths } from '#domain/api-paths.ts';
import { localeOfPath } from '#domain/locales.ts';

/** The browser's data about a page load. */
interface PageLoad {
  readonly pathname: string;
  readonly hostname: string;
  readonly referrer: string;
}

/** Returns the page view of a page load (product 12.1): path, variant and referring host, never a complete URL. */
export function describePageView(load: PageLoad): { path: string; locale: string; referrer_host: string } {
  const referrer = URL.canParse(load.referrer) ? new URL(load.referrer).hostname : '';
  return {
    path: load.pathname,
    locale: localeOfPath(load.pathname),
    referrer_host: referrer === load.hostname ? '' : referrer,
  };
}

/** Returns whether the visitor has asked not to be counted (Do Not Track, Global Privacy Control). */
export function asksNotToBeCounted(signals: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean {
  return signals.doNotTrack === '1' || signals.globalPrivacyControl === true;
}

/** Sends the page view. A prerendered page is not counted until it is displayed. */
export function sendPageView(apiBaseUrl: string): void {
  const signals: Navigator & { globalPrivacyControl?: boolean } = navigator;
  if (asksNotToBeCounted(signals)) return;
  const view = describePageView({
    pathname: location.pathname,
    hostname: location.hostname,
    referrer: document.referrer,
  });
  navigator.sendBeacon(apiBaseUrl + apiPaths.pageView, new Blob([JSON.stringify(view)], { type: 'application/json' }));
}
