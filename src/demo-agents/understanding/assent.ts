import { phrases } from '../text/translated.ts';

/**
 * What a phrase means after the agent has read something back or offered something. `leave` means that the caller does
 * not want it at all. A `courtesy` such as "thanks" is no answer by itself.
 */
type Answer = 'yes' | 'no' | 'leave' | 'courtesy';

const it = '(?:it|that|this|them|those|that one|this one|that time)';
const fine = '(?:right|correct|good|great|fine|perfect|lovely|spot on|ok(?:ay)?|all good|the one)';
const forMe = '(?: (?:to|for|by|with) (?:me|us))?';

/** The phrases of each answer, as patterns. */
const answers: Readonly<Record<Answer, readonly string[]>> = {
  yes: [
    ...phrases(
      `ye+s+ | ye+a+h* | yep | yup | ya | aye | mm+ ?hm+ | uh ?huh | sure | sure thing | o+k+ | okay | okey ?doke?y? | alright |
      righto | right | correct | confirm | confirmed | perfect | perfectly | great | good | good as | good to go | ka pai | chur | yip | yiss | mean | lovely |
      awesome | excellent | brilliant | fantastic | wonderful | marvellous | beautiful | super | superb | terrific | fabulous | splendid | champion | grand | ace | amazing | legend | magic | stunning | fab | smashing | ideal | cool | sweet | sweet as | choice | choice as | mint | absolutely |
      definitely | totally | certainly | of course | you bet | too easy | no worries | exactly | indeed | spot on | bang on |
      go | go on | go ahead | go for it | carry on | do it | do that | please do | make it so | count me in | got it | like a plan`,
    ),
    `(?:all|everything|it all|everything is|it's all|that's all|that is all|it is all) ${fine}`,
    `(?:i'm |we're )?(?:happy|good|fine)(?: with ${it})?${forMe}`,
    `let's (?:go(?: ahead| for it| with ${it})?|do ${it}|book ${it}|get ${it} (?:booked|done))`,
    `(?:you can |can you |could you |just |so )?(?:please )?(?:book|lock|put|send|confirm|order|place|reserve|hold|submit|take|do|make) (?:${it}|the (?:order|booking|appointment|room|job)|me)(?: (?:in|up|through|on|for me|for us|down|off|now))*`,
    '(?:book|lock|sign|pop|put|pencil) me (?:in|down)(?: for (?:it|that))?',
    "bless (?:you|ya)|you beauty|good (?:on|as) (?:you|gold)|(?:that|it)(?:'s| is) (?:us|me|them|the lot)",
    `(?:i|we)(?:'ll|'d| will| would) (?:take|have|like|go (?:for|with)|do) ${it}`,
    `(?:${it}|that all) (?:is|looks?|sounds?|seems?) ${fine}${forMe}`,
    `${it} (?:works?|suits?|will do|does it)(?: (?:for )?(?:me|us))?`,
    `(?:that|it)(?:'s| is)(?: all)? (?:it|${fine})${forMe}`,
    `(?:that|it)(?:'ll| will| would) (?:do|work|be ${fine})${forMe}`,
    `(?:looks|sounds|seems) (?:${fine}|like a plan)${forMe}`,
    'works(?: for (?:me|us))?',
    '(?:(?:one |a )?hund(?:y|red)(?: ?p(?:er)? ?c(?:ent)?| percent)?|100 ?%)',
    "(?:she's|she'll be|it's|we're|that's us|that's me|all|i'm) (?:right|sweet|apples|sorted|good to go|sweet as)",
    "(?:now )?(?:it's|that's|it is|that is) right(?: now)?",
    "that's (?:me|us|the one|the job|the ticket|the way)|sorted|on the money|that'll do (?:me|us|nicely|the trick)",
    '(?:(?:这|那|现在)(?:下|回|次|样)?|现在)?(?:就)?(?:都|全)?(?:对了|对啦|对咯|没错了|没错|没问题了|可以了|行了|好了|可以|行|对)',
    '(?:이제|인제|이번엔|이번에는) ?(?:다 )?(?:맞아요|맞네요|맞습니다|됐어요|됐습니다|됐네요|정확해요)|정확해요|정확합니다|정확하네요',
    'suits(?: me| us)?',
    '(?:please )?send (?:him|her|them|someone|somebody|it|the (?:plumber|guy|van|man|lady))(?: (?:round|over|along|out|down|through|in))?',
    "(?:that's|that is) (?:me|us|him|her|everyone|everything|all|it)(?: all)? (?:sorted|done|set|booked)|(?:a |two |big )?thumbs up(?: from (?:me|us|her|him))?",
    "you(?:'ve| have)? got (?:it|that) right",
    ...phrases(
      `是 | 是的 | 对 | 对的 | 对了 | 对啊 | 好 | 好的 | 好吧 | 好啊 | 好了 | 好嘞 | 行 | 行的 | 行吧 | 可以 | 可以的 | 可以了 | 没错 | 没问题 |
      确认 | 嗯+ | 要 | 要的 | 正确 | 成 | 都对 | 全对 | 都没问题 |
      네+ | 예+ | 응 | 넵 | 그럼 | 그럼요 | 물론이죠 | 물론이에요 | 오케이 | 맞아 | 맞아요 | 맞습니다 | 맞네요 | 다 ?맞아요 | 다 ?맞습니다 |
      좋아 | 좋아요 | 좋습니다 | 좋네요 | 완벽해요 | 훌륭해요 | 딱이에요 | 그래 | 그래요 | 됐어요 | 됐습니다 | 괜찮아요 | 괜찮습니다 | 확인 | 확인했어요 | 확인했습니다 | 이대로`,
    ),
    '(?:那|就)*(?:这样|这么)(?:吧|了|定|定了|办|订)?',
    '(?:那|就)*(?:订|定|约|要|点|选)?(?:它|这个|这样|这些|这间|那个|这个时间)(?:吧|了|可以|行|就好)*',
    '(?:请|那|就|帮我|给我|麻烦)*(?:下单|订|定|预订|预约|安排|约|确认|提交)(?:下来|一下|吧|了|上|好)*',
    '(?:그렇게|그걸로|이대로|그 ?시간(?:으로)?)? ?(?:해 ?주세요|해 ?줘요?|할게요|하죠|하겠습니다|부탁(?:해요|드려요|드립니다|드릴게요)|진행해 ?주세요)',
    '(?:예약|주문|접수|진행|확정|확인)(?:을|으로|로)? ?(?:해 ?주세요|할게요|하겠습니다|부탁(?:해요|드려요|드립니다))',
    '그걸로(?:요)?',
  ],
  no: [
    ...phrases(
      `no+ | nope | na+h* | wait | hang on | wrong | incorrect | neither | pass | something else | nothing | nothing else | hold on | hold off | rather not |
      i'd rather not | not really | not right | not quite | not quite right | not yet | not now | not today | not that one |
      not for me | not either | not correct | not good | skip it | skip that | another time | another day | another one |
      don't book it yet | don't send it yet | don't order it yet`,
    ),
    '(?:not|none)(?: any)? of (?:them|those|these)(?: (?:work|suit|fit)s?(?: (?:for )?(?:me|us))?)?',
    "(?:that|it)(?:'s| is)(?: not| n't)? (?:wrong|not (?:right|it|correct|good|quite right|what i said)|no good)",
    "(?:that|it|they|those|none of (?:those|them|these))(?: one| time| day)? (?:doesn't|don't|does not|do not|won't|will not) (?:work|suit|do)(?: (?:for )?(?:me|us))?",
    "(?:i |we )?can't (?:do|make) (?:that|it|those|any of (?:those|them))",
    ...phrases(
      `不 | 不是 | 不是的 | 不用 | 不用了 | 不要 | 不需要 | 不行 | 不对 | 不好 | 不可以 | 不方便 | 不合适 | 不了 | 没有 | 没有了 | 没了 | 都不行 | 都不要 |
      都不合适 | 都不方便 | 不太行 | 不太方便 | 错了 | 换一个 | 换个时间 | 换一个时间 | 别的 | 别的时间 | 跳过 |
      아니 | 아니요 | 아니에요 | 아뇨 | 아닙니다 | 안 ?돼요 | 안 ?됩니다 | 안 ?되네요 | 안 ?맞아요 | 둘 ?다 ?안 ?돼요 | 다 ?안 ?돼요 | 싫어요 |
      틀렸어요 | 틀려요 | 별로예요 | 별로네요 | 다른 ?시간이요 | 다른 ?시간으로요 | 다른 ?날이요 | 없어요 | 없습니다 | 안 ?해도 ?돼요`,
    ),
  ],
  leave: [
    "(?:just |i'll |we'll |let's )?(?:leave (?:it|that)|forget (?:it|about it|that)|scrap (?:it|that|the whole thing|everything))(?: at that| for now)?",
    "don't (?:book|order|send|place) (?:it|that)",
    "don't (?:worry|bother)(?: about (?:it|that))?",
    "(?:i've |i )?changed my mind",
    ...phrases(
      `never ?mind | not any ?more | call it off | don't want it any ?more |
      算了 | 算了吧 | 不订了 | 不要了 | 不用订了 | 不点了 | 别订了 | 先不订了? | 下次吧 |
      그만둘게요? | 안 ?할래요? | 안 ?할게요? | 취소할게요`,
    ),
    '없던 ?일로 ?(?:해 ?주세요|할게요)',
  ],
  courtesy: [
    'thanks?(?: you)?(?: (?:so|very) much| a lot)?',
    ...phrases(
      `please | cheers | ta | mate | bro | then | well | and | um+ | oh | sorry | actually | i think | yes i think | for now | now | just | so |
      that | altogether | after all | heaps | thanks heaps | dear | love | boss | my friend | lovely | see you then | see ya | see you soon | see you |
      尽快 | 快点 | 快一点 | 快点来 | 快来 | 麻烦快一点 | 麻烦快点 | 太好了 | 太棒了 | 到时见 | 到时候见 | 回头见 | 辛苦 | 辛苦了 | 麻烦 | 麻烦你 | 麻烦您 | 麻烦你了 | 麻烦了 | 哈 | 嘞 | 啦 | 咯 | 哦 | 你 | 您 | 师傅 | 老板 | 姑娘 | 小姐 |
      谢谢 | 谢谢你 | 谢谢您 | 多谢 | 谢谢了 | 请 | 那 | 那就 | 就 | 吧 | 了 | 啊 | 呀 | 哦 | 不好意思 | 我 | 还是 | 先 | 的 |
      이따 ?봬요 | 그때 ?봬요 | 그때 ?갈게요 | 기다릴게요 | 빨리 | 빨리요 | 수고하세요 | 수고 ?많으세요 | 들어가세요 |
      감사합니다 | 고마워요 | 고맙습니다 | 그냥 | 아 | 음 | 그럼 | 죄송해요 | 죄송하지만`,
    ),
    "i'll (?:call|ring) back(?: later)?",
  ],
};

