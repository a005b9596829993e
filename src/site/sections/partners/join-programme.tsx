import './join-programme.css';
import { buildPartnerLink, linkMakerParameter } from '#shared/enquiries/partner-link.ts';
import { presentOpeningSentence } from '#shared/offer/opening-hours.ts';
import type { OwnerFacts } from '#shared/offer/owner-facts.ts';
import { joiningNeeds } from '#shared/offer/partner-programme.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { RefusedEnquiry } from '#shared/site-content.ts';
import { siteConfig } from '#site.config';
import { FormField } from '../account/form-fields.tsx';
import { exampleLinkAnchor } from '../header/site-links.ts';
import { ApplicationForm } from './application-form.tsx';
import { joiningEmail, partnersAnchors } from './partners-page.ts';

interface JoinProgrammeProps {
  readonly locale: Locale;
  readonly siteUrl: string;
  readonly apiBaseUrl: string;
  readonly isSent: boolean;
  readonly owner: OwnerFacts;
  readonly refused: RefusedEnquiry | undefined;
  readonly token: string;
  /** The name of an agency that wants a partner's link. It comes from the query of the page's URL. */
  readonly agency: string;
}

export function JoinProgramme({
  locale,
  siteUrl,
  agency,
  isSent,
  owner: { openingHours },
  ...form
}: JoinProgrammeProps) {
  return (
    <section className="join" id={partnersAnchors.join} aria-labelledby="join-title">
      <div className="container split">
        <div className="join-about">
          <h2 id="join-title">{"What You'll Need"}</h2>
          <ol className="join-needs">
            {joiningNeeds.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ol>
          <p>
            We need the first two now. We ask for payout details when your first client signs, never by email or in a
            form on this site.
          </p>
        </div>
        <div className="join-way">
          {isSent ? (
            // After an application, this id is in the URL. So the browser scrolls to this element and focuses it,
            // without scripts too.
            <div className="join-thanks" id={partnersAnchors.application} tabIndex={-1} role="status">
              <h3>Thank you</h3>
              <p>We have your application. A person will read it and reply, and send you the partner agreement.</p>
              {openingHours.length > 0 && <p>{presentOpeningSentence(openingHours)}</p>}
            </div>
          ) : (
            <ApplicationForm locale={locale} {...form} />
          )}
          {!isSent && (
            <p className="join-address">
              Prefer to email us? Write to <a href={joiningEmail}>{siteConfig.email}</a>.
            </p>
          )}
        </div>
        {/* After an application, a second form that asks for the agency’s name would look like a step still to do. */}
        {!isSent && <PartnerLink locale={locale} siteUrl={siteUrl} agency={agency} />}
      </div>
    </section>
  );
}

/** The form that makes a partner's link. An agency is credited with the enquiries of visitors who come by its link. */
function PartnerLink({ locale, siteUrl, agency }: Pick<JoinProgrammeProps, 'locale' | 'siteUrl' | 'agency'>) {
  const link = buildPartnerLink(siteUrl, locale, agency);
  return (
    <details className="partner-link" id={partnersAnchors.link} open={agency !== ''}>
      <summary>
        <h3>Your link as a partner</h3>
      </summary>
      <p>
        Once you’re a partner, share it with clients. If one of them writes to us on that visit, we can see that you
        sent them. To show a client an agent that answers with their name,{' '}
        <a href={`${localisedPath(locale, '/demo')}#${exampleLinkAnchor}`}>make an example</a>.
      </p>
      <form
        method="get"
        action={`${localisedPath(locale, '/partners')}#${partnersAnchors.link}`}
        data-link-maker={siteUrl}
        data-needs-script=""
      >
        <FormField
          id="link-agency"
          name={linkMakerParameter}
          label="Agency’s name"
          error={undefined}
          defaultValue={agency}
          maxLength={60}
          required
        />
        <button type="submit" className="button accent">
          Make my link
        </button>
      </form>
      <output aria-live="polite">{link}</output>
    </details>
  );
}
