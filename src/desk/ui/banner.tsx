import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { bannerTimeout } from '#shared/rules/business-constants.ts';

interface BannerProps {
  /** The text of the banner. It must differ from the toast that is shown at the same time. */
  readonly text: string;
  readonly onEnd: () => void;
}

/**
 * A notification that disappears after 5 seconds. While the pointer is on it, it stays, and the 5 seconds begin again
 * when the pointer leaves.
 */
export function Banner({ text, onEnd }: BannerProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onEnd, bannerTimeout);
    return () => clearTimeout(timer);
  }, [isHeld, onEnd]);
  return (
    <div
      role="presentation"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      className="flex min-h-6 min-w-0 animate-arrive items-center gap-x-2 rounded-field bg-fern px-3 text-sm sm:min-h-8"
    >
      <CircleCheck aria-hidden className="size-4.5 shrink-0 text-bush" strokeWidth={1.75} />
      <p className="line-clamp-1 min-w-0 break-words" title={text}>
        {text}
      </p>
    </div>
  );
}
