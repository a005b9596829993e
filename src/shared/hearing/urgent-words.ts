import { questionMaximum, utterancePartMaximum } from '../rules/business-constants.ts';
import { withoutLongNumbers } from './long-numbers.ts';

/**
 * The kinds of urgent texts. `danger`: a life or someone's health is in danger. `distress`: a person may harm
 * themselves. The assistant and the demo agents first check whether a text is urgent, before they do anything else with
 * it.
 */
export type Urgency = 'danger' | 'distress';

/**
 * Returns the kind of an urgent text in English, Chinese or Korean, or `undefined` if the text is not urgent. It only
 * compares phrases, so it can miss an unusual wording. If a text is of both kinds, the result is `distress`, because for
 * distress the answer names a helpline, and not only emergency services.
 */
export function hearUrgency(text: string): Urgency | undefined {
  const plain = withoutLongNumbers(text.slice(0, heardMaximum))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc]/gu, '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  const ordinary = ordinaryPhrases.reduce((rest, phrase) => rest.replace(phrase, ' '), plain);
  if (distressPhrases.some((phrase) => phrase.test(ordinary))) return 'distress';
  return dangerPhrases.some((phrase) => phrase.test(ordinary)) ? 'danger' : undefined;
}

/**
 * Maximum number of characters of a text that are checked. It is the length of the longest question, or of the longest
 * part of an utterance.
 */
const heardMaximum = Math.max(questionMaximum, utterancePartMaximum);

/** Phrases that contain urgent words although they are not urgent. They are removed before the check. */
const ordinaryPhrases: readonly RegExp[] = [
  /\b(?:smoke|fire|gas|carbon monoxide) (?:alarms?|detectors?|extinguishers?|safety|certificates?|inspections?)\b/g,
  /\b(?:wood|coal|gas|flame)[ -]?(?:fired|fires?|grilled)\b|\bfire ?(?:places?|pits?|works?|stick|up|escape|exit|sauce)\b/g,
  /\bgas (?:heaters?|hobs?|hot water|fitt(?:er|ing|ers)|stoves?|cookers?|bottles?|bbqs?|cards?|fires?|boilers?)\b/g,
  /\b(?:will|can|does|would|could) (?:it|bellbird|the \w+) (?:ring|call|get) (?:an? |the )?(?:ambulance|police|111|000)\b/g,
  /\bepi ?-?pens? (?:scripts?|renewals?|prescriptions?|repeats?)\b|\bhit me up (?:with|for|on)\b|\bwith suicidal callers\b/g,
  /\b(?:collapsed|collapsing) (?:drains?|fences?|pipes?|gutters?|sewers?)\b|\b(?:drains?|fences?|sewers?|gutters?) (?:has |have |is )?(?:collapsed|collapsing)\b/g,
  /\bcant (?:do this (?:week|month|morning|arvo|afternoon|evening|one|time|date)|go on (?:the|\w{3,6}day))\b/g,
  /\bwhat (?:does|will|would|happens) (?:it |the \w+ )?(?:do |say )?(?:if|when) (?:someone|a (?:caller|customer|client|patient|guest)) (?:says?|rings?|calls?|tells?)\b.*$/g,
  /\bto die for\b|\b(?:dying|die) (?:for a|to (?:try|know|see))\b|\bchok(?:ing|e) (?:hazards?|points?)\b/g,
  /\b(?:bleed|bleeding) (?:the |my |our |some )?(?:radiators?|brakes|valves?|lines?|gums?|edge)\b|\bgums? (?:are |is |keep )?bleeding\b/g,
  /\b(?:business|sales?|team|you guys?|youre|phone|website|tastebuds|mouth|kitchen skills) (?:is |are )?on fire\b/g,
  /\b(?:do|can|could|would) (?:you|u) (?:guys )?(?:fix|repair|do|handle|find|detect|check|come for|deal with) (?:a |any |for )?gas leaks?\b/g,
  /\b(?:toilets?|drains?|sinks?|pipes?|loo|bosse?s?|mrs|missus|wife|mum)\b(?:s| is| are| will| would|ll)? (?:\w+ ){0,4}(?:chok(?:ed|ing)|drowning|kill me)\b/g,
  /\b(?:can|may|could|do|does|where|allowed to|able to|people|guests) (?:i |we |you |people |guests )?(?:smoke|vape)\b/g,
  /\bchoked for time\b|\bbleeding money\b/g,
  /打(?:我|人)(?:的)?(?:电话|手机)|救护车费|想死(?:你|我|他|她)|跳楼(?:价|大甩卖)|中风(?:风险|筛查|体检)|报警器|烟雾(?:报警|探测)|煤气(?:灶|炉|热水器)|燃气(?:灶|炉|热水器)/gu,
  /(?:하수관|담장|울타리|간판)(?:이|가)? ?(?:작년에 |지난 ?\S{1,3} )?(?:무너|쓰러)|쓰러진 ?(?:간판|담장|울타리)|머(?:리|릿결|리카락)(?:이|가)? ?.{0,6}살려|(?:손님|고객)이 [^.]{1,20}라고 하면|불꽃놀이|소방 ?(?:점검|[대서])|경찰서|뇌졸중 ?검진|숨 ?막히게 ?(?:예쁜|멋진|좋은|아름)|불(?:고기|닭|맛|판|금|백)|불타는 ?금요일|출혈 ?(?:세일|할인)|중독성|연기 ?(?:감지기|경보기)|화재 ?(?:감지기|경보기|보험)|배고파 ?죽|가스 ?(?:레인지|보일러|온수기)/gu,
];

