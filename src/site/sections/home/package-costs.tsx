import type { Locale } from '#domain/locales.ts';
import { costExample, type OwnerFacts, presentGst, presentUsageRate } from '#domain/owner-facts.ts';
import { packageWithPhone } from '#domain/packages.ts';
import './package-costs.css';

interface PackageCostsProps {
  readonly locale: Locale;
  readonly owner: OwnerFacts;
}

/**
 * What comes on top of a package: usage and GST, with a worked example (product 2.20). It is empty until the owner has
 * set one of the two.
 */
export function PackageCosts({ locale, owner }: PackageCostsProps) {
  const example = costExample(owner, locale);
  if (!example) return null;
  const gst = presentGst(owner);
  return (
    <div className="package-costs">
      <div>
        <h3>On top of the package</h3>
        {owner.usageRate !== undefined && (
          <p>
            Usage: <strong>{presentUsageRate(owner.usageRate, locale)}</strong>
          </p>
        )}
        {gst && <p>{gst}</p>}
      </div>
      <div>
        <h3>{`A month with ${packageWithPhone.name}, as an example`}</h3>
        {example.steps.map((step) => (
          <p key={step}>{step}</p>
        ))}
        <p>
          <strong>{example.total}</strong>
        </p>
        {example.withGst && <p>{example.withGst}</p>}
      </div>
    </div>
  );
}
