import type { StarterArticle } from '../starter-types.ts';

export const handingACallToAPerson: StarterArticle = {
  title: 'Handing a call to a person',
  summary:
    'A good agent knows when to stop talking. Seven signs that a call should go to a person, four ways to hand it over when the person is on a roof, and the two lines to write so that nobody has to tell their story twice.',
  categorySlug: 'call-handling',
  tagSlugs: ['scripts', 'clinics', 'trades', 'checklists'],
  publishDate: '2026-09-22',
  readTime: 4,
  isPublished: true,
  isFeatured: false,
  content: `
<p>The measure of a voice agent is not how many calls it keeps. It is how few people leave a call without what they came for. Some of them came for a person, and the best thing an agent can do is to notice soon and hand over well.</p>

<h2>Seven signs to hand over</h2>
<ol>
<li><strong>They ask.</strong> “Can I talk to someone?” is answered with yes, the first time. Not with “I can help you with that.”</li>
<li><strong>Danger or distress.</strong> Gas, fire, injury, tears, a frightened voice. Emergency number first, person second, booking never.</li>
<li><strong>The same question twice.</strong> If the caller repeats it, the answer wasn’t one.</li>
<li><strong>Two misunderstandings in a row.</strong> The third will be worse.</li>
<li><strong>A complaint.</strong> It needs somebody who can put it right, and an agent can’t.</li>
<li><strong>Judgement.</strong> A discount, an exception, a diagnosis, a quote without seeing the job.</li>
<li><strong>A person you know.</strong> A builder who sends you half your work should not have to spell his name to a machine. Keep a short list of numbers that go straight through.</li>
</ol>

<h2>Four ways to do it</h2>
<p>“Transfer” is only one of them, and it is the wrong one when you are on a roof.</p>
<table>
<thead><tr><th>Way</th><th>Use it when</th><th>The agent says</th></tr></thead>
<tbody>
<tr><td>Put through now</td><td>Somebody is free, or it is urgent</td><td>“I’m putting you through. If nobody picks up, I’ll come back to you.”</td></tr>
<tr><td>Ring back at a time</td><td>You have a time when you really ring back</td><td>“[Name] rings people back at four. Is this number good?”</td></tr>
<tr><td>Text the team, reply by text</td><td>A short question that you can answer between jobs</td><td>“I’ll ask now and text you the answer.”</td></tr>
<tr><td>Book a call</td><td>A long talk: a quote, a treatment plan, a group booking</td><td>“That deserves ten minutes. Tomorrow at nine, or at half past twelve?”</td></tr>
</tbody>
</table>
<p>Choose two for working hours and one for the night. An agent with four choices at three in the morning will choose wrongly, and it may be you who wakes.</p>

<h2>Never a dead end</h2>
<p>The worst handover is a phone that rings out. Write the way back before you write the way out:</p>
<ol>
<li>Ring the person for a set time, short enough that the caller doesn’t wonder.</li>
<li>If nobody picks up, come back and say so: “They’re not free, and I’m sorry.”</li>
<li>Offer the next way at once, with a time: “They’ll ring by noon.”</li>
<li>Send the message before the caller hangs up, and say that you have.</li>
</ol>

<h2>Two lines that save the story</h2>
<p>What annoys people is not the handover. It is starting again. So the person who picks up should have two lines on the screen before they say hello:</p>
<blockquote><p>“[Name], [suburb], [number]. [What happened], since [when]. [What they want].”</p><p>“Already told: [what the agent said or promised].”</p></blockquote>
<p>The second line is the one people forget. If the agent said “before noon”, the person must know it. And the person’s first sentence shows that it was read:</p>
<blockquote><p>“Hi, it’s [name] from [business]. You’ve got water under the bath since this morning. Is it still coming?”</p></blockquote>

<h2>For clinics</h2>
<ul>
<li>Anything that sounds like a symptom goes to a person, even when the caller only wants a time. The agent doesn’t sort the serious from the rest.</li>
<li>Results are never given and never confirmed to exist.</li>
<li>A relative who rings for a patient is handed on. Who may hear what is your decision, not the agent’s.</li>
<li>Keep the note short. Put in what the next person needs, and leave the rest out.</li>
</ul>

<h2>For trades</h2>
<ul>
<li>Decide who has the phone each night, and write it where the agent looks. A roster in somebody’s head is no roster.</li>
<li>Let the agent ask one sorting question: “Is it still leaking now?” Yes goes to the phone, no goes in the diary.</li>
<li>Give it a limit. If the same number rings three times in an hour, put it through.</li>
</ul>

<h2>Test it</h2>
<ol>
<li>Say “person” as your first word.</li>
<li>Ask the same question three times, in different words.</li>
<li>Be rude. It should stay polite and hand over.</li>
<li>Ask for a person while nobody can pick up. Count the seconds until it comes back.</li>
<li>Ask the person who got the call: did you know enough to begin?</li>
</ol>
<p>Once a month, read the calls that were handed over. If the same question is behind several, it belongs in the answers. If it needs judgement, it belongs with you, and the agent was right.</p>
`.trim(),
};
