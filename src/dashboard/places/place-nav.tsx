import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlaceLink } from './place-link.tsx';

/** A link of such a row; the open page is underlined. */
export const placeNavLinkClasses =
  '-mb-px flex min-h-target items-center gap-2 whitespace-nowrap border-transparent border-b-2 py-2 font-semibold text-muted no-underline outline-offset-[-2px] hover:text-ink aria-[current]:border-bush aria-[current]:text-ink';

/** The row above a page of the desk: the way back to the three tabs, and the pages that belong together. */
export function PlaceNav({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label} className="mb-5 flex flex-wrap items-end gap-x-6 border-line border-b">
      {/* At the beginning: a toast at the top right must not lie over it. */}
      <PlaceLink
        place="content"
        className="inline-flex min-h-target items-center gap-2 rounded-field pr-3 font-semibold text-bush max-md:w-full"
      >
        <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
        Articles, categories and tags
      </PlaceLink>
      {children}
    </nav>
  );
}