/**
 * The patterns of each answer. All phrases that consist of plain words share one pattern, which tries the longest one
 * first. A phrase that is a regular expression has a pattern of its own.
 */
const patterns: { readonly answer: Answer; readonly pattern: RegExp }[] = [];
for (const answer of ['yes', 'no', 'leave', 'courtesy'] as const) {
  const plain = answers[answer].filter((phrase) => !/[+?*()[\]]/.test(phrase));
  const words = plain.sort((left, right) => right.length - left.length).join('|');
  for (const phrase of [words, ...answers[answer].filter((other) => /[+?*()[\]]/.test(other))]) {
    const pattern = new RegExp(`(?:${phrase})(?![\\p{Script=Latin}'])[\\s,.!;，。！、-]*`, 'uy');
    patterns.push({ answer, pattern });
  }
}
const mixedStart = /^(?:(?:yeah?|yep)[\s,]+nah|na+h[\s,]+(?=yeah?|yep))[\s,.!]*/u;
/** Maximum length of a text that is read as an answer, in characters. A longer text says more than yes or no. */
const maxLength = 80;

/**
 * Returns the answer in an utterance after the agent has read something back or offered something. Returns `undefined`
 * if the utterance says anything that is not part of such an answer. The text must be normalised.
 */
export function readAssent(said: string): Exclude<Answer, 'courtesy'> | undefined {
  if (said.length > maxLength) return undefined;
  // "Yeah, nah" at the start is skipped if more words follow. In "nah, yeah", only the "nah" is skipped.
  const mixed = mixedStart.exec(said);
  const text = mixed && said.length > mixed[0].length ? said.slice(mixed[0].length) : said;
  const found = new Set<Answer>();
  for (let place = 0; place < text.length; ) {
    const longest = longestAt(text, place);
    if (!longest) return undefined;
    found.add(longest.answer);
    place = longest.end;
  }
  // "No, that's fine" contains a no and a yes. It counts as a no, because it may not be meant as a yes.
  return (['leave', 'no', 'yes'] as const).find((answer) => found.has(answer));
}

function longestAt(text: string, place: number): { readonly answer: Answer; readonly end: number } | undefined {
  let longest: { answer: Answer; end: number } | undefined;
  for (const { answer, pattern } of patterns) {
    pattern.lastIndex = place;
    if (pattern.test(text) && pattern.lastIndex > (longest?.end ?? place)) longest = { answer, end: pattern.lastIndex };
  }
  return longest;
}
