import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { bannerTimeout } from '#domain/business-constants.ts';

/** What the banner says: the specified sentence, and what it means for the record. */
export interface BannerMessage {
  readonly text: string;
  readonly note: string;
}

interface BannerProps {
  readonly message: BannerMessage;
  readonly onEnd: () => void;
}

/** A notification in the articles area that goes by itself after 5 seconds (specification 2 and 9); a pointer holds it. */
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
