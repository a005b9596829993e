import { Check, Link } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { type EstimateInput, writeEstimate } from '#domain/earnings-estimator.ts';
import { Figure } from './amount-control.tsx';

interface EstimatorResultProps {
  readonly input: EstimateInput;
  /** The buttons under the result. */
  readonly children: ReactNode;
}

/** The total and the monthly commission. The calculation is shown in numbers and in words (product 4.5). */
export function EstimatorResult({ input, children }: EstimatorResultProps) {
  const written = writeEstimate(input);
  return (
    <div className="estimator-result">
      <dl>
        <div>
          <dt>Total commission</dt>
          <dd>
            <Figure text={written.total} />
          </dd>
        </div>
        <div>
          <dt>Monthly</dt>
          <dd>
            <Figure text={written.monthly} />
          </dd>
        </div>
      </dl>
      <p className="estimator-sum">
        <span>{written.totalSum}</span>
        <span>{written.monthlySum}</span>
      </p>
      <output className="estimator-words" aria-live="polite">
        {written.words}
      </output>
      {children}
    </div>
  );
}

/**
 * Both results in one line that stays visible above the sliders. It is shown on narrow screens, where the result itself
 * is far below the sliders.
 */
export function EstimatorGlance({ input }: { readonly input: EstimateInput }) {
  const { total, monthly } = writeEstimate(input);
  return (
    <p className="estimator-glance" aria-hidden="true">
      <span>
        Total <strong>{total}</strong>
      </span>
      <span>
        Monthly <strong>{monthly}</strong>
      </span>
    </p>
  );
}

const feedbackTime = 3000;

const messages = {
  none: '',
  copied: 'Link copied.',
  refused: 'Your browser doesn’t allow copying. The same link is in the address bar.',
};

/** A button that copies the URL of the estimate, and a text that says whether this worked. */
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
