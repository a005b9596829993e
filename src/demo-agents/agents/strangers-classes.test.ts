import { expect, test } from 'vitest';
import type { DemoAgentKey } from '#shared/demo-agent-keys.ts';
import { builtInAgents } from './built-in-agents.ts';
import { callsIn, conversationWith, expectRows } from './conversation.fixture.ts';

const now = new Date('2026-11-24T01:00:00Z');
const order = 'a large margherita // that’s all';
const visit = 'a doctor on Friday morning // the first one';
const motel = 'one night on Tuesday the eighth of December, two of us, a studio // about six // Tane Walker // no';

const tickets: Partial<Record<DemoAgentKey, string>> = {
  takeaway: `
    ${order} // I'll be walking down for it => Pickup: 2.20 pm
    ${order} // my son will drop in => Pickup: 2.20 pm
    ${order} // I don't drive so you'd have to bring it => Deliver
    two large Hawaiians, hold the pineapple on one, it's a crime => 1 × Large Hawaiian: ; 1 × Large Hawaiian, no pineapple
    two large vegetarians // sorry, only one vegetarian, not two => 1 × Large vegetarian
    ${order} // pickup // Zsófia Nagy, so Z-S-O-F-I-A N-A-G-Y => Name: Zsófia Nagy
    ${order} // pickup // Tama, and add a Coke => Name: Tama ; 1 × Coke
    ${order} // pickup // sorry sorry, tomorrow I have work, please change it => Name: waiting
    ${order} // pickup // Mel // use my one, 021 555 0111 => Phone: 021 555 0111
  `,
  clinic: `
    ${visit} // Ana Cole // she has, last winter => New or known: Been before
    ${visit} // Ana Cole // no, never I come before => New or known: First visit
    ${visit} // Ana Cole // it's not my first time => New or known: Been before
    I'm down to come in this Friday, but could we make it Monday instead => Appointment to move ; Was: Fri 27 Nov ; Mon 30 Nov
    I've a slot on Thursday that I can't make, anything next week? => Appointment to move ; Was: Thu 26 Nov
    I won't be able to make Thursday after all, need to cancel => Appointment to cancel ; Was: Thu 26 Nov
    I can't come in the morning, do you have anything on Thursday afternoon with the doctor => New appointment
  `,
  beauty: `
    I'd like the works, cut and colour, my roots are showing => Service: Cut and colour
    just a colour this time, no cut, with Marama => Service: Colour
    a facial on the third, oh no, the second of December at 11 => Wed 2 Dec
    a manicure on Friday, Saturday's the school fair => Fri 27 Nov
    can I put my Saturday colour back a week => Booking to move ; Was: Sat 28 Nov ; Sat 5 Dec
  `,
  trades: `
    we've had no hot water since last night, tomorrow afternoon is fine => How urgent: Can wait
    no hot water and it's urgent, can't wait until tomorrow => How urgent: Urgent
    my tap drips, no rush // 12 Rata Street, Lower Hutt // Friday // the first one // You'll not leave a mess, will you? => Access: waiting
    the pump is humming // forget the pump. There's a garden tap leaking => Job: There's a garden tap leaking
  `,
  hotels: `
    Monday for two nights in a studio // Walter and me, the two of us => Guests: 2
    Monday for two nights, five of us, oh no, sorry, six, nana's decided to come => Guests: 6
    ${motel} // oh, they land a day later, so it's Wednesday the ninth of December, still one night => Wed 9 Dec to Thu 10 Dec
  `,
};

test.each(callsIn(tickets))('%s: %s', async (key, line) => {
  const [said = '', wanted = ''] = line.split(' => ');
  expectRows(conversationWith(await builtInAgents[key](), { now })(...said.split(' // ')), wanted);
});

test.each([
  ['hotels', `${motel} // something’s come up, we’re not coming after all // yes`],
  ['takeaway', `${order} // never mind, my flatmate has already cooked // yes`],
  ['trades', 'my tap drips, no rush // 12 Rata Street // my brother has fixed it, so leave it // yes'],
] as const)('%s: what is called off in any words is not booked: %s', async (key, said) => {
  const { ticket } = conversationWith(await builtInAgents[key](), { now })(...said.split(' // '));
  expect(ticket.status).toBe('cancelled');
});
