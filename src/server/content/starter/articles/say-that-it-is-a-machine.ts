import type { StarterArticle } from '../starter-types.ts';

/** Starter article: telling callers that a machine answers, and what is kept. */
export const sayThatItIsAMachine: StarterArticle = {
  title: 'Say that it’s a machine, and say it first',
  slug: 'say-that-its-a-machine-and-say-it-first',
  summary:
    'Callers forgive a machine. They don’t forgive finding out. What to say in the first sentence, what to say about recordings, and the six questions to put to any provider before a customer’s words go anywhere.',
  categorySlug: 'trust',
  tagSlugs: ['scripts', 'clinics', 'checklists'],
  publishDate: '2026-10-13',
  readTime: 4,
  isPublished: true,
  isFeatured: true,
  content: `
<p>Voice agents sound more like people every year. That makes it tempting to say nothing and see who notices. Don’t. The caller gave you their name, their address and what is wrong with their drains or their back. They should know who, or what, they told.</p>

<h2>One word does it</h2>
<p>You don’t need a speech. You need one honest noun in the first sentence.</p>
<blockquote><p>“Kia ora, [Business], this is the automated assistant. I can book a visit or take a message.”</p></blockquote>
<ul>
<li><strong>Good nouns:</strong> automated assistant, AI assistant, booking assistant with “automated” in front. A caller should be in no doubt.</li>
<li><strong>A name is fine,</strong> if the noun is there too: “I’m Tūī, the automated assistant.” A name alone is a costume.</li>
<li><strong>If somebody asks, the answer is yes.</strong> “Am I talking to a robot?” “Yes, I’m an AI assistant. Would you like a person?” No jokes, no dodging.</li>
<li><strong>No acting.</strong> No fake typing, no “let me just grab a pen”, no breathing.</li>
</ul>

<h2>Then say what is kept</h2>
<p>If the call is recorded or written down, say so before anything worth recording has been said. Put it in one clause, not in a paragraph:</p>
<blockquote><p>“This call is recorded so that the team can check your booking. If you’d rather it wasn’t, say so.”</p></blockquote>
<p>Only offer the second sentence if it works. Try it: say “I’d rather you didn’t record this”, and then look whether there is a recording.</p>
<p>The rules on recording calls are not the same in New Zealand and in each Australian state and territory, and health information has rules of its own. Read what the <a href="https://www.privacy.org.nz/">Office of the Privacy Commissioner</a> in New Zealand or the <a href="https://www.oaic.gov.au/">Office of the Australian Information Commissioner</a> says, and ask a lawyer if you keep anything sensitive. Telling people first and keeping little is a good start everywhere.</p>

<h2>Keep less</h2>
<p>What you don’t keep can’t be lost, leaked or asked for. Go through this list with whoever set up your agent:</p>
<table>
<thead><tr><th>What</th><th>Do you need it?</th><th>For how long?</th></tr></thead>
<tbody>
<tr><td>The booking itself</td><td>Yes</td><td>As long as your other bookings</td></tr>
<tr><td>The written transcript</td><td>To check mistakes, for a while</td><td>Decide, in weeks</td></tr>
<tr><td>The sound recording</td><td>Often not, once the transcript was checked</td><td>Decide, in days</td></tr>
<tr><td>Card numbers</td><td>No. Send a payment link</td><td>Never</td></tr>
<tr><td>Health details</td><td>Only what the booking needs</td><td>In your patient system, nowhere else</td></tr>
</tbody>
</table>
<p>Then look whether it is so. Pick a call from the week before last and try to find it. If it is still there when it should be gone, the setting is a wish.</p>

<h2>Six questions for any provider, us included</h2>
<ol>
<li>Which companies hear or store my customers’ words, and in which countries?</li>
<li>Are the calls used to train anybody’s models? Can I say no, and is no the default?</li>
<li>How long are recordings and transcripts kept, and who can delete them?</li>
<li>Who on your side can listen, and is that written down when they do?</li>
<li>If a customer asks me what you hold about them, how do I get it, and how soon?</li>
<li>If something leaks, when will you tell me?</li>
</ol>
<p>A good provider answers in writing and without a meeting. “We take privacy very seriously” is not an answer to any of them.</p>

<h2>Tell the people who work with you</h2>
<p>The agent works beside your team, and customers will ask them about it. Give everybody three sentences that are true:</p>
<ol>
<li>“When we can’t pick up, an automated assistant answers. It says so.”</li>
<li>“It books and takes messages. It doesn’t decide anything about you.”</li>
<li>“If you don’t like it, say ‘person’, and we ring you back.”</li>
</ol>
<p>If one of the three isn’t true for you, change the sentence or change the set-up.</p>

<h2>Check it in five minutes</h2>
<ul>
<li>Ring in. Did you hear the noun before you were asked for anything?</li>
<li>Ask if it is a person. Did it say no?</li>
<li>Ask what happens to your words. Was the answer short, and was it right?</li>
<li>Say “person”. Did it let go?</li>
<li>Read your privacy page as if you were the caller. Does it mention the phone at all?</li>
</ul>
<p>Being straight costs you perhaps a few callers who hang up on any machine. The others know where they stand, and those are the ones who come back.</p>
`.trim(),
};
