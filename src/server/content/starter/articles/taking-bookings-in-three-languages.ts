import type { StarterArticle } from '../starter-types.ts';

/** Starter article: English, Chinese and Korean on one phone line. */
export const takingBookingsInThreeLanguages: StarterArticle = {
  title: 'Taking bookings in three languages',
  summary:
    'An agent that answers in English, Chinese and Korean is no use if the booking then reaches a team that can’t read it. What to decide first, what goes wrong with names, times and menus, and a set of test calls to make before a Saturday.',
  categorySlug: 'call-handling',
  tagSlugs: ['languages', 'takeaways', 'beauty', 'clinics'],
  publishDate: '2026-11-18',
  readTime: 4,
  isPublished: true,
  isFeatured: false,
  content: `
<p>Our agents answer in English, Chinese and Korean, and notice which one the caller speaks. That part is the easy part. A booking in any language is only made when the right person is in the right chair at the right time, and most of what goes wrong happens after the talking.</p>

<h2>Decide four things first</h2>
<ol>
<li><strong>Which language opens the call.</strong> Open in the one most of your callers use, and follow the caller from their first sentence. Don’t make anybody listen to “for English, press one”.</li>
<li><strong>Which language the team reads.</strong> The call may be in Korean. The booking that lands in the diary should be in the language of whoever opens the shop, with the caller’s own words kept beside it.</li>
<li><strong>Who rings back.</strong> If nobody on the team speaks Korean, a promise of a ring-back in Korean is a promise you will break. Say instead that a text will come, and in which language.</li>
<li><strong>What stays in the original.</strong> Names, addresses and dish names are not translated. They are spelled.</li>
</ol>

<h2>Where it goes wrong</h2>
<table>
<thead><tr><th>What</th><th>How it goes wrong</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>Family names</td><td>Family name first or last; the same name spelled three ways in Latin letters</td><td>Ask how the booking should be written, read it back letter by letter, and find people by phone number</td></tr>
<tr><td>Times</td><td>“Half eight”, morning or evening, “next Friday”</td><td>Read back the weekday, the date and morning or evening, always all three</td></tr>
<tr><td>Numbers</td><td>Phone numbers run together</td><td>Read back in groups, as people here say them</td></tr>
<tr><td>Services</td><td>“A treatment” that is two different lengths</td><td>Offer the two with their lengths and prices</td></tr>
<tr><td>Dishes</td><td>A name said in Chinese for a dish listed in English</td><td>Put both names, and the number on the menu, in the answers</td></tr>
<tr><td>Streets</td><td>Māori and Aboriginal place names said in a third language’s sounds</td><td>Ask for the spelling or a landmark, and send the address back by text</td></tr>
</tbody>
</table>

<h2>The read-back is the booking</h2>
<p>In a second language people say yes to be polite. So don’t ask “Is that right?” after a long sentence. Read back one thing at a time, and ask for something that only a person who understood can answer.</p>
<blockquote><p>“I have Friday the fourth, in the evening, at half past six, for four people. How many of those are children?”</p></blockquote>
<p>If the answer doesn’t fit the question, the agent says the booking again more simply, once. If it still doesn’t fit, it takes a number and hands the call on. <a href="handing-a-call-to-a-person">Handing a call to a person</a> describes how.</p>

<h2>Mixed calls are normal</h2>
<p>A daughter starts in English, turns to her father in Chinese, and comes back. Somebody speaks Korean with English dish names. Three rules cover nearly all of it:</p>
<ul>
<li>Follow the language of the caller’s last whole sentence, not of a single word.</li>
<li>Never ask people which language they <em>should</em> be speaking. If it is unclear, ask once, in both, which they would like.</li>
<li>When the voice changes, repeat the booking so far. It is often a new person on the phone.</li>
</ul>

<h2>What not to do in any language but your own</h2>
<ul>
<li><strong>Allergies.</strong> Take them down, read them back, and have a person confirm them. An agent should not promise that a dish is safe.</li>
<li><strong>Health questions.</strong> Book the visit and note the words as they were said. Don’t let a translation become a symptom in the file.</li>
<li><strong>Complaints.</strong> Apologise, take the number, and let a person who speaks the language, or an interpreter, answer.</li>
<li><strong>Payment details.</strong> Send a link from your usual payment system. Don’t take card numbers by voice.</li>
</ul>

<h2>Nine calls to make before a Saturday</h2>
<p>Ask somebody who grew up with the language. They should ring, not read from a script, and afterwards look at the booking as it arrived.</p>
<ol>
<li>Book in English for the day after tomorrow.</li>
<li>Book in Mandarin for “next Friday”, near the end of the week.</li>
<li>Book in Cantonese, and find out whether your agent follows or asks to change. Either is fine if you knew it.</li>
<li>Book in Korean with a two-letter family name.</li>
<li>Start in English and change language in the middle.</li>
<li>Order using dish names in another language than the menu.</li>
<li>Move a booking made in another language yesterday.</li>
<li>Ring from a noisy street on speaker.</li>
<li>Ask, in Chinese or Korean, for a person.</li>
</ol>
<p>Write down three things for each: was the booking right, did the team understand it without help, and how long did the caller wait for an answer. If the second is no, mend the booking slip before you touch the agent.</p>
<p>The <a href="../demo">demo</a> answers in all three languages. Start your test there, with somebody whose ears you trust.</p>
`.trim(),
};
