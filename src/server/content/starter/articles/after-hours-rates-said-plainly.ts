import type { StarterArticle } from '../starter-types.ts';

export const afterHoursRatesSaidPlainly: StarterArticle = {
  title: 'After-hours rates, said plainly',
  summary:
    'How to tell a caller the price before the van leaves, so that nobody argues about it on the doorstep. Wording for plumbers, vets and motels, and a one-page rate card that an agent, an apprentice and you can all read from.',
  categorySlug: 'cost',
  tagSlugs: ['trades', 'motels', 'scripts'],
  publishDate: '2026-10-07',
  readTime: 4,
  isPublished: true,
  isFeatured: false,
  content: `
<p>Nobody minds a dear plumber at midnight as much as a surprising one. The price is the price; what people resent is hearing it after the work is done. If the first voice they reach can say the number, the condition and the choice in one breath, most arguments never start.</p>

<h2>Say three things, then stop</h2>
<ol>
<li><strong>The number,</strong> with GST, as a customer pays it.</li>
<li><strong>What it covers,</strong> and what comes on top.</li>
<li><strong>The choice:</strong> tonight at that price, or tomorrow at the day rate.</li>
</ol>
<blockquote><p>“After [time] the call-out is [amount] including GST. That covers getting there and the first [minutes]. After that it’s [amount] for each [unit], plus parts. Or I can book you at [time] tomorrow at the day rate of [amount]. Which would you like?”</p></blockquote>
<p>Then wait. Silence after a price is not an objection. It is somebody thinking.</p>

<h2>Fill in the card</h2>
<p>An agent can only say what is written down. So can an apprentice. Copy this card, fill in every box, and give everybody the same one. An empty box is a sentence that somebody will make up at eleven at night.</p>
<table>
<thead><tr><th></th><th>Weekday</th><th>Evening</th><th>Weekend</th><th>Public holiday</th></tr></thead>
<tbody>
<tr><td>Starts at</td><td></td><td></td><td></td><td></td></tr>
<tr><td>Call-out, with GST</td><td></td><td></td><td></td><td></td></tr>
<tr><td>Minutes included</td><td></td><td></td><td></td><td></td></tr>
<tr><td>After that, for each …</td><td></td><td></td><td></td><td></td></tr>
<tr><td>Travel beyond … km</td><td></td><td></td><td></td><td></td></tr>
<tr><td>How it can be paid</td><td></td><td></td><td></td><td></td></tr>
</tbody>
</table>
<p>Three boxes are forgotten most easily:</p>
<ul>
<li><strong>When does the rate begin?</strong> When they ring, when you leave, or when you arrive? A call at ten to six needs one answer.</li>
<li><strong>Which public holidays?</strong> Name them for your own region or state. They differ, and so do the days on which they are kept.</li>
<li><strong>What if you arrive and it is nothing?</strong> Somebody will ask. Decide it in daylight.</li>
</ul>

<h2>Wording for the awkward moments</h2>

<h3>“How much will the whole job be?”</h3>
<blockquote><p>“I can’t see it from here, so I won’t guess. The call-out is [amount]. When they have looked, they’ll tell you the price before they go on, and you can say no.”</p></blockquote>
<p>Only say the last part if it is how you work. If it isn’t, it might be a good way to start.</p>

<h3>“That’s a rip-off.”</h3>
<blockquote><p>“It is more than in the day, yes. If it can wait, I can book you for tomorrow at the day rate. Shall I tell you how to turn the water off until then?”</p></blockquote>
<p>Agree with what is true, offer the cheaper choice, help now. No defending, no reasons.</p>

<h3>“Can you do it for less?”</h3>
<blockquote><p>“I can’t change prices. I can send the owner your question, and they’ll ring you in the morning. Would you like that, or would you like tonight’s time?”</p></blockquote>
<p>An agent that can be talked down on price will be. Leave no range for it to bargain in.</p>

<h3>A motel guest at the door at midnight</h3>
<blockquote><p>“A late arrival is fine and costs nothing extra until [time]. After that there is a fee of [amount]. Your key is in [place]. Shall I text you the code?”</p></blockquote>

<h3>A worried owner ringing a vet</h3>
<blockquote><p>“The after-hours visit is [amount] before any treatment. If you’re not sure that it can wait, I’ll put you through to the nurse now. There’s no charge for that.”</p></blockquote>
<p>Where a life may be at stake, the price comes second and the person comes first. Write that order into the script, so that nobody has to decide it on the night.</p>

<h2>Put it in writing at once</h2>
<p>Whatever was said, text it before the van leaves:</p>
<blockquote><p>“[Business]: booked tonight, about [time], [address]. Call-out [amount] incl. GST covers the first [minutes], then [amount] per [unit] plus parts. Reply NO to cancel before we leave.”</p></blockquote>
<p>It takes one line, and it is the end of “nobody told me”. Keep the text with the job.</p>

<h2>Test it with five calls</h2>
<ol>
<li>Ring ten minutes before the evening rate begins, and ten minutes after. Are the two prices right?</li>
<li>Ring on a public holiday, or tell the agent that it is one.</li>
<li>Ask for the whole price three times in three ways. It should never guess.</li>
<li>Try to bargain.</li>
<li>Say that it is an emergency with somebody in danger. The price must not come first.</li>
</ol>
<p>Then ring one competitor after hours and listen. If you can say your price more plainly than they do, you have an advantage that costs nothing.</p>
`.trim(),
};
