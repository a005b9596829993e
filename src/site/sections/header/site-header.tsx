import './site-header.css';
import { Menu } from 'lucide-react';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';
import logo from '../../../theme/logo.svg?raw';
import { packagesAnchor, type SitePage, sitePages } from './site-links.ts';

interface SiteHeaderProps {
  readonly locale: Locale;
  readonly current?: SitePage | undefined;
}

/**
 * The header of every page. On a narrow screen, its links are in a native popover, which needs no scripts and is closed
 * with Escape.
 */
export function SiteHeader({ locale, current }: SiteHeaderProps) {
  const home = localisedPath(locale, '/');
  return (
    <header className="site-header">
      <div className="site-header-row container">
        <a className="brand touch-target" href={home}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the logo is a file of this project. */}
          <span className="logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
          <span>{siteConfig.brand}</span>
        </a>
        <nav className="site-nav not-printed" id="site-nav" aria-label="Main" popover="auto">
          <ul>
            {sitePages.map(({ key, label, path }) => (
              <li key={key}>
                <a href={localisedPath(locale, path)} aria-current={key === current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* On Home and Demo, the first screen has a leading button of its own. */}
        <a
          className={current === 'home' || current === 'demo' ? 'button secondary not-printed' : 'button not-printed'}
          href={current === 'home' ? `#${packagesAnchor}` : `${home}#${packagesAnchor}`}
        >
          <span>
            <span className="on-wide">View </span>Packages
          </span>
        </a>
        <button
          className="button secondary menu-button not-printed"
          type="button"
          popoverTarget="site-nav"
          aria-label="Menu"
        >
          <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </header>
  );
}