const distressPhrases: readonly RegExp[] = [
  /\bki+l+(?:l|ing)? ?(?:my ?self|me ?self|mysef|myslef|mself|ma ?self|him ?self|her ?self|them ?sel(?:f|ves))\b/,
  /\b(?:end|ending|take|taking|took) (?:my|his|her|their) (?:own )?lif?e\b|\b(?:end|ending) (?:it all|things for good|everything)\b/,
  /\bsuicid|\bsu[ie]c[ie]d|\bsuic[dei]{1,3}\b|\bsuisid|\bsucid|\bkms\b|\bunalive|\bself ?-?harm/,
  /\b(?:want|wanna|wana|ready|rather|going|wish i could|hope i|just) (?:to |2 )?(?:die|be dead)\b/,
  /\b(?:wish|wished|wishing) (?:i|he|she) (?:was|were|wasnt|werent|wouldnt|didnt|hadnt|never|could just) ?(?:been )?(?:dead|here|born|alive|wake up|woken up|exist|disappear)/,
  /\bbetter off (?:dead|without me|if i (?:was|were|wasnt))/,
  /\b(?:no|any) (?:reason|point) (?:to|in|of) (?:live|living|life|going on|go on|being here|carry(?:ing)? on)\b|\bnothing (?:left )?to live for\b|\bnot worth living\b/,
  /\bdo ?nt (?:want|wanna|wana|feel like) ?(?:to )?(?:be (?:here|alive|around)|live|living|exist|wake up|go on living)\b/,
  /\bdo not want to (?:be (?:here|alive|around)|live|exist|wake up)\b/,
  /\b(?:cant|cannot|can not) (?:go on|keep going|carry on|keep living|live like this|do (?:this|life)) ?(?:any ?more|like this|any longer)?\b/,
  /\b(?:tired|sick|done|over|finished) (?:of |with )?(?:living|being alive|life|my life|existing)\b|\bgiv(?:e|ing|en) up on (?:life|living|everything)\b/,
  /\b(?:hurt|hurting|cut|cutting|harm|harming|burn|burning) (?:my|him|her)self (?:on purpose|again|tonight)\b/,
  /\b(?:want|wanna|going|gonna|thinking (?:of|about)|feel like|need|keep|urge) (?:to )?(?:hurt|hurting|cut|cutting|harm|harming|shoot|hang|drown|top) (?:my|him|her)self\b/,
  /\bjump(?:ing)? (?:off|from|in front of) (?:a |the )?(?:bridge|building|roof|balcony|cliff|train)\b|\bstep in front of a (?:train|bus|truck)\b/,
  /\b(?:take|taking|took|swallow\w*) (?:all (?:my|the|these)|a (?:whole )?(?:bottle|bunch) of|too many) (?:pills|tablets|meds|panadol|sleeping)/,
  /\b(?:nobody|no ?one) would (?:miss|notice|care if) (?:me|i)\b|\bwhats the point (?:of|in) (?:living|life|being alive|going on)\b/,
  /\b(?:written|writing|wrote|left) (?:the |my |a |some )?(?:goodbye |suicide )?(?:letters|note already|goodbye|will and)\b|\bwhole (?:bottle|packet|box) of (?:pills|sleeping|tablets|panadol)\b|\bhow many (?:\w+ ){1,3}(?:would it take|to die|to overdose|til i die|is fatal)\b/,
  /\b(?:wish|hope|want|wanna) (?:i |to |could |just |can ){0,4}(?:go to sleep|fall asleep|sleep) and (?:not|never) wake\b|\bwont be (?:around|here|alive) (?:much longer|any ?more)\b/,
  /\b(?:i am|im|feel like|being|just|such) a burden\b|\b(?:any|no) reason to (?:keep going|keep on|carry on)\b|\bive given up (?:on (?:life|living)|completely|thats it)\b|\bive given up[.!]* thats it\b|\bgonna do it tonight\b|\blife (?:is|isnt|aint|to be) (?:worth it|not worth|worth living|over)\b|\bdont see a future\b|\bneed it (?:all )?to stop\b/,
  /\b(?:theyd|they would|everyone|everybody|family|kids|world|you(?:d| would)) (?:all )?(?:is |be |would be )?better off (?:with ?out me|if i|with the insurance)|\bdisappear(?:ed|ing)? for good\b|\b(?:cares|care) if i live or die\b|\btell (?:my|the) (?:kids?|mum|dad|wife|husband|family|boys|girls) i loved?\b/,
  /\b(?:cutting|cut|burning|burnt|hurting) (?:her|his|my|their) (?:arms?|wrists?|legs?)\b|\bhurting (?:my|him|her)self\b|\b(?:burning|cutting) (?:my|him|her)self\b|\bfor my funeral\b|\b(?:giving|given|gave) (?:all )?my (?:stuff|things) away\b|\b(?:stepping|walking|jumping|step|walk|jump) (?:out )?(?:in front of|into) (?:a |the )?(?:truck|train|bus|car|traffic)\b/,
  /\b(?:be|go and be) with (?:my |his |her )?(?:wife|husband|mum|dad|him|her) (?:again )?soon\b|\bwant to (?:go|be) where (?:he|she|they) (?:is|are|went)\b|\bstopped eating and taking\b|\bsaid sorry for everything\b|\bgoodbye and said sorry\b|\bdriving past the bridge\b|\bcant see a way out\b|\bwants? to go and be with (?:dad|mum|grandad|nana|him|her)\b/,
  /\b(?:gonna|going to|gunna) end it\b|\bwish(?:es|ed)? (?:he|she|they|i) (?:was|were) dead\b|\b(?:tried|trying|tries) to (?:hurt|kill|harm) (?:her|him|my|them)sel|\b(?:been|started|im) cutting again\b|\bplanning to be dead\b|\bdone fighting\b|\b(?:tablets|pills|meds|overdose) on purpose\b|\bsaid my goodbyes\b|\bthe one that finds me\b/,
  /割手腕|一整瓶药|不在这个世上|再也不(?:要|想)醒|什么都解脱|没什么好留恋|(?:下辈子再)|以后用不着了|不用醒来|(?:写好了?|留了?)遗书|(?:一整?瓶|一把|很多)(?:的)?(?:安眠药|药片)|(?:必理痛|安眠药|药).{0,4}会死|割自己|没有我.{0,6}更好|(?:下周|明天|以后)我?(?:应该)?(?:已经|就)不在了|去陪(?:她|他|我)|不想再?坚持|站在桥上|不应该出生|结束这一切|烫自己|(?:在意|在乎)我死|抱着.{0,3}一起走|走的时候体面|没什么牵挂|让我消失|冲到马路|看不到希望|离开这个世界|活够了|(?:是个?|成了)累赘|不想再有明天|手臂上(?:全|都)?是刀痕|死了保险|对不起再见|跟我妈说声对不起/u,
  /한꺼번에 ?다 ?먹|상처 ?내|어떻게 ?죽을지|죽어도 ?아무도|영영 ?안 ?깼|이 ?세상에 ?없을|그만 ?쉬러 ?가|제 ?몸을 ?때리/u,
  /눈을? ?안 ?(?:떴|뜨)|없어져도 ?아무도|유서|수면제 ?(?:한 ?통|몇)|(?:내가|제가|나) ?없어지는|잘 ?있으라고|팔에 ?칼자국|따라가겠다|몇 ?알 ?먹으면 ?죽|그만 ?버티|죽으면 ?보험금|다리 ?위에 ?한참|(?:팔|손목)을? ?지져|죽든 ?말든|죽어버릴까|죽겠대|갈 ?때라도|미련 ?없|(?:다|전부|모두) ?그만하고 ?싶|그만하고 ?싶다 ?진짜|차에 ?뛰어들|희망이? ?없|안 ?아프게 ?죽|이 ?세상에서|살 ?만큼 ?살았|짐만 ?(?:돼|되|될)/u,
  /自杀|自殺|自残|自殘|自伤|想死|不想活|不想再活|活不下去|(?:结束|了结|放弃)(?:我|自己|他|她)?的?(?:生命|一切|这一生)|轻生|輕生|活着(?:好|太|真)?(?:没|沒)(?:什么|有)?(?:意思|意义|意義)|活着(?:好|太)累|死了(?:算了|就好|才好)|去死算了|寻死|割腕|跳楼|跳河|伤害自己|生无可恋|撑不下去|不想(?:醒来|存在)|(?:没有|没|沒有)活下去|(?:从|在)?这?(?:个)?世界(?:上)?消失|了断/u,
  /자살|자해|죽고 ?싶|죽고싶|살기 ?(?:가 )?싫|살고 ?싶지 ?않|그만 ?살고|죽어 ?버리|죽는 ?게 ?(?:나|낫)|사라지고 ?싶|없어지고 ?싶|(?:다|모두|모든 ?걸|전부|인생을?|삶을?|생을?) ?(?:끝내고|포기하고|놓고) ?싶|목숨을? ?끊|극단적(?:인)? ?선택|더 ?이상 ?(?:못|버틸|살)|버틸 ?수 ?(?:가 ?)?없|(?:살|사는) ?이유(?:가|를)? ?(?:없|모르)|살 ?의미|뛰어내리|손목을? ?(?:긋|그)|눈 ?뜨기 ?싫|안 ?깨어났으면/u,
];

