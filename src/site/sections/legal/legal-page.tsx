import '../../../theme/prose.css';
import '../questions/question-list.css';
import './legal-page.css';
import { Fragment } from 'react';
import type { LegalBlock, LegalDocument, LegalLine, LegalTarget } from '#shared/offer/legal/legal-document.ts';
import { dateInZone, formatDate } from '#shared/rules/dates.ts';
import { type Locale, localeFacts, localisedPath } from '#shared/rules/locales.ts';
import { VoiceRule } from '../voice-line/voice-rule.tsx';

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
    <article className="legal page-shell">
      <header className="container">
        <h1>{document.title}</h1>
        <p className="page-lead">{document.lead}</p>
        <p className="legal-date note">
          <span>
            Last updated <time dateTime={today}>{formatDate(today)}</time>
          </span>
          <button
            type="button"
            className="button quiet needs-scripts not-printed"
            data-open-all=""
            data-needs-script=""
          >
            Open all
          </button>
        </p>
      </header>
      <VoiceRule seed={29} side="start" />
      <div className="container split legal-columns">
        <InShort lines={document.inShort} locale={locale} />
        <div className="questions legal-sections">
          {document.sections.map(({ id, heading, blocks }, index) => (
            <Fragment key={id}>
              {document.groups[id] && <p className="legal-group">{document.groups[id]}</p>}
              <details className="legal-section">
                <summary>
                  <span className="legal-number">{index + 1}</span>
                  <h2>{heading}</h2>
                </summary>
                <div id={id} className="prose">
                  <LegalBlocks blocks={blocks} locale={locale} />
                </div>
              </details>
            </Fragment>
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

interface LegalBlocksProps {
  readonly blocks: readonly LegalBlock[];
  readonly locale: Locale;
}

function LegalBlocks({ blocks, locale }: LegalBlocksProps) {
  return keyed(blocks).map(([key, block]) => <LegalBlockContent key={key} block={block} locale={locale} />);
}

function LegalBlockContent({ block, locale }: { readonly block: LegalBlock; readonly locale: Locale }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <LegalLineText line={block.line} locale={locale} />
        </p>
      );
    case 'subheading':
      return <h3>{block.text}</h3>;
    case 'list':
      return (
        <ul>
          {keyed(block.lines).map(([key, line]) => (
            <li key={key}>
              <LegalLineText line={line} locale={locale} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <LegalTable block={block} locale={locale} />;
  }
}

interface LegalTableProps {
  readonly block: Extract<LegalBlock, { kind: 'table' }>;
  readonly locale: Locale;
}

function LegalTable({ block, locale }: LegalTableProps) {
  return (
    <table>
      <caption className="visually-hidden">{block.caption}</caption>
      <thead>
        <tr>
          {block.head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(block.rows).map(([rowKey, row]) => (
          <tr key={rowKey}>
            {keyed(row).map(([cellKey, line]) => (
              <td key={cellKey}>
                <LegalLineText line={line} locale={locale} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns each item together with its index as a React key. The text never changes, so an index is a stable key. */
function keyed<Item>(items: readonly Item[]): [string, Item][] {
  return items.map((item, index) => [String(index), item]);
}

interface LegalLineProps {
  readonly line: LegalLine;
  readonly locale: Locale;
}

/** Shows one line of a legal text. Links to pages of the site lead to the visitor's variant. */
function LegalLineText({ line, locale }: LegalLineProps) {
  return line.map((part, index) => {
    if (typeof part === 'string') return part;
    const key = `${index} ${part.text}`;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    return (
      <a key={key} href={addressOf(part.target, locale)}>
        {part.text}
      </a>
    );
  });
}

function addressOf(target: LegalTarget, locale: Locale): string {
  switch (target.kind) {
    case 'page':
      return localisedPath(locale, target.path);
    case 'section':
      return `#${target.id}`;
    case 'address':
      return target.href;
  }
}
