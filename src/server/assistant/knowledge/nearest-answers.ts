/**
 * For some topics that the site does not cover, the id of a known answer about something similar. Its question is offered
 * to the visitor.
 */
export const nearestAnswers: Readonly<Record<string, string>> = {
  people: 'contact',
  customers: 'named-as-customer',
  'street-address': 'place',
  'set-up-time': 'set-up',
  'payment-ways': 'billing',
  discounts: 'packages',
  technology: 'provider-list',
  channels: 'integrations',
  certificates: 'security',
  'numbers-we-do-not-give': 'packages',
  'other-countries': 'place',
  competitors: 'why-us',
  'package-trial': 'demo-try',
  devices: 'integrations',
  'partner-details': 'partner-join',
};
