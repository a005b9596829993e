import type { LegalLine, LegalTarget } from '#domain/legal/legal-document.ts';
import { type Locale, localisedPath } from '#domain/locales.ts';

interface LegalLineProps {
  readonly line: LegalLine;
  readonly locale: Locale;
}

/** One line of a legal text; links to pages stay in the reader's locale. */
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
