import '../../../theme/prose.css';
import './legal-page.css';
import { ChevronDown } from 'lucide-react';
import type { LegalDocument, LegalSection } from '#shared/offer/legal/legal-document.ts';
import { dateInZone, formatDate } from '#shared/rules/dates.ts';
import { type Locale, localeFacts } from '#shared/rules/locales.ts';
import { LegalBlockContent, LegalLineText } from './legal-block.tsx';

interface LegalPageProps {
  readonly document: LegalDocument;
  readonly locale: Locale;
  /** The current time. The page shows today's date in the time zone of the variant. */
  readonly now: Date;
}

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
        <LegalContents sections={document.sections} />
        <div className="legal-text prose">
          <section className="legal-in-short" aria-labelledby="in-short">
            <h2 id="in-short">In short</h2>
            <ul>
              {document.inShort.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes, so an index is a stable key
                <li key={index}>
                  <LegalLineText line={line} locale={locale} />
                </li>
              ))}
            </ul>
          </section>
          {document.sections.map((section, index) => (
            <section key={section.id} className="legal-section" aria-labelledby={section.id}>
              <h2 id={section.id}>
                <span className="legal-number">{index + 1}.</span> {section.heading}
              </h2>
              {section.blocks.map((block, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes, so an index is a stable key
                <LegalBlockContent key={place} block={block} locale={locale} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

interface LegalContentsProps {
  readonly sections: readonly LegalSection[];
}

/**
 * The contents list. It is collapsed on a narrow screen and always open on a wide one. For this, it is rendered twice,
 * and CSS hides one of the two. A single `details` is not enough: CSS can make it look open, but keyboards and screen
 * readers still treat it as closed.
 */
function LegalContents({ sections }: LegalContentsProps) {
  return (
    <nav className="legal-contents" aria-label="On this page">
      <details>
        <summary>
          On this page
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <SectionLinks sections={sections} />
      </details>
      <div className="legal-contents-open">
        <p aria-hidden="true">On this page</p>
        <SectionLinks sections={sections} />
      </div>
    </nav>
  );
}

function SectionLinks({ sections }: LegalContentsProps) {
  return (
    <ol>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.heading}</a>
        </li>
      ))}
    </ol>
  );
}
