import type { StarterArticle } from '../starter-types.ts';

/** Starter article: how to collect and write the first knowledge base. */
export const yourFirstFiftyQuestionsAndAnswers: StarterArticle = {
  title: 'Your first fifty questions and answers',
  summary:
    'Where to find the questions your customers really ask, and how to write answers that sound like you rather than a brochure. With a plan for two quiet hours, a table to copy and the five answers that need the most care.',
  categorySlug: 'set-up',
  tagSlugs: ['checklists', 'trades', 'clinics', 'beauty'],
  publishDate: '2026-11-03',
  readTime: 5,
  isPublished: true,
  isFeatured: true,
  content: `
<p>A voice agent knows what you tell it. Fifty good questions and answers are enough to start with, and fifty is what our Starter package holds. The work is not in the typing. It is in finding the questions people really ask, and in answering each as you would at the counter.</p>

<h2>Where the questions already are</h2>
<p>Don’t make them up at a desk. Collect them for a week from the places where customers left them:</p>
<ul>
<li><strong>Your own ears.</strong> Keep a pad by the phone. Write down the first sentence of each call, word for word. “Do you guys do gas?” is gold; “enquiry about services” is not.</li>
<li><strong>Texts and messages.</strong> Scroll back two months. Look for every question mark.</li>
<li><strong>Email.</strong> Search your sent folder for the answers you paste again and again.</li>
<li><strong>Reviews.</strong> Each complaint about a surprise is a question nobody answered in time.</li>
<li><strong>The newest person on the team.</strong> They still remember what they had to ask.</li>
<li><strong>The person who answers the phone now.</strong> Ask what they are tired of saying.</li>
</ul>

<h2>Sort them into ten drawers</h2>
<p>Five questions in each of ten drawers makes fifty. When a drawer stays empty, you have found a gap before a caller does.</p>
<table>
<thead><tr><th>Drawer</th><th>A question as people ask it</th></tr></thead>
<tbody>
<tr><td>Where and when</td><td>“Are you open on Anniversary Day?”</td></tr>
<tr><td>What you do</td><td>“Do you do hot water cylinders?”</td></tr>
<tr><td>What you don’t do</td><td>“Can you look at a heat pump while you’re here?”</td></tr>
<tr><td>Price</td><td>“What’s the call-out?”</td></tr>
<tr><td>Booking</td><td>“What’s the first one you’ve got on Thursday?”</td></tr>
<tr><td>Changing and cancelling</td><td>“Can I move it, and does that cost me?”</td></tr>
<tr><td>Getting ready</td><td>“Do I have to be home?”</td></tr>
<tr><td>Paying</td><td>“Can I pay it off?”</td></tr>
<tr><td>Afterwards</td><td>“It’s dripping again. Do I pay twice?”</td></tr>
<tr><td>Trouble</td><td>“I smell gas. What do I do?”</td></tr>
</tbody>
</table>
<p>A clinic swaps “Getting ready” for referrals and what to bring. A salon adds patch tests. A motel adds pets, late arrival and parking.</p>

<h2>Write each answer in three parts</h2>
<ol>
<li><strong>The answer first.</strong> Yes, no, a number or a day. Not the history of it.</li>
<li><strong>One condition, if there is one.</strong> “Unless it’s a public holiday.”</li>
<li><strong>The next step.</strong> “Shall I book that?”</li>
</ol>
<p>Compare these two.</p>
<blockquote><p>“We pride ourselves on offering competitive call-out rates, tailored to your individual needs.”</p></blockquote>
<blockquote><p>“The call-out is [amount] including GST, and that covers the first [minutes]. Evenings and weekends it’s [amount]. Shall I find you a time?”</p></blockquote>
<p>The second can be spoken, checked and acted on. The first can only be listened to.</p>

<h2>One drawer, filled</h2>
<p>Here is “Changing and cancelling” as a salon might fill it. Your rules will differ; the form is what to copy.</p>
<ul>
<li><strong>“Can I move my appointment?”</strong> “Yes. Which day would suit you better?”</li>
<li><strong>“I can’t make it today.”</strong> “Thanks for ringing. Less than [hours] before, there is a fee of [amount]. Shall I move it, or cancel it?”</li>
<li><strong>“I’m running ten minutes late.”</strong> “That’s fine up to [minutes]. After that we may have to shorten it. I’ll tell [name] now.”</li>
<li><strong>“Do I get my deposit back?”</strong> “Yes, if you cancel more than [hours] before. Shall I do that?”</li>
<li><strong>“Is there anything earlier?”</strong> “Not just now. I can put you on the list and text you if something comes up. Would that help?”</li>
</ul>
<p>Notice that each one ends in something to say yes or no to. That is what keeps a call short without hurrying anybody.</p>

<h2>Write for the ear</h2>
<ul>
<li>One idea to a sentence. If you need a bracket, you need two sentences.</li>
<li>Numbers as people say them. “Half past seven”, not “07:30”.</li>
<li>No lists longer than three. “We do drains, gas and hot water. Is it one of those?”</li>
<li>Local words as they are said. If customers say “toby” or “hot water service”, so does the agent. Add the sound of place names and surnames that strangers get wrong.</li>
<li>Nothing that dates. “This month’s special” will still be there in June.</li>
</ul>

<h2>The five answers that need the most care</h2>
<ol>
<li><strong>Price.</strong> Give the number or the range, say what it includes, and say what changes it. <a href="after-hours-rates-said-plainly">After-hours rates, said plainly</a> has wording.</li>
<li><strong>Danger.</strong> Gas, sparks, chest pain, a locked-out child. The answer is an instruction and a number: 111 in New Zealand, 000 in Australia. It never ends in a booking.</li>
<li><strong>“Can I talk to a person?”</strong> The answer is yes, and how.</li>
<li><strong>Advice you are not allowed, or not willing, to give.</strong> Say so in one sentence and offer what you can do.</li>
<li><strong>“I don’t know.”</strong> Write it on purpose. “I don’t have that here. I’ll ask the team and they’ll text you” is a good answer. A guess is not.</li>
</ol>

<h2>A plan for two quiet hours</h2>
<ol>
<li><strong>First half hour.</strong> Empty the pad, the phone and the sent folder onto one page. Don’t tidy yet.</li>
<li><strong>Second half hour.</strong> Sort into the ten drawers. Cross out what nobody has asked twice.</li>
<li><strong>Third half hour.</strong> Answer aloud, into your phone’s recorder, as if the customer stood there. Type what you said.</li>
<li><strong>Last half hour.</strong> Have somebody else ask you all fifty in a mixed order, in their own words. Mark where you answered differently from the page. The page is wrong, not you.</li>
</ol>

<h2>When fifty isn’t enough</h2>
<p>It may be for a long time. If you pass fifty, first look for answers that say the same thing twice. If you still need more, you have services, branches or product lines that each need their own drawer, and a bigger knowledge base is worth its price. You will know, because by then you are counting questions and not guessing.</p>
`.trim(),
};
