import { ArrowRight } from 'lucide-react';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';
import { packagesAnchor } from '../header/site-links.ts';
import { VoiceRule } from '../voice-line/voice-rule.tsx';
import './error-screen.css';

interface ErrorScreenProps {
  readonly locale: Locale;
  readonly kind: 'not-found' | 'failure';
}

const texts = {
  'not-found': {
    title: 'Nobody picks up here',
    lead: 'There is no page at this address. It may have moved, or the link may have a typo in it.',
  },
  failure: {
    title: 'We dropped the line',
    lead: 'Something went wrong on our side, so we can’t show this page. Please try again in a moment.',
  },
} as const;

/**
 * The content of the error pages for 404 and 500. It says what happened, and has links to other pages. It reads no
 * data, so it can be shown even if the database has failed.
 */
export function ErrorScreen({ locale, kind }: ErrorScreenProps) {
  const { title, lead } = texts[kind];
  const home = localisedPath(locale, '/');
  const ways = [
    { label: 'Home', text: 'What we do, on one page.', href: home },
    { label: 'Packages', text: 'Three of them, with prices.', href: `${home}#${packagesAnchor}` },
    {
      label: 'Resources',
      text: 'Articles on voice AI for small businesses.',
      href: localisedPath(locale, '/resources'),
    },
    { label: 'Demo', text: 'Talk to an agent now.', href: localisedPath(locale, '/demo') },
  ];
  return (
    <div className="error-screen" data-missing-page={kind === 'not-found' || undefined}>
      <div className="container split error-screen-row">
        <div>
          <h1>{title}</h1>
          <p className="page-lead">{lead}</p>
          {kind === 'failure' && (
            <p className="page-lead">
              If it keeps happening, email <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>.
            </p>
          )}
        </div>
        <nav aria-label="Where to go next">
          <ul className="error-screen-ways">
            {ways.map((way) => (
              <li key={way.label}>
                <a href={way.href}>
                  <strong>{way.label}</strong>
                  <span>{way.text}</span>
                  <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <VoiceRule seed={404} side="start" />
    </div>
  );
}
