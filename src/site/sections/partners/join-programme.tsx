import './join-programme.css';
import { type Locale, localisedPath } from '#domain/locales.ts';
import { joiningNeeds } from '#domain/partner-programme.ts';
import { siteConfig } from '#site.config';
import { joiningEmail, partnersAnchors } from './partners-page.ts';

/** What You'll Need, and how to join (product 4.9). */
export function JoinProgramme({ locale }: { readonly locale: Locale }) {
  return (
    <section className="join" id={partnersAnchors.join} aria-labelledby="join-title">
      <div className="container join-row">
        <div>
          <h2 id="join-title">{"What You'll Need"}</h2>
          <ol className="join-needs">
            {joiningNeeds.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ol>
        </div>
        <div className="join-way">
          <p>
            Write to us with these three. A person reads it and answers; there is no form to fill in and nothing to pay.
            Please read the <a href={localisedPath(locale, '/terms')}>terms</a> first.
          </p>
          <p>
            <a className="button accent" href={joiningEmail}>
              Join by e-mail
            </a>
          </p>
          <p className="join-address">
            Or write to <a href={joiningEmail}>{siteConfig.email}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