const dangerPhrases: readonly RegExp[] = [
  // Fire, smoke, gas and electricity.
  /\b(?:on fire|caught fire|catching fire|in flames|burning down|burnt? to the ground)\b|\b(?:theres|there is|its|a|big) (?:a )?(?:big |huge |small )?(?:fire|flames?) (?:in|at|on|next|coming|inside|outside|upstairs|now|here|everywhere)\b/,
  /\bhouse fire\b|\bkitchen fire\b|\bgrease fire\b|\boil fire\b|\bflames (?:are |r )?(?:coming|everywhere|shooting|out)\b|\bfire fire\b|\bfire!/,
  /\bsmoke (?:is |s )?(?:coming|pouring|in|everywhere|filling|all over|from|out|billowing)\b|\b(?:full of|lots of|theres|i see|see|thick|black) (?:\w+ )?smoke\b/,
  /\bsmel+(?:s|ing|l)? (?:of |like |some |a bit of )?(?:smoke|burning|gas|gass|lpg)\b|\b(?:gas|burning|burnt|rotten egg) smell\b|\bstinks? of gas\b|\breeks of gas\b/,
  /\bgas (?:is |s )?(?:leak|leaking|hissing|escaping)|\bleaking gas\b|\bcarbon monoxide\b/,
  /\bspark(?:s|ing)\b|\belectrocut|\belectric shock\b|\b(?:got|getting) (?:a shock|zapped|shocked)\b|\b(?:outlet|socket|power ?point|switch ?board|fuse ?box|plug|wires?|wiring) (?:is |are |just |has |s )?(?:smok|burn|melt|spark|buzzing and)/,
  /\b(?:fuse ?box|switch ?board|power ?point|socket)(?: is|s)? (?:spitting|bits of light|crackling|popping|hissing)\b|^fire\b[ !.]*$|\bcaught alight\b|\bpans? ?(?:has |is |s )?gone up\b|\bhissing and\b|\bmassive shock\b|\bburnt plastic\b|\bblocked the door and\b|\bwont let me leave\b|\bgas (?:\w+ ){0,3}(?:hissing|blowing|escaping|pouring)\b|\bhit (?:a|the) (?:gas )?pipe\b.{0,30}\bgas\b|\b(?:getting|get) shocks?\b|\bfork in the (?:power ?point|socket|outlet|toaster)\b/,
  /\bgone (?:all )?(?:limp|grey|blue)\b|\bclutching (?:his|her|my) chest\b|\b(?:tight|heavy|crushing) (?:feeling )?(?:in|across|on) (?:my|me|his|her) chest\b|\b(?:sitting|standing) on (?:my|me|his|her) chest\b|\bsuddenly cant (?:see|speak|talk|stand|move)\b|\b(?:kick|kicking|bash|bashing|break|breaking|smash|smashing) (?:the |my |our )?(?:\w+ )?doors? in\b|\bhiding in the (?:bathroom|toilet|wardrobe|closet|cupboard)\b|\bgun ?shots?\b/,
  // Somebody has collapsed or cannot breathe.
  /\b(?:collapsed|collapsing|passed out|unconscious|unresponsive|fainted|blacked out)\b|\b(?:wont|doesnt|not|isnt|cant) (?:wake up|waking up|wake (?:him|her|them)(?: up)?|responding|respond|breathing|moving)\b/,
  /\b(?:stopped|not|isnt|hardly|barely) breath|\b(?:cant|cannot|can not|can t|hard to|trouble|struggling to|difficulty|struggling for) (?:\w+ )?br(?:ea|e|ee)th?(?:e|ing)?\b|\bshort(?:ness)? of breath\b|\bout of breath and\b|\bgasping\b|\bchok(?:ing|ed)\b|\bturning blue\b|\basthma attack\b|\bwheezing\b/,
  /\bchest (?:\w+ ){0,2}(?:hurts?|hurting|pain|pains|pian|tight|tightness|sore|aches?|aching|crushing|heavy)\b|\b(?:pain|pains|pressure|tightness) (?:in|across|on) (?:my|his|her|the|dads|mums) chest\b|\bheart ?attack\b|\bcardiac\b/,
  /\b(?:having|had|has|is|think) (?:\w+ ){0,3}strokes?\b|\bface (?:is |has |s |looks )?(?:\w+ )?(?:droop|dropped|sagging|numb)|\bslurr(?:ing|ed)\b|\b(?:cant|cannot) (?:move|feel|lift) (?:my|his|her|one|the) (?:\w+ )?(?:arms?|face|legs?|side)\b/,
  /\b(?:seizure|convuls|having a fit|fitting on|drowning|overdos|od(?:ed|ing)|poisoned)\b|\b(?:swallowed|drank|drunk|ate|eaten|had) (?:some |the |a |all (?:the |my |her |his )?)?(?:\w+ )?(?:bleach|poison|batter|pills|tablets|nurofen|panadol|cleaner|detergent|drain)|\bwater (?:is |s )?(?:up to|over|at) (?:the |my |our )?(?:windows?|roof|necks?|chests?|waists?)\b/,
  // Bleeding and allergy.
  /\b(?:im|i am|hes|shes|is|are|theyre|keeps|wont stop|still|been|and) bleeding\b|\bbleeding (?:\w+ )?(?:badly|heavily|lots?|everywhere|heaps|out|from|wont|and|real|so)|\bstop (?:the )?(?:bleeding|blood)\b|\bbleeding wont\b|\bblood (?:is |s )?(?:everywhere|all over|pouring|gushing|spurting|coming|wont)\b|\b(?:lots of|so much|losing|lost) (?:\w+ )?blood\b|\b(?:cut|chopped|sliced|lost) (?:\w+ )?(?:\w+ )?(?:finger|thumb|hand|toe|arm) (?:off|open|to the bone|really|real|bad)/,
  /\b(?:having|has|is having|gone into|going into|think \w+ \w+) (?:an? )?(?:bad |severe |serious |really bad |major )?(?:allergic|alergic|allergy) (?:reaction|attack)\b|\banap[hl]?[hy]*la[cx]|\b(?:throat|tongue|lips?|face|neck) (?:is |are |s |has |feels |feel |keeps? |start(?:ed|ing) )?(?:\w+ )?(?:clos|swell|swollen|puff|tight)|\bepi ?-?pen\b/,
  // Violence, and calls for help.
  /\b(?:got|has|have|holding|with|pulled|waving|carrying) (?:a |an |out a )?(?:knife|gun|machete|weapon|axe|bat|rifle|hammer)\b|\b(?:stabbed|been shot|shooting at|strangl|held hostage|being held up|armed robbery|getting robbed|being robbed)\b/,
  /\b(?:hitting|beating|bashing|attacking|hurting|punching|choking|threatening|following|stalking|chasing) (?:me|us|my (?:mum|wife|kids?|daughter|son|staff)|her|him|someone|people)\b|\b(?:hit|hits|hurt|hurts|beat|beats|punched|attacked) (?:me|us) (?:again|up|and|badly|really)\b/,
  /\b(?:going to|gonna|threatened to|threatening to|wants to|trying to|said (?:hell|hes going to)|will) (?:kill|hurt|stab|shoot|bash) (?:me|us|him|her|them|someone|my)\b|\b(?:break|breaking|broken|broke|smash\w*) (?:in|into|down) (?:to )?(?:my|our|the) (?:house|home|shop|door|room|window|place|unit)\b|\b(?:intruder|burglar)s?\b|\bsome(?:one|body) (?:is |s )?(?:in my|trying to get in)\b/,
  /\b(?:call|ring|need|get|send|phone|want) (?:me |us )?(?:an? |the )?(?:ambulance|ambo|police|cops|fire (?:brigade|service|engine|truck|department)|paramedics?)\b|\bcall (?:111|000|911|triple zero)\b|\bsave (?:me|us|him|her)\b|\b(?:roof|ceiling|wall|deck|scaffold\w*|building) (?:has |is |just |s )?(?:\w+ )?(?:collaps|caved? in|caving|fallen (?:on|in)|came down)/,
  /(?:水龙头|水管|墙|门把手)(?:上)?(?:带|有|漏)电|着火|著火|起火|失火|火灾|火災|着了火|烧起来|燒起來|冒烟|冒煙|浓烟|濃煙|(?:烧焦|燒焦|焦糊|糊|烟|煙)味|(?:煤气|燃气|天然气|瓦斯)(?:的)?(?:味|泄漏|泄露|漏|中毒)|漏(?:煤气|燃气|天然气|电|電)|(?:闻到|聞到|有股|有)(?:很浓的|很重的|一股)?(?:煤气|燃气|瓦斯|焦)|火花|触电|觸電|被电(?:到|了)|电到/u,
  /(?:房间|屋里|厨房|隔壁|插座|窗户).{0,4}冒火|明火|(?:全|都)是(?:黑)?烟|黑烟|呛醒|(?:煤气|燃气).{0,6}(?:嘶|喷|漏气|罐在)|气一直在?喷|臭鸡蛋味|一直在?打火|起疙瘩.{0,6}喘|一直喘|肾上腺素笔|(?:撬|踹|砸).{0,8}门|躲在厕所|枪声|血一直(?:在)?流|塑料的?味|味道像臭鸡蛋|趴在地上|舌头越来越大|没动静/u,
  /晕倒|暈倒|昏倒|昏迷|昏过去|晕过去|倒在地|倒下了|(?:叫|喊)不醒|没(?:有)?(?:呼吸|意识)|(?:叫|喊|推|拍)(?:他|她|它)?(?:都|也)?没(?:有)?反应|喘不(?:过|上|過)来?气|喘不上|呼吸(?:困难|不了|不上|不过|停)|(?:不能|无法|没法|没办法)呼吸|透不过气|窒息|噎(?:住|到|着)|卡(?:在|住)(?:了)?(?:喉咙|嗓子|气管)|胸(?:口|部)?(?:很|好|特别|非常|突然|一直|有点|剧烈|疼得|压得)*(?:痛|疼|闷|悶)|心(?:脏|肌)(?:病发|梗|骤停|好痛|疼)|中风|中風|(?:嘴|脸)(?:都|角)?(?:歪|斜)|半边(?:身体|身子|脸)|说话(?:不清|含糊)|抽搐/u,
  /(?:流|出|血)(?:血)?(?:不止|止不住)|止不住(?:血|了)|大(?:量)?出血|流了?(?:很多|好多|一地|满地|大量)血|满(?:地|手|身)(?:都)?是血|好多血|(?:严重|突然|急性)过敏|过敏(?:性)?(?:休克|反应|发作)|(?:喉咙|嗓子|舌头|嘴唇|脸)(?:都|全|开始|突然|已经)?(?:肿|发紧|紧得)|(?:拿着?|持|有|带着?)(?:一把)?(?:刀|枪|斧头|棍)|抢劫|入室|闯(?:进|入)|(?:在|一直|又|正在)?(?:打|揍|掐|砍|追)(?:我|人)|要(?:杀|打死|砍|弄死)|威胁(?:要)?(?:我|杀)|救命|救护车|救護車|消防(?:车|员|队)|报警|報警|(?:屋顶|天花板|墙|房子|脚手架).{0,4}(?:塌|倒)/u,
  /불(?:이|도)? ?(?:났|나요|나서|나고|난 것|붙|번지|타고|타오)|화재|연기(?:가|로)? ?(?:나|자욱|가득|올라|새|차|막|많이|계속)|타는 ?냄새|탄 ?내|가스 ?(?:냄새|누출|가? ?새|샌|중독)|일산화탄소|불꽃|스파크|감전|전기(?:가)? ?(?:통했|올랐|에)|쓰러|의식(?:이|을)? ?(?:없|잃)|기절|정신을? ?잃|(?:안|못) ?(?:깨어|일어나)|숨(?:을|이|도)? ?(?:못|안|막|쉬기|쉴 ?수|차|가빠|넘어)|호흡(?:이)? ?(?:곤란|이? ?안|멈)|질식|목에 ?(?:걸|뭐)|가슴(?:이|에|쪽)? ?(?:너무 |많이 |계속 |갑자기 |막 |쥐어짜|좀 )*(?:아프|아파|통증|조이|조여|답답|터질|찢)|심장(?:이)? ?(?:마비|멈|아파|터질|이상)|심근 ?경색/u,
  /연기(?:가)? ?(?:꽉|엄청)|쥐어짜|목이 ?점점|불러도 ?대답|썩은 ?(?:계란|달걀)|자꾸 ?축 ?처/u,
  /연기(?:가)? ?꽉|가스(?:통|관).{0,20}(?:소리|뿜|건드|새)|달걀 ?썩은|가슴(?:을|이)? ?(?:움켜|돌로|눌러|누르)|(?:입|얼굴)(?:이|은)? ?(?:한쪽으로|반쪽이)|말이 ?안 ?나오|피가 ?(?:막 ?)?뿜|두드러기.{0,8}쌕쌕|쌕쌕거|에피펜|목에 ?\S+ ?걸|얼굴이 ?파래|(?:방문|문)을? ?부수|총소리|숨어 ?있어/u,
  /뇌졸중|뇌출혈|중풍|(?:말이|발음이) ?어눌|(?:입|얼굴)(?:이|한쪽이)? ?(?:돌아|비뚤|마비|처)|(?:한쪽|왼쪽|오른쪽) ?(?:팔|다리|몸)|마비(?:가|됐|된|되)|경련|발작|피(?:가|를)? ?(?:안 ?멈|멈추지|계속|너무|많이|철철|엄청|쏟)|출혈|피투성이|알레르기 ?(?:반응|쇼크|발작|가 ?(?:심(?!해서|한데|하거든|하고|한 ?편)|올라))|아나필락시스|(?:목|목구멍|혀|입술|얼굴)(?:이|가)? ?(?:계속 |막 |갑자기 )*(?:부어|붓|부었|조여|조이|막혀)|(?:칼|총|흉기|망치)(?:을|를)? ?(?:들|든|가지|휘|겨)|때리(?:고|려|는 ?사람|러)|때려|맞고 ?있|폭행|강도|침입|죽이겠|죽이려|죽인다|죽여 ?버|협박|쫓아|살려|구급차|응급차|앰뷸런스|소방|경찰|119|신고 ?(?:해|좀)|무너(?:졌|져|지|질)|음독|약을 ?(?:너무|많이)/u,
];
