import '../../../theme/prose.css';
import './legal-page.css';
import { ChevronDown } from 'lucide-react';
import type { LegalDocument } from '#shared/offer/legal/legal-document.ts';
import { dateInZone, formatDate } from '#shared/rules/dates.ts';
import { type Locale, localeFacts } from '#shared/rules/locales.ts';
import { LegalBlocks, LegalLineText } from './legal-block.tsx';

interface LegalPageProps {
  readonly document: LegalDocument;
  readonly locale: Locale;
  /** The current time. The page shows today's date in the time zone of the variant. */
  readonly now: Date;
}

/**
 * A legal text: first in short, then every section as a closed `details`. Browsers open a section when they find a word
 * in it, and when a link leads to its id. So this id is on the part that is hidden while the section is closed.
 */
export function LegalPage({ document, locale, now }: LegalPageProps) {
  const today = dateInZone(localeFacts(locale).timeZone, now);
  return (
    <article className="legal container page-shell">
      <header className="legal-heading">
        <h1>{document.title}</h1>
        <p className="legal-lead">{document.lead}</p>
        <p className="legal-date">
          Last updated <time dateTime={today}>{formatDate(today)}</time>
        </p>
      </header>
      <div className="split legal-columns">
        <InShort lines={document.inShort} locale={locale} />
        <div className="legal-sections">
          {document.sections.map(({ id, heading, blocks }, index) => (
            <details key={id} className="legal-section">
              <summary>
                <span className="legal-number">{index + 1}</span>
                <h2>{heading}</h2>
                <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
              </summary>
              <div id={id} className="prose">
                <LegalBlocks blocks={blocks} locale={locale} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </article>
  );
}

export function InShort({ lines, locale }: { readonly lines: LegalDocument['inShort']; readonly locale: Locale }) {
  return (
    <section className="legal-in-short" aria-labelledby="in-short">
      <h2 id="in-short">In short</h2>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes, so an index is a stable key
          <li key={index}>
            <LegalLineText line={line} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
