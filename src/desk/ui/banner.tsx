import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { bannerTimeout } from '#shared/rules/business-constants.ts';

interface BannerProps {
  /** The text of the banner. It must differ from the toast that is shown at the same time. */
  readonly text: string;
  readonly onEnd: () => void;
  /** What follows the text. */
  readonly children?: ReactNode;
}

/**
 * A notification that disappears after 5 seconds. While the pointer or the focus is on it, it stays, and the 5 seconds
 * begin again when both are gone.
 */
export function Banner({ text, onEnd, children }: BannerProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onEnd, bannerTimeout);
    return () => clearTimeout(timer);
  }, [isHeld, onEnd]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only hold the timer, and nothing can be pressed.
    <div
      role="presentation"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="flex min-h-7 min-w-0 animate-arrive items-center gap-x-2 rounded-field bg-fern px-3 text-sm"
    >
      <CircleCheck aria-hidden className="size-4.5 shrink-0 text-bush" strokeWidth={1.75} />
      <p className="line-clamp-1 min-w-0 break-words" title={text}>
        {text}
      </p>
      {children}
    </div>
  );
}
