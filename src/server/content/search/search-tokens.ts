import { conceptOfStem, takeConcepts } from './search-concepts.ts';

/** English words that say nothing about the topic. */
const stopWords = new Set(
  `a about actually after all also am an and any anyone are as at back be been being but by can cant could couldnt did do does
doesnt doing dont else ever for from gave get gets getting give go going got guys had happen happens has have havent he her here
hey him his how i id if ill im in into is isnt it its ive just know let like lot make may me mean might mine more much
must my need no not now of off ok okay on one only or our out over please put really said say says see shall she should so
some something still sure take tell than thanks that thats the their them then there these they thing things think this those
to too up us use used very want wanted was way we well were whats what when where which while who whos whose why will with
wondering wont work works would yes you your youre yours please everything somewhere everyone everybody
handle run turn website site anything something nothing bit quite new per each`.split(/\s+/),
);

/** Returns whether a folded English word says nothing about the topic. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Matches Chinese and Korean words that say nothing about the topic. */
const emptyPhrases =
  /请问|客服|大概|另外|现在|想找|聊聊|你们|您们|我们|咱们|可以|能不能|能够|能用|有没有|会不会|是不是|怎么样|什么|怎么|如何|哪些|哪个|哪里|一下|想要|需要|告诉|知道|这个|那个|如果|的话|里面|可不可以|还是|适合|用来|包括|包含|[的了想个几一两找来去呢吧啊是我你您他在有会要能就都也做和跟把被给让用]|(?:을|를) ?수 ?있\S*|수 ?있\S*|(?:고 )?싶\S*|(?:을|할|될|일|까)까요|인데요?|하는데|이에요|예요|에요|이세요|세요|하시나요|하나요|되나요|있나요|인가요|나요|어요|아요|해요|되고|하고|하면|하려면|해야|되면|습니까|합니까|됩니까|입니까|해 ?주\S*|주세요|받아 ?주\S*|알려\S*|어떻게|어떤|무슨|무엇|뭐가|뭐|언제|먼저|혹시|저희|우리|제가|저는|여기|좀|제일|궁금\S*|사용|도움|따로|있어\S*|들어 있\S*/gu;
const koreanEnding = /(?:에서는|에서|으로|에게|까지|부터|이나|은|는|이|가|을|를|에|의|도|로|와|과|만)$/u;
const cjk = /[\p{Script=Han}\p{Script=Hangul}]+/gu;
const hasCjk = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Matches a greeting before a question. */
const greeting =
  /^\s*(?:hi(?: there)?|hello|hey|kia ora|g['’]?day|good (?:morning|afternoon|evening)|morning|你好|您好|안녕하세요|저기요)[\s,.!，。！、]+(?=\S)/u;
/**
 * Matches a time of day in Chinese or Korean. Every time is replaced by the same words, because a question with a time
 * is about opening hours, whatever the time.
 */
const clockTime =
  /(?:(?<!\d)\d+|(?<![一二两三四五六七八九十])[一二两三四五六七八九十]+)\s*(?:点钟?半?|시(?:에|부터|까지| ?반)?(?![가-힣]))/gu;

/**
 * Returns the search tokens of a text: stemmed English words without stop words, pairs of Chinese and Korean
 * characters, and concepts that the languages share.
 */
export function searchTokens(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(greeting, '').replace(clockTime, ' 几点 ');
  return [...latinTokens(plain), ...cjkTokens(plain), ...questionTokens(plain)];
}

/**
 * Forms of questions in the three languages, such as “when”. They distinguish “when am I paid” from “how much am I
 * paid”.
 */
const questionForms: readonly (readonly [token: string, form: RegExp])[] = [
  [
    '?how-long',
    /\bhow (?:long|soon|quick\w*|fast)\b|多久|多长时间|几天|几个月|얼마나 걸|얼마나 오래|얼마 동안|며칠|몇 개월|몇 달/u,
  ],
  ['?when', /\bwhen\b|what time|什么时候|几时|何时|언제/u],
  ['?where', /\bwhere\w*\b|which (?:country|city)|哪里|哪儿|在哪|哪个城市|哪个国家|어디|어느 나라/u],
  ['?who', /\bwho(?:se|m)?\b|谁|누가|누구/u],
  [
    '?are-you',
    /\bare you\b|\bam i (?:talk|speak|chat)|你是|您是|你不是|^(?:너|넌|당신)|(?:인가요|이세요|이에요|예요)\s*[?？]?$/u,
  ],
  ['?how-many', /\bhow (?:many|big|large)\b|几个|几条|多少个|多少条|多少问|最多|몇 ?개|몇 ?명|몇 건|최대/u],
];

/**
 * Returns whether a token is a question form, such as “when”. Question forms weigh less than words. Texts are indexed
 * without them.
 */
export function isQuestionForm(token: string): boolean {
  return token.startsWith('?');
}

function questionTokens(text: string): string[] {
  return questionForms.filter(([, form]) => form.test(text)).map(([token]) => token);
}

/** Returns whether a token is a pair of Chinese or Korean characters. Pairs weigh less than words. */
export function isPair(token: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hangul}]/u.test(token);
}

