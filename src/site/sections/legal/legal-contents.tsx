import { ChevronDown } from 'lucide-react';
import type { LegalSection } from '#domain/legal/legal-document.ts';

interface LegalContentsProps {
  readonly sections: readonly LegalSection[];
}

/**
 * The sections as links: folded on a narrow screen, beside the text on a wide one. The list is there twice, one of them
 * not displayed, since a fold that a style sheet holds open is still closed for keyboards and screen readers.
 */
export function LegalContents({ sections }: LegalContentsProps) {
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
