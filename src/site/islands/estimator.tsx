import { Check, Link } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  dealOf,
  type EstimateAmount,
  type EstimateInput,
  type PaymentModel,
  readEstimateAmount,
  withEstimate,
  writeEstimate,
} from '#shared/offer/earnings-estimator.ts';
import { packages } from '#shared/offer/packages.ts';
import { applicationAnchor } from '#shared/offer/partner-programme.ts';
import { formatTyped } from '#shared/rules/numbers.ts';
import { copyText } from '#site/browser/copy-text.ts';
import { Calculator } from './calculator.tsx';
import {
  EstimatorControl,
  EstimatorModels,
  EstimatorPackages,
  estimatorFields,
  useEstimateAddress,
} from './estimator-inputs.tsx';

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

  const written = writeEstimate(input);
  return (
    <Calculator
      action={action}
      results={[
        { short: 'Total', label: 'Total commission', figure: written.total },
        { short: 'Monthly', label: 'Monthly', figure: written.monthly },
      ]}
      sums={[written.totalSum, written.monthlySum]}
      words={written.words}
      footer={<EstimatorFoot buildAddress={() => withEstimate(new URL(location.href), input).href} />}
    >
      {estimatorFields.map((field) => (
        <EstimatorControl
          key={field.name}
          field={field}
          text={texts[field.name]}
          onChange={(text) => change(field.name, text)}
        >
          {field.name === 'averageDeal' && (
            <EstimatorPackages
              deal={input.averageDeal}
              model={paymentModel}
              onChoose={(deal) => change('averageDeal', formatTyped(deal))}
            />
          )}
        </EstimatorControl>
      ))}
      <EstimatorModels chosen={paymentModel} onChange={chooseModel} />
    </Calculator>
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
