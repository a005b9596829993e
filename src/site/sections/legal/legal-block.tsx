import type { LegalBlock, LegalLine, LegalTarget } from '#shared/offer/legal/legal-document.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';

interface LegalBlocksProps {
  readonly blocks: readonly LegalBlock[];
  readonly locale: Locale;
}

export function LegalBlocks({ blocks, locale }: LegalBlocksProps) {
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
export function LegalLineText({ line, locale }: LegalLineProps) {
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
