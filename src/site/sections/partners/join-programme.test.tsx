import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noOwnerFacts, type OwnerFacts } from '#shared/offer/owner-facts.ts';
import { JoinProgramme } from './join-programme.tsx';

const sectionOf = (owner: OwnerFacts, isSent: boolean) =>
  renderToStaticMarkup(
    <JoinProgramme
      locale="en-NZ"
      siteUrl="https://bellbird.example"
      apiBaseUrl=""
      isSent={isSent}
      owner={owner}
      refused={undefined}
      token=""
      agency=""
    />,
  );

it('names the opening hours in the thanks, and says nothing about hours that are not set', () => {
  const owner: OwnerFacts = { openingHours: [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' }] };
  expect(sectionOf(owner, true)).toContain('We’re open Monday to Tuesday 9\u00a0am to 5\u00a0pm');
  expect(sectionOf(owner, false)).not.toContain('We’re open');
  expect(sectionOf(noOwnerFacts, true)).not.toContain('We’re open');
});
