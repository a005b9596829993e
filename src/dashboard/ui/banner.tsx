import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { bannerTimeout } from '#domain/business-constants.ts';

/** The banner's sentence, and a note on what it means for the record. */
export interface BannerMessage {
  readonly text: string;
  readonly note: string;
}

interface BannerProps {
  readonly message: BannerMessage;
  readonly onEnd: () => void;
}

/** A notification that disappears after 5 seconds, but not while a pointer is over it (product 8.12). */
export function Banner({ message, onEnd }: BannerProps) {
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
      className="mb-4 flex animate-arrive items-center gap-3 rounded-field bg-fern px-4 py-2.5"
    >
      <CircleCheck aria-hidden className="size-5 shrink-0 text-bush" strokeWidth={1.75} />
      <p className="min-w-0 break-words">
        <strong>{message.text}</strong> <span>{message.note}</span>
      </p>
    </div>
  );
}
