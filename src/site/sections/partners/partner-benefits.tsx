import { packages, supportMonths } from '#domain/packages.ts';
import { programmeTerms } from '#domain/partner-programme.ts';
import './partner-benefits.css';

/** The benefits of the programme (product 4.1). */
const benefits = [
  { title: programmeTerms[0], text: 'You owe us nothing before your first client, and nothing if there never is one.' },
  { title: programmeTerms[1], text: 'Your share comes to the account you name. You don’t wait for the end of a year.' },
  { title: 'No agents to build', text: 'We write, load and test each one. You stay with the website.' },
  {
    title: `${supportMonths} months of support`,
    text: 'Every package has it. Your client calls us with questions, not you.',
  },
  {
    title: 'Prices you can quote',
    text: `${packages.length} packages, and their prices stand on our front page. You never have to guess.`,
  },
];

/** Partner benefits (product 4.1), and what the programme is not. */
export function PartnerBenefits() {
  return (
    <section className="section" aria-labelledby="benefits-title">
      <div className="container partner-benefits-row">
        <header>
          <h2 id="benefits-title">Partner benefits</h2>
          <p>One thing it isn’t: a wage. The programme pays for clients who sign, and only for those.</p>
        </header>
        <ul className="partner-benefits">
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
