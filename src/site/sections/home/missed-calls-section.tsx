import type { ReactNode } from 'react';

/** Id of the section. The calculator's form is sent to it without scripts. */
export const missedCallsAnchor = 'missed-calls';

/** The section that contains the missed-call calculator, with what the numbers mean (product 2.22). */
export function MissedCallsSection({ children }: { readonly children: ReactNode }) {
  return (
    <section className="section" id={missedCallsAnchor} aria-labelledby="missed-calls-title">
      <div className="container">
        <header className="section-heading">
          <h2 id="missed-calls-title">What do missed calls cost you?</h2>
          <p>The numbers are an example. Put in your own.</p>
        </header>
        {children}
      </div>
    </section>
  );
}
