import { PlaceLink } from './place-link.tsx';
import { PlaceNav, placeNavLinkClasses } from './place-nav.tsx';

/** The way between one's sessions and the change history, and back to the three tabs. */
export function AccountNav() {
  return (
    <PlaceNav label="Account and history">
      <PlaceLink place="sessions" className={placeNavLinkClasses}>
        Your sessions
      </PlaceLink>
      <PlaceLink place="history" className={placeNavLinkClasses}>
        Change history
      </PlaceLink>
    </PlaceNav>
  );
}