function latinTokens(text: string): string[] {
  const words = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/['’]/g, '')
    .replace(/(\d),(\d)/g, '$1$2')
    .replace(/q ?(?:&|and) ?a\b/g, 'question')
    .replace(/\bone[- ]?(?:off|time)\b/g, 'oneoff')
    .replace(/\bup[- ]front\b/g, 'upfront')
    .replace(/\bmost expensive\b|\bdearest\b|\bpriciest\b/g, 'biggest')
    .replace(
      /(?:cannot|can not|can[’']?t|doesn[’']?t|does not|don[’']?t|do not) (?:know|answer|understand|get it)/g,
      'noanswer',
    )
    .replace(/\bleast expensive\b|\bmost affordable\b/g, 'cheapest')
    .replace(/\b(?:put|puts|putting|go|goes|going|push|bump|jack)\b(?=.{0,24}\bup\b)/g, 'putup')
    .replace(/\b(?:1[0-2] ?pm|[1-5] ?am|12 ?am)\b/g, 'nighttime')
    .replace(/\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b/g, 'clocktime')
    .match(/[a-z0-9]+/g);
  const kept = (words ?? []).filter((word) => !stopWords.has(word) && (word.length > 1 || /\d/.test(word)));
  const tokens = kept.map((word) => conceptOfStem(stem(word)));
  if (/\bhow much\b(?!.{0,25}\b(?:make|earn)\b)|\$/.test(text)) tokens.push('=price');
  if (/\bhow much\b.{0,25}\bmake\b|\bmake money\b/.test(text)) tokens.push('=commission');
  return tokens;
}

function cjkTokens(text: string): string[] {
  if (!hasCjk.test(text)) return [];
  const { tokens, rest } = takeConcepts(text);
  const pieces = rest.replace(emptyPhrases, ' ').match(cjk) ?? [];
  const pairs = pieces.flatMap((piece) => {
    const characters = [...withoutKoreanEnding(piece)];
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
  return [...tokens, ...pairs];
}

/** Returns a Chinese or Korean word without its Korean ending. A word of up to two characters is not shortened. */
export function withoutKoreanEnding(word: string): string {
  return word.length > 2 ? word.replace(koreanEnding, '') : word;
}

/** Returns the stem of an English word: without plural, -ing, -ed, -ly and a final e. */
export function stem(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  let result = word;
  if (result.endsWith('ies') && result.length > 4) result = `${result.slice(0, -3)}y`;
  else if (result.endsWith('sses')) result = result.slice(0, -2);
  else if (result.endsWith('s') && !/(?:ss|us|is)$/.test(result)) result = result.slice(0, -1);
  const inflected = /^([^aeiouy]*[aeiouy].*?)(?:ing|ed|ly)$/.exec(result)?.[1];
  if (inflected && inflected.length > 2) result = inflected.replace(/([bdfgmnprt])\1$/, '$1');
  if (result.endsWith('e') && result.length > 3) result = result.slice(0, -1);
  return result.endsWith('y') && result.length > 4 ? `${result.slice(0, -1)}i` : result;
}

/**
 * Stems of everyday English words that say little about a topic. If only a question contains such a word, and not the
 * site, the site may still have the answer.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `abl absolut accept accident across add afternoon again age ago agre air allow almost alon along alreadi alway amount angri
answer appear apart ask away awai bad bas basic basicalli becaus becom bed befor begin behind believ below besid best better
between big bloodi bloke body boss both bother bottom bought box break brief bring broke brother brought bunch busi buy bought
came car care carri case catch caus certain chanc chang chat check child choic choos clean clear clever close coffe cold com
comfort common complet concern confus consid continu control cop cost count countri coupl cours cover crazi creat curious current
dai daily daught dark date dead deal dear decid deep definit depend describ deserv detail difficult dinner doubt down draw dream
drink driv drop during each ear earli easi easili eat either end enjoy enough enter entir especial even even event ever everi
exact exactli exampl except excit exist expect experienc explain eye face fact fail fair fall famili family fan far fast fault favourit fear feel
felt few fight figur fill final finally find fine finish fir first fit floor flog folk follow fool forget form forward found free frequent fresh
friend front full fun funni futur gener gentl girl given glad gone good grab great green ground group grow guess guy half hand
hang happ happen happi hard hardli hat head hear heard heart heavi hello high hit hold hom honest hop hope hopeless hot hous however hug huge human husband
idea imagin immedi import imposs improv includ inde insid instead intend interest involv issu join judg jump kid kill kind knew knock known lack lady
larg last lastli lat late lately later laugh lead learn least leav left less lett level li lif life light likely lin littl liv
load local lock long longer look loos lord los lost lot loud love lovely low luck lucki lunch mad main maj mak mani manag mark matter mayb mean meant meet member
mention mess middl mind minut miss mistak moment mom mood morn most mostli mother mouth mov mum name near nearli necessari nice night nobodi nois
none nor normal normalli note noth notic number obvious occasion odd offer often old onc onli order ordinari ordinarily other otherwise outsid own owner pack
pain pair pap parent part particular parti pass past peopl perfect perfectli perhaps period person pick piec place plain plan play pleas pleasant plenti point
poor possibl possibli power pretti prefer prepar present press pretend prob probabl probabli problem promis proper properli prov public pull purpos push
question quick quickli quiet rath rather read ready readi real realis reali realli reason recent regular relax rememb remind repeat repli require rest result ridicul right ring
risk road rough round rub rubbish rule run sad saf sam same save saw scari school second secret seem sell send sens sent separat seri serious
seriousli serv set sever shar she shock short shot shout show shut sick side sign silli similar simpl simpli sinc singl sister sit situat sleep slight slow
slowli small smart smell smil soft somebodi someon somehow sometim sometimes somewhat son soon sorri sort sound spar speak special specific spend split spot stag stand
start stat stay step stick still stop stori straight strang street strong stuck stuff stupid style subject sudden suddenli suffer suggest suit
suppos surpris swear sweet tabl talk tea team tell ten terribl test thank therefor thick thin thoroughli though thought thousand three threw throw till tim
tini tir toda today tomorrow tonight top total totalli touch tough toward town tri trip troubl tru trust truth turn twic two type understand
unfortun unless unlik until unusual upset usual usualli various via visit voic wait walk wall warm watch weak wear week weekli weird welcom well went whatev whenev wherev
whether whilst whol whoev wid wif win wind window wish within without woman wond wonder wood word world worri wors worst worth wrong yeah year
yesterday yet young mat reckon heap bloody sweet keen sort arvo tad loads bucks buck bit mate fella folks gonna wanna gotta dunno kinda sorta
sir madam dear team regards cheers ta fyi asap lol hmm um uh oh ah ok yep nope actually basically literally honestly`.split(
    /\s+/,
  ),
);
