import type { PhrasingList } from '../known-answer.ts';

/** Questions that the starter articles answer, as visitors type them, by the address and the section of the article. */
export const askedAboutArticles: PhrasingList = {
  'what-to-say-when-nobody-can-pick-up#Four parts, in this order': {
    en: 'what’s the very first thing my message should say|how quick should my hello be over|which four bits go in the opener|what should I put in the greeting and in which order|how many seconds for the intro|does the business name go first or last|recommend how to open the call',
    'zh-Hans': '开头第一句该说什么|招呼打多久比较好|开场要有哪四样|店名放前面还是后面|开场几秒钟合适|问候的顺序是什么',
    ko: '맨 처음에 뭘 말해야 해요|인사는 얼마나 짧게 해요|첫마디에 넣을 네 가지|가게 이름을 먼저 말해요|몇 초가 좋아요|인사말 순서가 뭐예요',
  },
  'what-to-say-when-nobody-can-pick-up#Plumber, electrician, builder': {
    en: 'what would a sparky’s phone message sound like|wording for a tradesman’s greeting|what does the article say the agent should ask a plumber’s caller first',
    'zh-Hans': '修水管的开场怎么说好|工地师傅的电话该怎么开头',
    ko: '배관공은 전화 첫마디를 뭐라고 해요|현장 일 하는 사람 인사말 예시',
  },
  'what-to-say-when-nobody-can-pick-up#Clinic': {
    en: 'sample greeting for a medical centre|how should a dentist’s line open|what should reception’s recorded hello say',
    'zh-Hans': '诊所的开场例子|牙医电话该怎么开头',
    ko: '의원 첫 인사 예시|치과 전화는 어떻게 시작해요',
  },
  'what-to-say-when-nobody-can-pick-up#Hair and beauty': {
    en: 'example opener for a salon|what two things should a barber’s line ask',
    'zh-Hans': '美发店的开场例子|沙龙该先问哪两个问题',
    ko: '미용실 첫마디 예시|샵에서 먼저 묻는 두 가지',
  },
  'what-to-say-when-nobody-can-pick-up#Takeaway': {
    en: 'how should a kebab shop answer|shortest greeting for a takeaway',
    'zh-Hans': '外卖店该怎么接起电话|快餐店的招呼语',
    ko: '배달집은 뭐라고 받아요|포장 전문점 인사말',
  },
  'what-to-say-when-nobody-can-pick-up#Motel': {
    en: 'what should a motel line say when it answers|greeting for our lodge',
    'zh-Hans': '旅馆接电话怎么说|民宿的问候语',
    ko: '모텔 전화 첫마디|숙소 인사말',
  },
  'what-to-say-when-nobody-can-pick-up#What to leave out': {
    en: 'which phrases annoy callers|should I say your call is important to us|what not to say in the greeting|is it dumb to list our hours first',
    'zh-Hans': '哪些话别说|要不要说您的来电很重要|问候里不该有什么|开头报营业时间好吗',
    ko: '무슨 말은 빼야 해요|고객님의 전화는 소중합니다 해도 돼요|인사말에 넣지 말 것|영업시간부터 말하면 안 좋아요',
  },
  'what-to-say-when-nobody-can-pick-up#If all you have is voicemail': {
    en: 'I only have an answerphone, what should I say on it|good voicemail script|what must a voicemail ask for',
    'zh-Hans': '只有语音信箱该怎么录|留言信箱的话术|信箱里要让人留什么',
    ko: '음성 사서함밖에 없는데 뭐라고 녹음해요|음성 메시지 안내 문구|사서함에서 뭘 물어야 해요',
  },
  'your-first-fifty-questions-and-answers#Where the questions already are': {
    en: 'where do I find out what people ask us|how do I collect questions for the bot|best place to dig up real customer questions',
    'zh-Hans': '去哪找客人真正问的问题|怎么收集问题|问题从哪来',
    ko: '손님들이 뭘 묻는지 어디서 찾아요|질문은 어떻게 모아요|진짜 질문은 어디 있어요',
  },
  'your-first-fifty-questions-and-answers#Sort them into ten drawers': {
    en: 'how do I group the questions|what are the ten drawers|what categories should my answers have',
    'zh-Hans': '问题怎么分类|十个抽屉是哪些|答案分哪几类',
    ko: '질문을 어떻게 나눠요|서랍 열 개가 뭐예요|답변 분류는',
  },
  'your-first-fifty-questions-and-answers#Write each answer in three parts': {
    en: 'how do I word an answer properly|what makes a good answer for the agent|three bits of an answer',
    'zh-Hans': '答案怎么写才好|一个答案有哪三部分|回答的写法',
    ko: '답변을 어떻게 써야 좋아요|답변 세 부분이 뭐예요|대답 쓰는 법',
  },
  'your-first-fifty-questions-and-answers#Write for the ear': {
    en: 'tips for answers that are read aloud|how should times be written for speech|how many things in a list at most',
    'zh-Hans': '念出来的答案要注意什么|时间怎么写好念|一次最多列几样',
    ko: '소리 내어 읽을 답은 어떻게 써요|시간은 어떻게 적어요|목록은 몇 개까지',
  },
  'your-first-fifty-questions-and-answers#The five answers that need the most care': {
    en: 'which answers should I be most careful with|what are the five tricky ones',
    'zh-Hans': '哪几个答案最要小心|最难写的五个是什么',
    ko: '제일 조심해야 할 답이 뭐예요|까다로운 다섯 가지',
  },
  'your-first-fifty-questions-and-answers#A plan for two quiet hours': {
    en: 'I have two hours on Sunday, how do I get the answers done|what do I do in the last half hour|plan for writing the fifty',
    'zh-Hans': '星期天有两个小时，怎么写完|最后半小时干什么|写五十条的计划',
    ko: '일요일에 두 시간 있는데 어떻게 끝내요|마지막 삼십 분엔 뭘 해요|오십 개 쓰는 계획',
  },
  'your-first-fifty-questions-and-answers#When fifty isn’t enough': {
    en: 'do I really need more than fifty answers|how do I know I’ve outgrown fifty',
    'zh-Hans': '五十条真的不够吗|怎么知道该超过五十了',
    ko: '오십 개로 정말 모자라요|오십 개 넘겨야 하는지 어떻게 알아요',
  },
  'what-a-missed-call-costs-a-tradie#The sum': {
    en: 'what’s the formula for missed calls in the article|show me the back of the quote pad sum|example of the missed call arithmetic',
    'zh-Hans': '文章里漏接的公式是什么|漏接的账怎么算|举例算一下漏接',
    ko: '글에 나온 부재중 계산식이 뭐예요|놓친 전화 셈법|예시로 계산해 줘요',
  },
  'what-a-missed-call-costs-a-tradie#Five numbers': {
    en: 'which numbers do I need for the sum|what are A B C D and E',
    'zh-Hans': '要哪五个数|ABCDE分别是什么',
    ko: '다섯 숫자가 뭐예요|A B C D E가 각각 뭐죠',
  },
  'what-a-missed-call-costs-a-tradie#Now the other side': {
    en: 'what costs should I set against what I lose|what does an agent cost all up besides the package|what else do I need to count before buying',
    'zh-Hans': '除了套餐还有哪些成本要算|买之前要比较什么|另一边的费用有哪些',
    ko: '패키지 말고 어떤 비용을 따져야 해요|사기 전에 뭘 비교해요|반대편 비용이 뭐예요',
  },
  'what-a-missed-call-costs-a-tradie#When it isn’t worth it': {
    en: 'be honest, when should I not buy one|who is this no good for|is it worth it if I only miss two a week|when is voicemail enough',
    'zh-Hans': '说实话什么情况不用买|谁不适合|一周才漏两个值得吗|什么时候语音信箱就够了',
    ko: '솔직히 언제 안 사도 돼요|누구한테는 안 맞아요|일주일에 두 통 놓치는데 값어치 있어요|사서함이면 충분할 때는',
  },
  'what-a-missed-call-costs-a-tradie#Your two weeks': {
    en: 'how do I keep count for a fortnight|what do I do with the card on the dash',
    'zh-Hans': '两周怎么记数|仪表盘上的卡片怎么用',
    ko: '두 주 동안 어떻게 세요|대시보드 카드는 뭐 하는 거예요',
  },
  'say-that-its-a-machine-and-say-it-first#One word does it': {
    en: 'what do I call it so people know it’s not a person|can I give the bot a human name|how should it admit it’s a machine|which noun should the greeting use',
    'zh-Hans': '怎么称呼它才诚实|能给它起人名吗|第一句怎么说自己是机器|用哪个词好',
    ko: '뭐라고 불러야 사람 아닌 걸 알아요|사람 이름 붙여도 돼요|기계라고 어떻게 밝혀요|무슨 단어를 써요',
  },
  'say-that-its-a-machine-and-say-it-first#Then say what is kept': {
    en: 'how should I word that the call’s recorded|when in the call do I mention recording',
    'zh-Hans': '录音提示怎么说|什么时候说会录音',
    ko: '녹음한다는 말을 어떻게 해요|녹음 안내는 언제 해요',
  },
  'say-that-its-a-machine-and-say-it-first#Keep less': {
    en: 'how long should I keep booking transcripts according to you|what shouldn’t I store from calls|advice on deleting recordings',
    'zh-Hans': '你们建议记录留多久|哪些东西不该存|关于少存的建议',
    ko: '통화 기록은 얼마나 두라고 해요|저장하지 말아야 할 것|적게 보관하라는 조언',
  },
  'say-that-its-a-machine-and-say-it-first#Six questions for any provider, us included': {
    en: 'what should I ask a voice AI company before signing|six questions to grill a supplier with|how do I vet a provider',
    'zh-Hans': '签之前该问供应商什么|六个问题是哪些|怎么考察供应商',
    ko: '계약 전에 업체한테 뭘 물어야 해요|여섯 가지 질문이 뭐예요|업체를 어떻게 따져 봐요',
  },
  'say-that-its-a-machine-and-say-it-first#Tell the people who work with you': {
    en: 'what do I tell my staff about it|how do I brief the team on the robot',
    'zh-Hans': '怎么跟员工说这件事|要告诉团队哪三句话',
    ko: '직원들한테 뭐라고 말해요|팀에 알릴 세 문장',
  },
  'after-hours-rates-said-plainly#Say three things, then stop': {
    en: 'how should I tell someone the after hours price|what three things do I say about the night rate|script for quoting the call out fee at night',
    'zh-Hans': '晚上的价格怎么跟客人讲|报夜间费要说哪三样|夜里上门费的话术',
    ko: '야간 요금 어떻게 말해요|밤 요금 말할 때 세 가지|심야 출장비 안내 문구',
  },
  'after-hours-rates-said-plainly#Fill in the card': {
    en: 'what goes on the rate card|which boxes do people forget on the card',
    'zh-Hans': '价格卡上写什么|卡上最容易漏哪几格',
    ko: '요금 카드에 뭘 적어요|빠뜨리기 쉬운 칸',
  },
  'after-hours-rates-said-plainly#“That’s a rip-off.”': {
    en: 'customer says it’s daylight robbery, what’s the reply|how to answer someone who thinks the night price is too dear',
    'zh-Hans': '客人说你抢钱怎么回|嫌夜间太贵怎么答',
    ko: '바가지라고 하면 뭐라고 해요|밤값 비싸다고 하면 어떻게 답해요',
  },
  'after-hours-rates-said-plainly#“Can you do it for less?”': {
    en: 'what should it say to hagglers|someone wants a discount at night, what’s the line|can the agent bargain',
    'zh-Hans': '有人砍价它怎么答|客人要便宜点怎么说|能让它讲价吗',
    ko: '깎아 달라면 뭐라고 해요|흥정하는 손님한테는|에이전트가 값을 깎아 줘요',
  },
  'after-hours-rates-said-plainly#Put it in writing at once': {
    en: 'what do I text after they say yes to the rate|confirming a night job in writing',
    'zh-Hans': '谈好以后发什么短信|夜里的活怎么书面确认',
    ko: '밤일 확정되면 뭐라고 문자해요|야간 작업을 글로 확인하는 법',
  },
  'twenty-calls-to-make-before-you-go-live#How to do it': {
    en: 'how do I test it before I let it loose|how many practice calls and how are they marked|what’s a two and what’s a zero in your test calls|how do I pretend to be a customer to check it',
    'zh-Hans': '正式用之前怎么测|要打几通测试电话，怎么打分|两分和零分是什么意思|怎么装客人试它',
    ko: '켜기 전에 어떻게 시험해요|연습 통화 몇 번 하고 점수는 어떻게 매겨요|2점이랑 0점이 뭐예요|손님인 척 어떻게 해 봐요',
  },
  'twenty-calls-to-make-before-you-go-live#Four failures that stop you': {
    en: 'which mistakes mean I shouldn’t go live|the four deal breakers in testing',
    'zh-Hans': '测试出现哪些错就不能上线|四个致命失败是什么',
    ko: '어떤 실수면 켜면 안 돼요|멈춰야 하는 네 가지 실패',
  },
  'twenty-calls-to-make-before-you-go-live#Switch it on in slices': {
    en: 'should I turn it on all at once or bit by bit|how do I roll it out gently|after going live how often do I retest',
    'zh-Hans': '一下子全开还是慢慢来|怎么分步上线|上线后多久再测',
    ko: '한꺼번에 켜요 조금씩 켜요|어떻게 단계적으로 켜요|켠 뒤엔 얼마나 자주 다시 시험해요',
  },
  'twenty-calls-to-make-before-you-go-live#Reading the score': {
    en: 'what counts as a pass in the test calls|I got thirty one points is that ok|how do I read my test score',
    'zh-Hans': '测试多少分算过|得了三十一分行吗|分数怎么看',
    ko: '몇 점이면 합격이에요|서른한 점이면 괜찮아요|점수를 어떻게 봐요',
  },
  'handing-a-call-to-a-person#Seven signs to hand over': {
    en: 'when should it give up and get a person|what signs mean a human should take the call|which calls should a robot not hang on to',
    'zh-Hans': '什么时候该让真人接手|哪些信号说明要转人工|哪种电话机器别硬撑',
    ko: '언제 사람한테 넘겨야 해요|사람이 받아야 한다는 신호|기계가 붙들면 안 되는 전화',
  },
  'handing-a-call-to-a-person#Four ways to do it': {
    en: 'I’m on a roof, how does it hand calls to me|what are the ways of passing a call over|ring back or transfer, which when',
    'zh-Hans': '我在屋顶上怎么转给我|转接有哪几种办法|回电还是转接，什么时候用',
    ko: '지붕 위인데 어떻게 넘겨줘요|넘기는 방법이 뭐가 있어요|다시 걸기랑 연결은 언제 써요',
  },
  'handing-a-call-to-a-person#Never a dead end': {
    en: 'what if nobody picks up the transfer|how to avoid the phone ringing out on people',
    'zh-Hans': '转过去没人接怎么办|怎么避免打不通的死路',
    ko: '넘겼는데 아무도 안 받으면요|막다른 길을 피하는 법',
  },
  'handing-a-call-to-a-person#Two lines that save the story': {
    en: 'how do I stop customers repeating themselves after a handover|which two lines should I see before I say hello',
    'zh-Hans': '转接后怎么不用客人重说一遍|接手前要看到哪两行',
    ko: '넘긴 뒤에 손님이 다시 말 안 하게 하려면|받기 전에 볼 두 줄',
  },
  'handing-a-call-to-a-person#For clinics': {
    en: 'clinic handover rules|should the agent give test results|a husband rings for his wife’s results, what then',
    'zh-Hans': '诊所转人工的规矩|能让它报化验结果吗|家属打来问病人怎么办',
    ko: '의원에서 넘기는 규칙|검사 결과를 알려 줘도 돼요|가족이 대신 전화하면요',
  },
  'handing-a-call-to-a-person#For trades': {
    en: 'who should have the phone at night in a trade business|what one question sorts urgent jobs|same number rings three times in an hour, what should happen|roster for night calls',
    'zh-Hans': '晚上电话该由谁拿|用哪一个问题分急不急|同一个号一小时打三次怎么办|夜班名单写在哪',
    ko: '밤에는 누가 전화를 맡아요|급한지 가르는 질문 하나|같은 번호가 한 시간에 세 번 걸면요|야간 당번표는 어디에 적어요',
  },
  'handing-a-call-to-a-person#Test it': {
    en: 'how do I check that handing over works|what to try to test the transfer to a human',
    'zh-Hans': '怎么测试转人工好不好用|试转接要做哪些',
    ko: '사람 연결이 잘 되는지 어떻게 시험해요|넘기기 시험 방법',
  },
  'taking-bookings-in-three-languages#Where it goes wrong': {
    en: 'what gets muddled when bookings come in another language|how do names get stuffed up in foreign language bookings|which things go wrong with Chinese or Korean callers',
    'zh-Hans': '外语预订容易错在哪|名字为什么会弄错|中文韩文来电会出什么岔子',
    ko: '외국어 예약은 어디서 틀려요|이름이 왜 틀려요|중국어 한국어 전화에서 잘못되는 것',
  },
  'taking-bookings-in-three-languages#Decide four things first': {
    en: 'what should I sort out before offering Korean on the phone|which language should open the call|what four decisions for multilingual bookings',
    'zh-Hans': '开多语言之前要定什么|先用哪种语言开口|四件要先决定的事',
    ko: '여러 언어로 받기 전에 뭘 정해요|어떤 언어로 시작해요|먼저 정할 네 가지',
  },
  'taking-bookings-in-three-languages#The read-back is the booking': {
    en: 'how should it confirm a booking with someone whose English is poor|why not just ask is that right',
    'zh-Hans': '跟英文不好的客人怎么核对|为什么不能只问对不对',
    ko: '영어 서툰 손님한테 어떻게 확인해요|맞아요 하고 물으면 왜 안 돼요',
  },
  'taking-bookings-in-three-languages#What not to do in any language but your own': {
    en: 'can it tell a customer a dish is nut free|what should never be handled in a foreign language|allergies in another language, what do you advise',
    'zh-Hans': '它能跟客人保证没有花生吗|外语里哪些事不该做|别的语言里的过敏怎么处理',
    ko: '땅콩 없다고 말해도 돼요|외국어로는 하면 안 되는 것|다른 언어로 알레르기 말하면 어떻게 해요',
  },
  'taking-bookings-in-three-languages#Nine calls to make before a Saturday': {
    en: 'which test calls for other languages|who should make the practice calls in Korean',
    'zh-Hans': '多语言要打哪些测试电话|九个测试电话是什么',
    ko: '다른 언어 시험 통화는 뭘 해요|아홉 통이 뭐예요',
  },
  'twenty-calls-to-make-before-you-go-live#The ordinary': {
    en: 'what are the first five plain test calls',
    'zh-Hans': '最普通的五通测试是哪些',
    ko: '평범한 시험 통화 다섯 가지',
  },
  'twenty-calls-to-make-before-you-go-live#The untidy': {
    en: 'test calls where I change my mind or interrupt|messy calls to try',
    'zh-Hans': '中途改主意或打断的测试|乱一点的测试电话',
    ko: '중간에 마음 바꾸거나 끼어드는 시험|어수선한 통화 시험',
  },
  'twenty-calls-to-make-before-you-go-live#The hard of hearing, and the hard to hear': {
    en: 'how do I test noisy calls and accents|ring it from beside the road',
    'zh-Hans': '嘈杂和口音怎么测|路边打电话测试',
    ko: '시끄러운 데랑 억양은 어떻게 시험해요|길가에서 전화하는 시험',
  },
  'twenty-calls-to-make-before-you-go-live#The edges': {
    en: 'test calls for things we don’t do|how many times should I ask it for a discount in the test',
    'zh-Hans': '问我们不做的东西的测试|测试时要讨几次折扣',
    ko: '우리가 안 하는 걸 묻는 시험|시험할 때 할인을 몇 번 졸라요',
  },
  'twenty-calls-to-make-before-you-go-live#The ones that matter': {
    en: 'what’s full marks for the practice calls|how many points can you get at most in the twenty calls|what is the list of awkward callers scored out of|which test calls matter most|the danger test calls, what should I listen for|top score of your call test',
    'zh-Hans':
      '测试电话满分多少分|二十通最多能得几分|最要紧的测试是哪几通|测危险的电话要听什么|那份难缠来电的清单总分是多少',
    ko: '시험 통화 만점이 몇 점이에요|스무 통이면 최고 몇 점이에요|제일 중요한 시험 통화는 뭐예요|위험 상황 시험에서는 뭘 들어야 해요|까다로운 손님 목록은 몇 점 만점이에요',
  },
};
