import type { StarterArticle } from '../starter-types.ts';

export const whatToSayWhenNobodyCanPickUp: StarterArticle = {
  title: 'What to say when nobody can pick up',
  summary:
    'A caller decides early whether to stay on the line. Here is a short script for each kind of business, the four parts that every greeting needs, and the sentences that are better left out.',
  categorySlug: 'call-handling',
  tagSlugs: ['scripts', 'trades', 'clinics', 'beauty', 'takeaways', 'motels'],
  publishDate: '2026-11-12',
  readTime: 4,
  isPublished: true,
  isFeatured: true,
  content: `
<p>You are under a sink, with a patient, or serving the Friday queue, and the phone rings anyway. Whatever answers it has one short turn to tell the caller three things: that they have reached the right place, that something can be done now, and what to say next. The words below are a start. Change them until they sound like you.</p>

<h2>Four parts, in this order</h2>
<ol>
<li><strong>Your name.</strong> The name on the van or the door, not the name on the tax return. It comes first, because a caller who isn’t sure of the number is listening for nothing else.</li>
<li><strong>What is answering.</strong> “This is the booking assistant” is enough. A caller who works it out halfway through feels tricked, and remembers that longer than the booking.</li>
<li><strong>What it can do now.</strong> One or two verbs: book, take an order, get a message to the van. Leave out the rest of the list.</li>
<li><strong>A question that is easy to answer.</strong> “Is it urgent, or can it wait until tomorrow?” is easier to answer than “How may I help you today?”</li>
</ol>
<p>Read your greeting aloud and time it. If it takes longer than ten seconds, something in it is there for you and not for the caller.</p>

<h2>A script for each kind of business</h2>

<h3>Plumber, electrician, builder</h3>
<blockquote><p>“[Business], this is the booking assistant. The team is on a job. I can book you in or get an urgent message to the van. Is anything leaking, sparking or unsafe right now?”</p></blockquote>
<p>The safety question comes first, because it decides everything after it. If the answer is yes, the next sentence is an instruction: turn the water off at the toby or meter, stand clear, and call 111 in New Zealand or 000 in Australia if anybody is in danger.</p>

<h3>Clinic</h3>
<blockquote><p>“[Clinic], you’ve reached the appointment assistant. I can book, move or cancel a visit, and I can’t give medical advice. If this is an emergency, hang up and call 111 now. Otherwise, have you been to us before?”</p></blockquote>
<p>Use 000 instead of 111 in Australia. “Have you been to us before?” sorts new patients, who need more time and more questions, from those who only want to move Thursday.</p>

<h3>Hair and beauty</h3>
<blockquote><p>“Hi, it’s the booking assistant at [Salon]. Everybody has their hands full at the moment. What would you like to have done, and is there someone you usually see?”</p></blockquote>
<p>Two questions at once is usually one too many. Here they belong together, and most people answer both in one breath.</p>

<h3>Takeaway</h3>
<blockquote><p>“[Takeaway], ordering assistant here. Pickup or delivery?”</p></blockquote>
<p>Nobody rings a takeaway to be welcomed. Say the name, ask the question, and save the waiting time for the end, when you know what was ordered.</p>

<h3>Motel</h3>
<blockquote><p>“[Motel], this is the reservations assistant. I can check dates and prices. Are you arriving today, or is it for another day?”</p></blockquote>
<p>A guest arriving today may be lost, late or at the locked door. That call needs the after-hours answer, not the price list.</p>

<h2>What to leave out</h2>
<ul>
<li><strong>“Your call is important to us.”</strong> If it is, answer it.</li>
<li><strong>“We are experiencing higher than normal call volumes.”</strong> If it is true every day, it is normal.</li>
<li><strong>Your opening hours, before anybody asked.</strong> Have the answer ready; don’t lead with it.</li>
<li><strong>Your website’s address.</strong> A person who rang wants to talk. Offer to text a link at the end.</li>
<li><strong>Promises you don’t control.</strong> “Somebody will be with you shortly” is one. “I’ll text the team now, and they ring back between jobs” is better, if it is what happens.</li>
</ul>

<h2>If all you have is voicemail</h2>
<p>Good words help there too. Say what you need to hear, because a message without a suburb or a number is a second phone call.</p>
<blockquote><p>“You’ve reached [Business]. We’re on a job and listen to messages [when]. Please say your name, your number, your suburb and what has happened. If it’s urgent, say so first.”</p></blockquote>
<p>Fill in the “when” honestly. “At lunch and at four” is worth more to a caller than “as soon as possible”.</p>

<h2>Try it this week</h2>
<ol>
<li>Write your greeting with the four parts. Keep it on one line of a phone screen if you can.</li>
<li>Ring your own number from somebody else’s phone, outside, beside a road. Can you hear the name?</li>
<li>Ask two people who don’t work with you to ring and book something. Don’t tell them what to expect. Afterwards, ask one question: “When did you know what to say next?”</li>
<li>Change one thing, and do it again next week.</li>
</ol>
<p>When the greeting works, the next job is what comes after it. <a href="your-first-fifty-questions-and-answers">Your first fifty questions and answers</a> shows where to find them.</p>
`.trim(),
};
