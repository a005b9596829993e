import { Check, Link } from 'lucide-react';
import { useEffect, useState } from 'react';

const feedbackTime = 3000;

const messages = {
  none: '',
  copied: 'Link copied.',
  refused: 'Your browser doesn’t allow copying. The address bar holds the same link.',
};

/** Copies the address of what is shown, and says whether it did. `buildAddress` is asked at the press. */
export function EstimatorCopyLink({ buildAddress }: { readonly buildAddress: () => string }) {
  const [outcome, setOutcome] = useState<keyof typeof messages>('none');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), feedbackTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(buildAddress());
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  const Icon = outcome === 'copied' ? Check : Link;
  return (
    <p className="estimator-share">
      <button type="button" className="button accent" onClick={copy}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        Copy link
      </button>
      <span role="status">{messages[outcome]}</span>
    </p>
  );
}
