import '../../styles/card.css';
import './trust-page.css';
import { Copy, Rss } from 'lucide-react';
import type { TrustChange } from '#shared/offer/legal/outside-services.ts';
import { callerNotices, type LineToCopy, type TrustRoute, type TrustStop } from '#shared/offer/legal/trust-text.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { PageSection } from '../section/page-section.tsx';
import { VoiceRule } from '../voice-line/voice-rule.tsx';

interface TrustPageProps {
  readonly locale: Locale;
  readonly routes: readonly TrustRoute[];
  readonly changes: readonly TrustChange[];
}

export function TrustPage({ locale, routes, changes }: TrustPageProps) {
  return (
    <article className="trust page-shell">
      <header className="container page-heading">
        <h1>Trust</h1>
        <p>
          Where a call, a form or a question goes and how long it’s kept. When a setting of this site changes, this page
          changes with it. Our <a href={localisedPath(locale, '/privacy')}>privacy policy</a> says what it means for
          you.
        </p>
      </header>
      <VoiceRule seed={41} side="start" />
      {routes.map(({ id, heading, stops }) => (
        <PageSection key={id} id={id} name={id} title={heading} isSplit>
          <ol className="trust-route">
            {stops.map((stop) => (
              <Stop key={stop.place + stop.what} {...stop} />
            ))}
          </ol>
        </PageSection>
      ))}
      <PageSection
        id="your-callers"
        name="your-callers"
        title="What you may have to tell your callers"
        lead="Lines to copy, for a business with an agent. General information, not legal advice: ask a lawyer what applies to you."
      >
        <div className="trust-notices">
          {callerNotices
            .toSorted((left, right) => Number(right.locale === locale) - Number(left.locale === locale))
            .map((notices) => (
              <Notices
                key={notices.country}
                notices={notices}
                isFolded={locale !== 'en' && notices.locale !== locale}
              />
            ))}
        </div>
      </PageSection>
      <PageSection
        id="changes"
        name="changes"
        title="Changes"
        isSplit
        lead={
          <a className="trust-feed touch-target" href={localisedPath(locale, '/trust/rss.xml')}>
            <Rss size={18} strokeWidth={1.75} aria-hidden="true" />
            Feed of changes
          </a>
        }
      >
        <ul className="trust-changes">
          {changes.map(({ date, text }) => (
            <li key={date + text}>
              <time dateTime={date}>{formatDate(date)}</time>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </PageSection>
    </article>
  );
}

interface NoticesProps {
  readonly notices: (typeof callerNotices)[number];
  readonly isFolded: boolean;
}

/** The lines for one country. In the variant of another country they are folded. */
function Notices({ notices: { country, locale, law, lines }, isFolded }: NoticesProps) {
  const content = (
    <>
      <p className="note">{law}</p>
      {lines.map((line) => (
        <Line key={line.text} {...line} />
      ))}
    </>
  );
  if (isFolded)
    return (
      <details>
        <summary>
          <h3>{country}</h3>
        </summary>
        {content}
      </details>
    );
  return (
    <section aria-labelledby={`notices-${locale}`}>
      <h3 id={`notices-${locale}`}>{country}</h3>
      {content}
    </section>
  );
}

function Stop({ place, what, kept }: TrustStop) {
  return (
    <li>
      <h3>{place}</h3>
      <p>{what}</p>
      <p className="note">
        <strong>Kept:</strong> {kept}
      </p>
    </li>
  );
}

function Line({ when, text }: LineToCopy) {
  return (
    <figure className="card trust-line" data-copy-text={text} data-needs-script="">
      <figcaption>{when}</figcaption>
      <blockquote>{text}</blockquote>
      <p className="actions needs-scripts not-printed">
        <button type="button" className="button secondary" data-copy="">
          <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>
            Copy<span className="visually-hidden">: {when}</span>
          </span>
        </button>
        <span role="status" />
      </p>
    </figure>
  );
}
