import { Check, Link } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  dealOf,
  type EstimateAmount,
  type EstimateInput,
  estimateLimits,
  estimateQueryNames,
  formatEstimate,
  type PaymentModel,
  readEstimateAmount,
  withEstimate,
  writeEstimate,
} from '#shared/offer/earnings-estimator.ts';
import { packages } from '#shared/offer/packages.ts';
import { applicationAnchor } from '#shared/offer/partner-programme.ts';
import { formatTyped } from '#shared/rules/numbers.ts';
import { copyText } from '#site/browser/copy-text.ts';
import { AmountControl } from './calculator.tsx';
import { EstimatorModels, EstimatorPackages, estimatorFields, useEstimateAddress } from './estimator-inputs.tsx';

interface EstimatorProps {
  /** The values in the URL. The server renders the first result from them. */
  readonly initial: EstimateInput;
  readonly action: string;
}

type Texts = Readonly<Record<EstimateAmount, string>>;

export function Estimator({ initial, action }: EstimatorProps) {
  const [texts, setTexts] = useState<Texts>({
    clientsPerYear: formatTyped(initial.clientsPerYear),
    averageDeal: formatTyped(initial.averageDeal),
    commissionPercent: formatTyped(initial.commissionPercent),
  });
  const [paymentModel, setPaymentModel] = useState<PaymentModel>(initial.paymentModel);
  const change = (name: EstimateAmount, text: string) => setTexts((before) => ({ ...before, [name]: text }));
  const input: EstimateInput = {
    clientsPerYear: readEstimateAmount('clientsPerYear', texts.clientsPerYear),
    averageDeal: readEstimateAmount('averageDeal', texts.averageDeal),
    commissionPercent: readEstimateAmount('commissionPercent', texts.commissionPercent),
    paymentModel,
  };
  const chooseModel = (model: PaymentModel) => {
    // The price of a package depends on the payment model. If the average deal is the price of a package, the deal
    // changes to the price in the new model.
    const offer = packages.find((candidate) => dealOf(candidate, paymentModel) === input.averageDeal);
    if (offer) change('averageDeal', formatTyped(dealOf(offer, model)));
    setPaymentModel(model);
  };
  useEstimateAddress(input);

  const { total, monthly, totalSum, monthlySum, words } = writeEstimate(input);
  return (
    <form className="estimator" method="get" action={action} onSubmit={(event) => event.preventDefault()}>
      <div className="estimator-side">
        {/* On a narrow screen, the result is far below the sliders. So this line stays visible above them. */}
        <p className="estimator-glance" aria-hidden="true">
          <span>
            Total <strong>{total}</strong>
          </span>
          <span>
            Monthly <strong>{monthly}</strong>
          </span>
        </p>
        <div className="estimator-inputs">
          {estimatorFields.map((field) => (
            <AmountControl
              key={field.name}
              id={`estimator-${estimateQueryNames[field.name]}`}
              queryName={estimateQueryNames[field.name]}
              field={field}
              limit={estimateLimits[field.name]}
              text={texts[field.name]}
              amount={input[field.name]}
              describePlace={field.name === 'averageDeal' ? formatEstimate : undefined}
              onChange={(text) => change(field.name, text)}
            >
              {field.name === 'averageDeal' && (
                <EstimatorPackages
                  deal={input.averageDeal}
                  model={paymentModel}
                  onChoose={(deal) => change('averageDeal', formatTyped(deal))}
                />
              )}
            </AmountControl>
          ))}
          <EstimatorModels chosen={paymentModel} onChange={chooseModel} />
          <noscript>
            <button type="submit" className="button">
              Work it out
            </button>
          </noscript>
        </div>
      </div>
      <div className="estimator-result">
        <dl>
          <div>
            <dt>Total commission</dt>
            <dd>
              <Figure text={total} isMain />
            </dd>
          </div>
          <div>
            <dt>Monthly</dt>
            <dd>
              <Figure text={monthly} isMain={false} />
            </dd>
          </div>
        </dl>
        <p className="estimator-sum">
          {[totalSum, monthlySum].map((sum) => (
            // The result stays in one line.
            <span key={sum}>{sum.replace(/= (\S+) (\S+)$/, '=\u00a0$1\u00a0$2')}</span>
          ))}
        </p>
        <output className="estimator-words visually-hidden" aria-live="polite">
          {words}
        </output>
        <EstimatorFoot buildAddress={() => withEstimate(new URL(location.href), input).href} />
      </div>
    </form>
  );
}

/** Shows an amount of money, such as `$600 NZD`. A long amount, and one that is not the main one, has a smaller font. */
function Figure({ text, isMain }: { readonly text: string; readonly isMain: boolean }) {
  const [figure = '', currency] = text.split(' ');
  const size = figure.length > 13 ? ' longest' : figure.length > 9 || !isMain ? ' long' : '';
  return (
    <span className={`estimator-figure${size}`}>
      <span>{figure}</span>
      {currency && (
        <>
          {' '}
          <span className="estimator-currency">{currency}</span>
        </>
      )}
    </span>
  );
}

const feedbackTime = 3000;

const messages = {
  none: '',
  copied: 'Link copied.',
  refused: 'Your browser doesn’t allow copying. The same link is in the address bar.',
};

const assumptions = [
  'What you earn depends on the clients who sign.',
  'Every client signs for the average deal and pays in full.',
  'Your commission rate stays the same all year.',
  'On the plan, the year’s commission is spread evenly over 12 months. In practice, clients start in different months.',
  'The upsell bonus, usage charges and tax don’t count.',
  'Amounts are in New Zealand dollars (NZD) on every country’s page, so a shared link shows everyone the same sums.',
];

/** What to do after the sum: apply, or copy the link to it. Then what the sum assumes. */
function EstimatorFoot({ buildAddress }: { readonly buildAddress: () => string }) {
  const [outcome, setOutcome] = useState<keyof typeof messages>('none');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), feedbackTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => setOutcome((await copyText(buildAddress())) ? 'copied' : 'refused');

  const Icon = outcome === 'copied' ? Check : Link;
  return (
    <>
      <p className="actions">
        <a className="button accent" href={`#${applicationAnchor}`}>
          Apply to join
        </a>
        <button type="button" className="button secondary needs-scripts" onClick={copy}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>Copy link</span>
        </button>
        <span role="status">{messages[outcome]}</span>
      </p>
      <details className="assumptions" data-wide-open="">
        <summary>Not a promise: see what it assumes</summary>
        <ul>
          {assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
