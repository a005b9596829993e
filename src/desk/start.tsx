import { createRoot } from 'react-dom/client';
import { isComposing } from '#shared/rules/input-method.ts';
import { localeOfPath } from '#shared/rules/locales.ts';
import { Dashboard } from './dashboard.tsx';
import { presentDeskPath } from './ui/desk-place.tsx';

// Keys that an input method handles are not for the desk. The writing editor knows by itself which these are.
window.addEventListener(
  'keydown',
  (event) => {
    const isWriting = event.target instanceof HTMLElement && event.target.isContentEditable;
    if (isComposing(event) && !isWriting) event.stopPropagation();
  },
  { capture: true },
);

const presentPath = presentDeskPath(location.pathname);
if (presentPath) history.replaceState(null, '', presentPath);

/** The element in which the desk is shown. Its data attributes contain the desk's `apiBaseUrl` and `siteTimeZone`. */
const place = document.querySelector<HTMLElement>('[data-desk-start]');
if (place) {
  const { apiBaseUrl = '', siteTimeZone = '' } = place.dataset;
  createRoot(place).render(
    <Dashboard locale={localeOfPath(location.pathname)} apiBaseUrl={apiBaseUrl} siteTimeZone={siteTimeZone} />,
  );
}
