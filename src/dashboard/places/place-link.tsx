import type { MouseEvent, ReactNode } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import { type DeskPlace, deskPlacePath } from './desk-place.ts';
import { goToDeskPath, useDeskPlace } from './use-desk-place.ts';

interface PlaceLinkProps {
  readonly place: DeskPlace;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to a page of the desk: an ordinary one, which stays in the program when it is simply pressed. */
export function PlaceLink({ place, className, children }: PlaceLinkProps) {
  const { locale } = useDesk();
  const isHere = useDeskPlace() === place;
  const path = deskPlacePath(locale, place);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goToDeskPath(path);
  };
  return (
    <a href={path} onClick={onClick} className={className} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
      {children}
    </a>
  );
}
