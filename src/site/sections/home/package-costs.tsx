import { type Locale, localisedPath } from '#domain/locales.ts';
import { costExample, type OwnerFacts, presentGst, presentUsageRate } from '#domain/owner-facts.ts';
import { packageWithPhone } from '#domain/packages.ts';
import './package-costs.css';

interface PackageCostsProps {
  readonly locale: Locale;
  readonly owner: OwnerFacts;
}

/**
 * What comes on top of a package: usage and GST, with a worked example (product 2.20). Says which of the two the owner
 * has not set, and links to Contact.
 */
export function PackageCosts({ locale, owner }: PackageCostsProps) {
  const example = costExample(owner, locale);
  const gst = presentGst(owner);
  const missing = [owner.usageRate === undefined && 'usage', gst === undefined && 'GST'].filter(Boolean);
  const unset = missing.length > 0 && (
    <p className="package-costs-unset">
      {`This page has no figures for ${missing.join(' and ')} yet. `}
      <a href={localisedPath(locale, '/contact')}>Ask us for them before you order.</a>
    </p>
  );
  if (!example) return unset;
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
        {unset}
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
