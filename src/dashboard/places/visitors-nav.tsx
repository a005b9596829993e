import { useEnquirySummary } from '#dashboard/enquiries/enquiry-summary.ts';
import { formatCount } from '#domain/numbers.ts';
import { PlaceLink } from './place-link.tsx';
import { PlaceNav, placeNavLinkClasses } from './place-nav.tsx';

/** The way between what visitors left and what the assistant could not answer, and back to the three tabs. */
export function VisitorsNav() {
  const { data: summary } = useEnquirySummary();
  return (
    <PlaceNav label="From visitors">
      <PlaceLink place="enquiries" className={placeNavLinkClasses}>
        Enquiries
        {summary && <span className="font-normal text-muted">{formatCount(summary.new)} new</span>}
      </PlaceLink>
      <PlaceLink place="questions" className={placeNavLinkClasses}>
        Unanswered questions
        {summary && <span className="font-normal text-muted">{formatCount(summary.unanswered_questions)}</span>}
      </PlaceLink>
    </PlaceNav>
  );
}
