import type { StarterArticle } from '../starter-types.ts';

export const whatAMissedCallCostsATradie: StarterArticle = {
  title: 'What a missed call costs a tradie',
  summary:
    'A sum you can do on the back of a quote pad, with your own numbers and nobody else’s. It takes two weeks of tally marks and ten minutes of arithmetic, and it tells you when a voice agent is not worth it, too.',
  categorySlug: 'cost',
  tagSlugs: ['trades', 'checklists'],
  publishDate: '2026-10-21',
  readTime: 4,
  isPublished: true,
  isFeatured: true,
  content: `
<p>You will find plenty of figures about missed calls. Most are about somebody else’s business, in another country, and you can’t check them. The only figure that should move your money is your own, and you can have it in two weeks with a pen.</p>

<h2>Five numbers</h2>
<ol>
<li><strong>A: missed calls in a week.</strong> Your phone’s call list has them. Count unknown numbers that you didn’t answer. Leave out suppliers, family and spam.</li>
<li><strong>B: how many of those left no message and didn’t ring again.</strong> These are the ones you may have lost. Those who left a message, you rang back.</li>
<li><strong>C: how many in ten would have been work you want.</strong> Ring back ten missed numbers. Ask, “You called last week, did you get sorted?” Count those with a real job, in your area, of your kind.</li>
<li><strong>D: how many in ten enquiries you turn into a job.</strong> Look at the last ten quotes or calls you did take.</li>
<li><strong>E: what a usual job leaves you.</strong> Not the invoice. The invoice without GST, less materials, less what you pay for somebody else’s time.</li>
</ol>

<h2>The sum</h2>
<blockquote><p>B × (C ÷ 10) × (D ÷ 10) × E = what missed calls cost you in a week</p></blockquote>
<p>Here it is filled in. <strong>These numbers are an example to show the arithmetic. They describe nobody. Put your own in the last column.</strong> E is a call-out and two hours of your own labour, at about $100 each.</p>
<table>
<thead><tr><th>Number</th><th>Example only</th><th>Yours</th></tr></thead>
<tbody>
<tr><td>B: lost calls in a week</td><td>5</td><td></td></tr>
<tr><td>C: wanted work, out of ten</td><td>4</td><td></td></tr>
<tr><td>D: jobs won, out of ten</td><td>5</td><td></td></tr>
<tr><td>E: what a job leaves you</td><td>$300</td><td></td></tr>
<tr><td>B × (C ÷ 10) × (D ÷ 10) × E</td><td>5 × 0.4 × 0.5 × $300 = $300</td><td></td></tr>
</tbody>
</table>
<p>For a month, multiply by four. It is a little low, and that is the right side to be wrong on.</p>

<h2>Be hard on your own figures</h2>
<ul>
<li><strong>Are you full?</strong> If you are booked for three weeks and turning work away, a caught call may be worth nothing this month. Then E is what you gain by choosing better jobs, or zero.</li>
<li><strong>Would they have waited?</strong> Regulars often ring again next day. They are not in B.</li>
<li><strong>Is one big job bending the average?</strong> Take the job in the middle of your last eleven, not the mean of them.</li>
<li><strong>Was it a strange fortnight?</strong> A cold snap or a holiday week is not a normal week. Count two more.</li>
</ul>

<h2>Now the other side</h2>
<p>Set the result beside everything an agent would cost you, not only the price on the page:</p>
<ol>
<li><strong>The package,</strong> monthly or once. Ours are on the home page.</li>
<li><strong>Usage.</strong> It is billed separately. Ask any provider what a call of an ordinary length costs, then multiply by A, because the agent answers every missed call and not only the good ones.</li>
<li><strong>Your time.</strong> A few hours to write the answers, then something like half an hour a month to keep them true.</li>
<li><strong>The calls it will get wrong.</strong> Some callers hang up on any machine. Assume that it rescues half of B, do the sum again, and see whether you still like the answer.</li>
</ol>
<p>If half of B still pays for the lot with room to spare, try it. If it only works when every call is rescued, it doesn’t work.</p>

<h2>When it isn’t worth it</h2>
<ul>
<li>You miss two calls a week and one of them is your mum.</li>
<li>Somebody in the office answers, and likes to.</li>
<li>You are full for months and not hiring.</li>
<li>Nearly all your work comes from three builders who text.</li>
<li>Every call needs your judgement before anything can be said. Then a good voicemail and a ring-back at four o’clock is cheaper. <a href="what-to-say-when-nobody-can-pick-up">What to say when nobody can pick up</a> has the wording.</li>
</ul>

<h2>What the sum leaves out</h2>
<p>Some of it is real and hard to count. You don’t stop a job to answer. You don’t ring six people back from the ute at night. The after-hours caller who is only asking for your hours doesn’t wake you. Write those down in words next to the figure. Don’t turn them into dollars to make the answer come out right.</p>

<h2>Your two weeks</h2>
<ol>
<li>Put a card on the dash. One tally mark for each missed call from an unknown number, and a circle round it if they left a message.</li>
<li>On the second Friday, ring back ten of the uncircled ones. You may win a job or two, which pays for the afternoon.</li>
<li>Do the sum, then do it again with half of B.</li>
<li>Keep the card. If you do get an agent, count the same things again after three months and see whether it earned its place.</li>
</ol>
`.trim(),
};
