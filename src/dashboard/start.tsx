import { createRoot } from 'react-dom/client';
import { localeOfPath } from '#domain/locales.ts';
import { Dashboard } from './dashboard.tsx';

/** The element in which the desk is shown. Its data attributes contain the desk's `apiBaseUrl` and `siteTimeZone`. */
const place = document.querySelector<HTMLElement>('[data-desk-start]');
if (place) {
  const { apiBaseUrl = '', siteTimeZone = '' } = place.dataset;
  createRoot(place).render(
    <Dashboard locale={localeOfPath(location.pathname)} apiBaseUrl={apiBaseUrl} siteTimeZone={siteTimeZone} />,
  );
}
