import { ArrowLeft } from 'lucide-react';
import { useEnquirySummary } from '#dashboard/enquiries/enquiry-summary.ts';
import { PlaceLink } from './place-link.tsx';

const linkClasses =
  '-mb-px flex min-h-target items-center gap-2 whitespace-nowrap border-transparent border-b-2 py-2 font-semibold text-muted no-underline outline-offset-[-2px] hover:text-ink aria-[current]:border-bush aria-[current]:text-ink';

/** The way between what visitors left and what the assistant could not answer, and back to the three tabs. */
export function VisitorsNav() {
  const { data: summary } = useEnquirySummary();
  return (
    <nav aria-label="From visitors" className="mb-5 flex flex-wrap items-end gap-x-6 border-line border-b">
      {/* At the beginning: a toast at the top right must not lie over it. */}
      <PlaceLink
        place="content"
        className="inline-flex min-h-target items-center gap-2 rounded-field pr-3 font-semibold text-bush max-md:w-full"
      >
        <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
        Articles, categories and tags
      </PlaceLink>
      <PlaceLink place="enquiries" className={linkClasses}>
        Enquiries
        {summary && <span className="font-normal text-muted">{summary.new.toLocaleString('en-NZ')} new</span>}
      </PlaceLink>
      <PlaceLink place="questions" className={linkClasses}>
        Unanswered questions
        {summary && (
          <span className="font-normal text-muted">{summary.unanswered_questions.toLocaleString('en-NZ')}</span>
        )}
      </PlaceLink>
    </nav>
  );
}
