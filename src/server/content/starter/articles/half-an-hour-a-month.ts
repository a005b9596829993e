import type { StarterArticle } from '../starter-types.ts';

/** Starter article, a draft: the monthly upkeep of an agent. */
export const halfAnHourAMonth: StarterArticle = {
  title: 'Half an hour a month to keep the answers true',
  summary:
    'An agent goes wrong slowly: a price rises, a colleague leaves, the summer menu ends. A monthly half hour with a timer, a list of what changes without anybody saying so, and a one-line log that shows whether it is getting better.',
  categorySlug: 'set-up',
  tagSlugs: ['checklists', 'beauty', 'motels'],
  publishDate: '2026-11-17',
  readTime: 4,
  isPublished: false,
  isFeatured: false,
  content: `
<p>On the day it is switched on, an agent knows what is true. It doesn’t notice when that changes. Nobody rings to say that the answer about parking is wrong; they just drive round the block. Half an hour a month is enough to keep up, if it is the same half hour and it has a list.</p>

<h2>Before you start</h2>
<p>Put it in the diary as an appointment, at a quiet time, and give it to one person by name. “We all keep an eye on it” means that nobody does. Have three things open: the list of last month’s calls, the answers, and your own price list.</p>

<h2>The half hour</h2>
<h3>Minutes 1 to 10: read</h3>
<p>Don’t read every call. Read these:</p>
<ul>
<li>the calls that ended without a booking, an order or a message</li>
<li>the calls that were handed to a person</li>
<li>the longest three</li>
<li>any call that a customer or colleague mentioned</li>
<li>two others, chosen with your eyes shut</li>
</ul>
<p>For each, write one word: <em>missing</em> (there was no answer), <em>wrong</em> (there was, and it isn’t true), <em>clumsy</em> (true, but badly said) or <em>fine</em>.</p>

<h3>Minutes 11 to 20: mend</h3>
<p>Start with <em>wrong</em>, then <em>missing</em>, and <em>clumsy</em> if there is time. Write the new answer in three parts: the answer, one condition, the next step. <a href="your-first-fifty-questions-and-answers">Your first fifty questions and answers</a> explains why. If you add an answer, look whether an old one can go.</p>

<h3>Minutes 21 to 27: check what changes by itself</h3>
<p>Some answers go stale without anybody deciding anything. Tick through this table.</p>
<table>
<thead><tr><th>Answer</th><th>Changes when</th></tr></thead>
<tbody>
<tr><td>Opening hours</td><td>daylight saving, school holidays, the next public holiday</td></tr>
<tr><td>Prices</td><td>a supplier’s letter came, or you changed the board and not the agent</td></tr>
<tr><td>People</td><td>somebody started, left, or changed their days</td></tr>
<tr><td>What is available</td><td>the season, the menu, a broken machine, a room under repair</td></tr>
<tr><td>How to get here</td><td>road works, parking, a new door code</td></tr>
<tr><td>How to pay</td><td>a new terminal, a new surcharge, a new payment link</td></tr>
<tr><td>Who has the night phone</td><td>every week</td></tr>
</tbody>
</table>

<h3>Minutes 28 to 30: ring</h3>
<p>Make three calls: one for something you mended, one for your best seller, one that asks for a person. If all three work, you are done. If one doesn’t, undo your last change and ask for help.</p>

<h2>One line a month</h2>
<p>Keep a log. A line is enough, always the same, so that a year fits on a page:</p>
<blockquote><p>[Month]: [calls], [booked or ordered], [handed on], [ended with nothing]. Mended: [what]. Odd: [what].</p></blockquote>
<p>The fourth number is the one to watch. If it falls, the half hours are working. If it rises for two months together, something outside the answers has changed: a new kind of customer, a new advertisement, a new competitor’s name that people ring you by mistake for.</p>
<p>Don’t compare it with other businesses. A motel with a highway sign gets more idle questions than a physio with referrals, and neither is doing worse.</p>

<h2>Who may change what</h2>
<ul>
<li><strong>Anybody on the team</strong> may report a wrong answer. Make it easy: a pad, a group chat, a note on the fridge. Thank them by mending it.</li>
<li><strong>One person</strong> changes answers, and a second can when the first is away.</li>
<li><strong>The owner</strong> changes prices, promises and anything about danger, and reads those aloud before they go in.</li>
</ul>
<p>Keep the old wording somewhere for a while. Twice a year you will want it back.</p>

<h2>Special occasions</h2>
<p>Add ten minutes in the month before each of these:</p>
<ol>
<li><strong>Christmas and the summer break.</strong> Last orders, last appointments, who is on call, when you are back.</li>
<li><strong>Easter and the long weekends.</strong> Hours, surcharges, minimum stays.</li>
<li><strong>A price change.</strong> Change the agent on the same day as the board, not the week after. Ring it to hear.</li>
<li><strong>A new colleague.</strong> Their name, how it is said, what they do, which days.</li>
<li><strong>A new service.</strong> Five questions and answers before you announce it, because the phone will ring on the day.</li>
</ol>

<h2>When to spend more than half an hour</h2>
<p>If you can’t finish in the time for three months running, you don’t have an upkeep problem. Either the business has changed, and it is time to write the answers afresh, or the agent is being asked to do something it was not set up for. Bring the log to whoever set it up. Three lines of it will tell them more than an hour of calls.</p>
`.trim(),
};
