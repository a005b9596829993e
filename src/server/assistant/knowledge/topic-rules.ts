import { type Meaning, meanings } from './meanings/meanings.ts';

/** A question meets it with all `needed` meanings and none of the `excluded` ones. */
interface TopicRule {
  readonly needed: readonly Meaning[];
  readonly excluded: readonly Meaning[];
  /** Number of needed meanings, plus a bonus for a rule that begins with `sure:`. A stronger rule counts more. */
  readonly strength: number;
}

/**
 * Rules for topics, separated by bars. A question may be about a topic if it meets one of the rules: it has every
 * meaning of the rule, but none of the meanings that follow an exclamation mark. A rule counts more if it has more
 * meanings, or if it begins with `sure:`.
 */
const writtenRules: Readonly<Record<string, string>> = {
  'package-starter': 'cheapest package | cheapest howMuch | starterName howMuch | starterName included !support !phone',
  'package-growth': 'middle package | middle howMuch | middle once | growthName howMuch | growthName included !support',
  'package-enterprise-lite':
    'dearest package !partner !yearWord | dearest howMuch !partner !yearWord | dearest once | enterpriseName howMuch !yearWord | enterpriseName included',
  packages:
    'package howMuch !starterName !growthName !enterpriseName | package compare | package whichOne | howMany package',
  'cost-of-a-year':
    'sure: yearWord total !partner !earn | yearWord howMuch dearest !partner | once monthly compare | howMuch yearWord package !lockedIn !partner',
  usage: 'talkTime pay | talkTime extraCost | talkTime howMuch | extraCost monthly howMuch',
  'one-off-or-monthly': 'once monthly | once pay !dearest !middle !cheapest !partner | yearWord lockedIn',
  tax: 'tax howMuch | tax bill | tax included',
  currency: 'currency whenBilled | currency elsewhere | currency howMuch | currency pay | currency bill',
  'price-change': 'priceUp notice | priceUp howMuch | priceUp howLong | priceUp when',
  'phone-integration':
    'phone answerPhone whichOne | phone answerPhone package | phone answerPhone cheapest | phone answerPhone starterName',
  'keep-number': 'number keepSame !store',
  integrations:
    'otherSystem needed | otherSystem tierWord | otherSystem whichOne | otherSystem answerPhone | otherSystem package',
  'knowledge-base-size':
    'sufficient package | knowledgeBase whichOne package | knowledgeBase package needed | knowledgeBase howMany !fifty !testing',
  support:
    'support howLong threeMonths | support growthName | support starterName | support threeMonths !supportClient | support howLong | support package | support included | support enterpriseName | support howMuch !supportClient !partner',
  ending:
    'leave howMuch notice | lockedIn leave | leave notice !priceUp !junk | leave howLong !junk | leave lockedIn | leave threeMonths',
  'after-ending':
    'leave recording | threeMonths recording leave | leave copyOf | leave ourContent !remove !recording | leave number keepSame',
  'wrong-invoice': 'bill wrongAmount | wrongAmount pay tellUs',
  unpaid: 'late switchOff | late card | late bill | late pay !earn | late bill',
  billing: 'whenBilled pay !partner | bill when | bill whenBilled',
  refund: 'refund leave | refund pay | refund pay | refund leave | refund once',
  'approve-first':
    'approve ourContent | approve keepSame | approve seeMine | approve machine | approve who | approve testing !howMany',
  'switch-off': 'switchOff machine !recording | switchOff howLong !recording',
  outage: 'outage phone | outage answerPhone | outage messUp phone',
  reliability: 'maintenance consumer | maintenance outage',
  'extra-work': 'extraWork howMuch | extraWork package',
  'who-listens': 'staffOfOurs secure | staffOfOurs listen | listen who | staffOfOurs recording',
  recordings:
    'recording decide | recording switchOff | recording phone !howLong !listen !trainAi !abroad !lawWord !demoWord !greetingWord !leave',
  'demo-recording':
    'demoWord recording where | demoWord where voiceWord | demoWord recording | demoWord voiceWord store',
  'kept-spam': 'junk store howLong | junk howLong | junk store | junk when remove',
  'how-long-kept':
    'store howLong myInfo | number store howLong | when remove number | store howLong !number !lockedIn | recording howLong | myInfo howLong !seeMine !privacyWord',
  'privacy-response':
    'seeMine names | myInfo wrongAmount !bill | remove myInfo | seeMine myInfo | privacyWord howLong !store',
  'privacy-complaint': 'complain privacyWord where | complain privacyWord who | complain privacyWord | complain myInfo',
  breach: 'leak clientsWord | leak tellCaller | leak tellUs | leak myInfo',
  overseas: 'abroad phone | abroad chatWord | abroad myInfo | abroad recording | abroad store',
  'sell-data': 'sellShare pay | sellShare myInfo',
  training: 'trainAi phone | trainAi machine | trainAi recording | trainAi myInfo',
  marketing: 'junk sendMe !ringOut !cookie',
  cookies: 'cookie store | cookie machine !abroad',
  'anonymous-visit': 'anonymous demoWord | anonymous sendMe | anonymous myInfo',
  children: 'child machine | child beautyWord | child myInfo | child phone',
  weakness: 'securityHole tellUs | securityHole secure',
  security: 'password store | secure myInfo',
  'provider-list': 'providers phone | providers takeIt | providers myInfo | providers listen',
  'say-it-is-ai': 'tellCaller machine',
  'no-advice': 'medicalLegal machine | medicalLegal health',
  'no-decisions': 'decide peopleChoice',
  'accents-and-noise': 'accent machine | accent listen | accent language',
  'outbound-calls':
    'ringOut phone | ringOut package | ringOut machine | ringOut junk | ringOut discount | ringOut clientsWord',
  'voice-copy': 'imitate person | imitate machine | voiceWord imitate !demoWord',
  'card-numbers': 'card takeIt !bitcoin',
  mistakes: 'messUp bookingWord !lossPaid | messUp machine !lossPaid',
  liability: 'lossPaid howMany | messUp lossPaid | lossPaid howMuch | lossPaid bookingWord',
  law: 'lawWord elsewhere | lawWord who | lawWord where !recording | lawWord whichOne !recording | lawWord lockedIn !recording',
  ownership: 'ownWord ourContent | ownWord recording',
  'named-as-customer': 'mentionUs clientsWord',
  confidentiality: 'secret tellCaller | secret howMuch | secret ourContent | secret tellUs',
  disputes: 'disagree person | disagree whoHelps | disagree lawWord | disagree lockedIn',
  'consumer-law': 'consumer lawWord',
  'partner-commission':
    'earn bring | earn partner | earn clientsWord howMany | bring clientsWord earn | bring clientsWord howMuch',
  'partner-paid-when': 'payOut once | payOut when earn | earn payOut | partner pay when | partner payOut',
  'partner-bonus': 'quarterWord clientsWord extraCost | quarterWord earn extraCost',
  'partner-tier-up':
    'tierWord partner !howMuch !otherSystem | tierWord howMany clientsWord | tierWord needed !otherSystem',
  'partner-cost': 'partner atAll | joinIn atAll | joinIn partner howMuch !earn',
  'partner-join': 'joinIn partner !howMuch !atAll !earn !tierWord | partner needed !atAll',
  'partner-work': 'partner supportClient | partner support',
  'partner-estimator':
    'earn total clientsWord | earn howMuch clientsWord howMany | estimatorWord clientsWord | estimatorWord earn | estimatorWord howMuch',
  'demo-takeaway':
    'food phone !listen !recording !knowledgeBase !messUp !lossPaid !formula | food bookingWord !listen !recording !knowledgeBase !messUp !lossPaid !formula | food machine !listen !recording !knowledgeBase !messUp !lossPaid !formula',
  'demo-clinic':
    'health bookingWord !howMany !listen !recording !knowledgeBase !messUp !lossPaid !formula !secure | health phone !medicalLegal !recording !greetingWord !listen !knowledgeBase !messUp !lossPaid !formula !secure',
  'demo-beauty':
    'beautyWord bookingWord !greetingWord !listen !recording !knowledgeBase !messUp !lossPaid !formula | beautyWord phone !greetingWord !listen !recording !knowledgeBase !messUp !lossPaid !formula',
  'demo-trades':
    'tradeWord machine !listen !recording !knowledgeBase !messUp !lossPaid !formula | tradeWord leak !listen !recording !knowledgeBase !messUp !lossPaid !formula | tradeWord phone !greetingWord !myInfo !listen !recording !knowledgeBase !messUp !lossPaid !formula | tradeWord bookingWord !greetingWord !listen !recording !knowledgeBase !messUp !lossPaid !formula',
  'demo-hotels':
    'hotelWord bookingWord !greetingWord !listen !recording !knowledgeBase !messUp !lossPaid !formula | hotelWord phone !greetingWord !myInfo !listen !recording !knowledgeBase !messUp !lossPaid !formula',
  'demo-languages': 'language machine !comingSoon | language clientsWord !comingSoon',
  'demo-not-real': 'notReal demoWord food | demoWord notReal hotelWord | notReal demoWord | notReal food bookingWord',
  'demo-try': 'demoWord howMuch | demoWord where | demoWord anonymous',
  'after-hours': 'afterHours phone !ripOff !howMuch | afterHours answerPhone !ripOff !howMuch | afterHours who !ripOff',
  hours: 'openWord when !phone !partner | openWord where !partner',
  resale: 'resell keepSame | resell imitate | resell partner',
  'terms-response': 'lockedIn howLong answerPhone | lockedIn howMany answerPhone',
  contact: 'email phone !why !store | email number !why !store',
  'demo-agents': 'demoWord howMany',
  emergency: 'trouble phone | trouble machine | trouble person',
  'not-ours:news':
    'weather openWord | weather where | weather when | weather elsewhere | weather howLong | sure: weather !afterHours',
  'not-ours:money': 'sure: exchangeRate howMuch | sure: exchangeRate !bill !pay',
  'not-ours:knowledge': 'sure: ownWork !greetingWord',
  'not-ours:harm': 'sure: fraud ownWork | sure: fraud ownPeople | fraud number',
  'not-ours:public-services': 'sure: lawsuit ownPeople !lockedIn',
  'unknown:people': 'founderWord who | founderWord howMany | founderWord howMuch',
  'unknown:customers': 'yourCustomers howMany | yourCustomers who',
  'unknown:history':
    'companyAge when | companyAge howLong | ownMoney howMuch | ownMoney who | ownMoney whichOne | ownMoney where | ownMoney earn howMuch',
  'unknown:package-trial':
    'sure: trialPeriod | trialPeriod howMuch | trialPeriod howLong | trialPeriod demoWord | trialPeriod demoWord atAll',
  'unknown:competitors':
    'otherFirm cheapest | otherFirm howMuch | otherFirm compare | otherFirm cheapest howMuch | otherFirm answerPhone | sure: otherFirm howMuch !keepSame | otherFirm package howMuch',
  'unknown:devices':
    'oddDevice machine | oddDevice answerPhone | oddDevice otherSystem | oddDevice howMuch | oddDevice package | sure: oddDevice whichOne',
  'unknown:discounts': 'discount howMuch !ringOut | discount joinIn !ringOut',
  'unknown:set-up-time': 'goLiveTime howLong | goLiveTime when | goLiveTime howMany',
  'unknown:payment-ways': 'bitcoin pay',
  'unknown:technology': 'modelWord whichOne | modelWord howMany | modelWord phone howMany',
  'unknown:channels':
    'channelWord machine | channelWord answerPhone | channelWord package | channelWord howMuch | channelWord where',
  'unknown:numbers-we-do-not-give': 'percentRight phone | language comingSoon when',
  'unknown:other-countries': 'elsewhere where | elsewhere openWord',
  'article:handing-a-call-to-a-person#Seven signs to hand over':
    'handOver person | handOver machine | handOver when phone',
  'article:what-to-say-when-nobody-can-pick-up#Four parts, in this order': 'greetingWord cantAnswer',
  'article:what-a-missed-call-costs-a-tradie#The sum':
    'cantAnswer howMuch | formula cantAnswer | formula howMuch answerPhone',
  'article:twenty-calls-to-make-before-you-go-live#How to do it': 'testing howMany | testing machine !approve',
  'article:say-that-its-a-machine-and-say-it-first#Six questions for any provider, us included':
    'askProvider voiceWord | askProvider providers | askProvider machine',
  'article:after-hours-rates-said-plainly#“That’s a rip-off.”':
    'ripOff howMuch tellUs | ripOff clientsWord | ripOff phone | ripOff tellUs',
  'article:taking-bookings-in-three-languages#Where it goes wrong': 'names language',
  'article:your-first-fifty-questions-and-answers#When fifty isn’t enough':
    'fifty sufficient | fifty knowledgeBase sufficient',
};

/**
 * A rule that begins with `word` needs few meanings to be sure of the topic, so `meanings` is added to its strength.
 */
const sure = { word: 'sure:', meanings: 2 } as const;

export const topicRules: ReadonlyMap<string, readonly TopicRule[]> = new Map(
  Object.entries(writtenRules).map(([topic, rules]) => [topic, rules.split(' | ').map(ruleOf)]),
);

function ruleOf(written: string): TopicRule {
  const words = written.split(' ');
  const names = words.filter((word) => word !== sure.word);
  const needed = names.filter((name) => !name.startsWith('!')).map(meaningOf);
  return {
    needed,
    strength: needed.length + (names.length < words.length ? sure.meanings : 0),
    excluded: names.filter((name) => name.startsWith('!')).map((name) => meaningOf(name.slice(1))),
  };
}

function meaningOf(name: string): Meaning {
  if (!isMeaning(name)) throw new Error(`No meaning ${name}`);
  return name;
}

function isMeaning(name: string): name is Meaning {
  return name in meanings;
}
