import { ChevronDown } from 'lucide-react';
import type { LegalSection } from '#domain/legal/legal-document.ts';

interface LegalContentsProps {
  readonly sections: readonly LegalSection[];
}

/** The sections as links: folded on a narrow screen, beside the text on a wide one, both without scripts. */
export function LegalContents({ sections }: LegalContentsProps) {
  return (
    <nav className="legal-contents" aria-label="On this page">
      <p className="legal-contents-title" aria-hidden="true">
        On this page
      </p>
      <details>
        <summary>
          On this page
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
