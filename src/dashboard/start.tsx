import { createRoot } from 'react-dom/client';
import { localeOfPath } from '#domain/locales.ts';
import { Dashboard } from './dashboard.tsx';

/** Shows the desk in the element that the document has for it. The attributes of the element contain the settings. */
const place = document.querySelector<HTMLElement>('[data-desk-start]');
if (place) {
  const { apiBaseUrl = '', siteTimeZone = '' } = place.dataset;
  createRoot(place).render(
    <Dashboard locale={localeOfPath(location.pathname)} apiBaseUrl={apiBaseUrl} siteTimeZone={siteTimeZone} />,
  );
}
