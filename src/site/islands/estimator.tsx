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
import { formatTyped } from '#shared/rules/numbers.ts';
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
      footer={<EstimatorCopyLink buildAddress={() => withEstimate(new URL(location.href), input).href} />}
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

function EstimatorCopyLink({ buildAddress }: { readonly buildAddress: () => string }) {
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
        <span>Copy link</span>
      </button>
      <span role="status">{messages[outcome]}</span>
    </p>
  );
}
