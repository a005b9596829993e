import { presentOpeningHours } from '#shared/offer/opening-hours.ts';
import { noOwnerFacts, type OwnerFacts, phoneLink, presentAddress } from '#shared/offer/owner-facts.ts';
import { dateInZone } from '#shared/rules/dates.ts';
import { type Locale, localeFacts, locales, localisedPath } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';
import './site-footer.css';

interface SiteFooterProps {
  readonly locale: Locale;
  /** The path of the page without the prefix of the variant. The links to the other countries are made from it. */
  readonly path: string;
  readonly query?: string | undefined;
  readonly year: string;
  readonly owner?: OwnerFacts;
}

const links = [
  { label: 'Resources', path: '/resources' },
  { label: 'Privacy', path: '/privacy' },
  { label: 'Terms', path: '/terms' },
  { label: 'Trust', path: '/trust' },
];

/** Returns the current year in the time zone of the variant. */
export function yearOfVariant(locale: Locale, now: Date): string {
  return dateInZone(localeFacts(locale).timeZone, now).slice(0, 4);
}

export function SiteFooter({ locale, path, query, year, owner = noOwnerFacts }: SiteFooterProps) {
  const { phone, address, openingHours } = owner;
  return (
    <footer className="site-footer">
      <div className="site-footer-row container">
        <nav className="not-printed" aria-label="Footer">
          <ul className="footer-links">
            {links.map((link) => (
              <li key={link.path}>
                <a href={localisedPath(locale, link.path)}>{link.label}</a>
              </li>
            ))}
            <li>
              <a href={siteConfig.professionalNetwork.url} rel="noopener external">
                {siteConfig.professionalNetwork.label}
              </a>
            </li>
            <li>
              <a href={localisedPath(locale, '/contact')}>Contact</a>
            </li>
            <li>
              <a href={localisedPath(locale, '/login')}>Sign in</a>
            </li>
          </ul>
        </nav>
        <nav className="country-switch not-printed" aria-label="Country">
          <ul className="footer-links">
            {locales.map((other) => (
              <li key={other}>
                <a
                  href={localisedPath(other, path) + (query ?? '')}
                  data-keeps-query={query === undefined ? undefined : ''}
                  hrefLang={other}
                  aria-current={other === locale ? 'true' : undefined}
                >
                  {localeFacts(other).region}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="copyright">
          <span>{`© ${year} ${siteConfig.legalName}`}</span>
          {address && <span>{presentAddress(address)}</span>}
          {phone && <a href={phoneLink(phone)}>{phone}</a>}
          {openingHours.length > 0 && <span>{presentOpeningHours(openingHours)}</span>}
        </p>
      </div>
    </footer>
  );
}
