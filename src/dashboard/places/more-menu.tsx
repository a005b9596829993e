import { ChevronDown } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useDesk } from '#dashboard/desk-context.ts';
import { optionClasses, popoverClasses } from '#dashboard/ui/select-field.tsx';
import { deskPlacePath, goToDeskPath, useDeskPlace } from './desk-place.ts';

const places = [
  { id: 'sessions', name: 'Your sessions' },
  { id: 'history', name: 'Change history' },
] as const;

/** The header's menu of pages that are seldom needed. */
export function MoreMenu() {
  const { locale } = useDesk();
  const place = useDeskPlace();
  const isHere = places.some(({ id }) => id === place);
  return (
    <MenuTrigger>
      <Button
        className={`inline-flex min-h-target cursor-pointer items-center gap-1.5 rounded-field px-3 font-semibold text-bush data-[hovered]:bg-fern ${isHere ? 'bg-fern' : ''}`}
      >
        More
        <ChevronDown aria-hidden className="size-4.5" strokeWidth={1.75} />
      </Button>
      <Popover placement="bottom end" className={`${popoverClasses} min-w-48`}>
        <Menu aria-label="More" items={places} className="outline-none">
          {({ id, name }) => (
            <MenuItem id={id} className={optionClasses} onAction={() => goToDeskPath(deskPlacePath(locale, id))}>
              {name}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
