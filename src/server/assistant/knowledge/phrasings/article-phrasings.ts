import type { PhrasingList } from '../known-answer.ts';

/**
 * Phrasings of questions that sections of the starter articles answer. Each key is the address of the article and,
 * after `#`, the heading of the section. A key without a heading means the opening of the article. The phrasings of
 * an article that was deleted or renamed have no effect.
 */
export const articlePhrasings: PhrasingList = {
  'what-to-say-when-nobody-can-pick-up#Four parts, in this order': {
    en: 'what should the machine say when we miss the call|good wording for a missed call message|what goes into a greeting when everyone is busy|what should a phone greeting contain|parts of a good greeting|how long should the greeting be|whats a good opener when no one can answer|what should the greeting say when nobody can answer|how do I word my greeting|order of a greeting|first words on the phone|how long should the hello message go on for before people get bored|how many seconds may a greeting last|wording for when everyone is busy and the phone goes|wording for when we’re all with clients and the salon phone goes',
    'zh-Hans':
      '没人接的时候该说什么|漏接电话的留言怎么写|问候语里要说哪几样|问候语应该包含什么|开场白怎么写|没人接时开头怎么说|问候语要多长|接电话第一句说什么|没人能接电话时该说什么|打招呼分几部分|问候语几秒钟比较合适|招呼语太长会不会让人烦',
    ko: '전화를 못 받을 때 뭐라고 해야 해요|부재중 안내 문구|인사말에 뭘 넣어요|인사말에 뭐가 들어가야 하나요|첫마디를 어떻게 하나요|인사말은 얼마나 길게|못 받을 때 안내 멘트 뭐라고 하죠|전화를 못 받을 때 뭐라고 말하나요|인사말 구성|인사말은 어떻게 쓰나요|인사말은 몇 초가 적당해요|인사말이 너무 길면 지루하지 않나요|전화 못 받을 때 인사말에 뭐가 들어가야 되나요',
  },
  'what-to-say-when-nobody-can-pick-up#Plumber, electrician, builder': {
    en: 'greeting for a plumber|script for an electrician|what should a builder’s phone say|phone greeting for tradies|what safety question comes first',
    'zh-Hans': '水管工的电话问候语|电工的开场白|工人接不了电话时的话术',
    ko: '배관공 인사말|전기 기사 전화 멘트|기술자 전화 대본',
  },
  'what-to-say-when-nobody-can-pick-up#Clinic': {
    en: 'greeting for a clinic|script for a doctor’s phone|what should the clinic’s assistant say first|dentist phone greeting wording',
    'zh-Hans': '诊所的电话问候语|诊所开场白怎么说',
    ko: '병원 인사말|병원 전화 안내 멘트',
  },
  'what-to-say-when-nobody-can-pick-up#Hair and beauty': {
    en: 'greeting for a hair salon|script for a beauty salon phone|what should a barber’s phone say',
    'zh-Hans': '美容院的电话问候语|理发店开场白',
    ko: '미용실 인사말|미용실 전화 멘트',
  },
  'what-to-say-when-nobody-can-pick-up#Takeaway': {
    en: 'greeting for a takeaway|script for a pizza shop phone|how should a restaurant answer the phone|I need to write a greeting for my takeaway, what would you suggest it says',
    'zh-Hans': '外卖店的电话问候语|餐馆接电话怎么说',
    ko: '음식점 인사말|배달집 전화 멘트',
  },
  'what-to-say-when-nobody-can-pick-up#Motel': {
    en: 'greeting for a motel|script for a hotel phone|what should the reservations assistant say|got a script for a motel’s phone',
    'zh-Hans': '汽车旅馆的电话问候语|旅馆接电话怎么说',
    ko: '모텔 인사말|숙소 전화 멘트',
  },
  'what-to-say-when-nobody-can-pick-up#What to leave out': {
    en: 'what should I not say in a greeting|phrases to avoid on the phone|is your call is important to us a bad idea|should I give my opening hours in the greeting|what to leave out of a greeting',
    'zh-Hans': '问候语里不要说什么|哪些话最好不说|开场白要不要报营业时间',
    ko: '인사말에서 빼야 할 말|하지 말아야 할 말|인사말에 영업시간을 넣어야 하나요',
  },
  'what-to-say-when-nobody-can-pick-up#If all you have is voicemail': {
    en: 'voicemail wording|what should my voicemail say|voicemail message for a tradie|good words for an answering machine|I only have voicemail|voicemail greeting wording for a plumber|give me a line for the answerphone when i’m up a ladder',
    'zh-Hans': '语音信箱怎么说|留言录音怎么说比较好|只有语音信箱怎么办|录音留言的范例',
    ko: '음성 사서함 멘트|음성 사서함에 뭐라고 녹음하나요|자동 응답기 문구|음성 사서함만 있어요|사다리 위에 있을 때 음성 사서함에 뭐라고 하죠',
  },
  'your-first-fifty-questions-and-answers#Where the questions already are': {
    en: 'where do I find what customers ask most|how do I collect the common questions|which places hold the questions already|where do the 50 questions come from|where do I find the questions customers ask|how do I collect questions|where can I look for what people ask|how do I know what callers will ask|sources for questions and answers|where is a good place to gather fifty questions',
    'zh-Hans':
      '顾客常问的问题去哪里找|怎么收集常见问题|问题从哪里来|五十个问题从哪里来|怎么收集顾客的问题|去哪里找客人常问的问题|怎么知道客人会问什么|常见问题从哪找|五十条问答从哪儿收集比较好|问答去哪里收集',
    ko: '손님이 자주 묻는 걸 어디서 찾아요|질문을 어떻게 모으나요|질문 목록은 어디 있어요|질문 50개는 어디서 찾나요|손님 질문을 어떻게 모으나요|고객이 뭘 묻는지 어떻게 알아요|자주 묻는 질문은 어디서|질문을 모으는 방법|질문 50개를 어디서 모으면 좋을까요',
  },
  'your-first-fifty-questions-and-answers#Sort them into ten drawers': {
    en: 'how do I sort the questions|ten drawers|categories for my questions|which topics should the answers cover|how to group questions',
    'zh-Hans': '问题怎么分类|十个抽屉是什么|问答要分哪些类|答案要涵盖哪些主题',
    ko: '질문을 어떻게 나누나요|열 개의 서랍|질문 분류|어떤 주제를 다뤄야 하나요',
  },
  'your-first-fifty-questions-and-answers#Write each answer in three parts': {
    en: 'how should one answer be written|shape of a good answer|what parts does an answer need|how do I write a good answer|how should an answer be built|three parts of an answer|what does a good answer look like|how do I write answers for my knowledge base|tips for writing answers',
    'zh-Hans':
      '一条答案该怎么写|答案分几部分|好的回答是什么样|答案怎么写才好|一个回答分几部分|好的回答是什么样|知识库的答案怎么写',
    ko: '답 하나를 어떻게 써요|답변 구성|좋은 답은 몇 부분이에요|답변은 어떻게 쓰나요|좋은 답변은 어떤 건가요|답변의 세 부분|지식 베이스 답변 쓰는 법',
  },
  'your-first-fifty-questions-and-answers#Write for the ear': {
    en: 'how do I make answers sound like speech|writing for people who listen|how long may a spoken answer be|how do I write for speaking|writing that sounds natural out loud|how should numbers be said|lists when spoken how long',
    'zh-Hans': '怎么写得像说话|写给耳朵听的答案|念出来的答案要多长|怎么写口语化的答案|数字应该怎么念|写给耳朵听',
    ko: '말하듯이 쓰려면|귀로 듣는 답 쓰기|읽어 주는 답은 얼마나 길어야 해요|말하듯이 쓰는 법|숫자는 어떻게 말하나요|귀로 듣는 글쓰기',
  },
  'your-first-fifty-questions-and-answers#The five answers that need the most care': {
    en: 'which answers need the most care|which five answers are most important|how should the agent answer price questions|what should it say when it does not know|answers that are risky',
    'zh-Hans': '哪些答案最要小心|哪五个回答最重要|不知道的时候该怎么写',
    ko: '가장 조심해야 할 답변|중요한 답변 다섯 가지|모를 때 뭐라고 써야 하나요',
  },
  'your-first-fifty-questions-and-answers#A plan for two quiet hours': {
    en: 'how long will writing the first fifty take|how much time do I need for my answers|can I do the questions in one sitting|how many hours for fifty answers|how much time do I need to write the answers|plan for writing fifty answers|can I write the answers in two hours|how do I get the knowledge base done fast',
    'zh-Hans':
      '写五十条要多久|准备答案要花几个小时|一次能写完吗|写五十个问答要多久|两个小时怎么安排|怎么快速写好知识库',
    ko: '쉰 개 쓰는 데 얼마나 걸려요|답 준비하는 데 몇 시간|한 번에 다 쓸 수 있나요|답변을 쓰는 데 얼마나 걸려요|두 시간 계획|지식 베이스를 빨리 만드는 법',
  },
  'your-first-fifty-questions-and-answers#When fifty isn’t enough': {
    en: 'when is fifty questions not enough|do I need more than fifty answers|when should I get a bigger knowledge base|I have passed fifty questions|My mum owns a florist, is 50 answers really enough for her?',
    'zh-Hans': '五十个不够怎么办|什么时候需要更大的知识库|超过五十个问题|我妈开花店，五十条够用吗',
    ko: '50개로 부족하면|언제 더 큰 지식 베이스가 필요한가요|질문이 50개가 넘으면|엄마가 꽃집 하시는데 50개면 충분할까요',
  },
  'what-a-missed-call-costs-a-tradie#The sum': {
    en: 'what do I lose when I miss a call|how do I work out the cost of missed calls|price of not answering|how do I work out what missed calls cost me|how do i figure out whether missed calls are costing me|formula for missed calls|what does a missed call cost|calculate lost work from unanswered calls|how much money am I losing on calls I miss|value of a missed call|is there a formula for working out what I lose when I dont pick up the phone|how do I put a dollar figure on calls nobody took|what would an unanswered ring cost a builder per week|i want a formula for the cost of not answering|is there a formula for working out what I lose when i dont pick up the fone|we lose maybe five jobs a week to voicemail, how do i cost that',
    'zh-Hans':
      '漏接一个电话损失多少|怎么算漏接的成本|没接电话亏多少|漏接电话到底亏多少怎么算|漏接一个电话损失多少|怎么计算漏接的损失|没接到电话损失的公式|少接电话亏了多少钱|没接电话一周亏多少有公式吗|漏接的电话值多少钱|漏接一个电话到底亏多少，有没有算法？',
    ko: '전화를 놓치면 얼마 손해예요|부재중 전화 비용 계산|못 받은 전화 손실|놓친 전화로 얼마나 손해인지 계산법|못 받은 전화 한 통에 얼마 손해|부재중 전화 손실 계산|놓친 전화의 비용 공식|전화를 놓치면 얼마나 잃나요|전화를 안 받아서 잃는 돈 공식이 있나요|못 받은 전화를 돈으로 따지면|놓친 전화 때문에 손해가 얼만지 계산하는 방법이 있어요?',
  },
  'what-a-missed-call-costs-a-tradie#Five numbers': {
    en: 'which numbers do I need to count missed calls|what should I count for missed calls|which five numbers|how do I count lost calls',
    'zh-Hans': '算漏接要哪几个数字|要统计哪五个数|漏接电话怎么统计',
    ko: '놓친 전화를 세려면 어떤 숫자가 필요한가요|다섯 가지 숫자|부재중 전화를 어떻게 세나요',
  },
  'what-a-missed-call-costs-a-tradie#Now the other side': {
    en: 'what would an agent cost me in all|what else does an agent cost besides the package|does an agent pay for itself|how do I know whether it pays off|will I get my money back from having an agent',
    'zh-Hans': '用客服总共要花什么|怎么判断划不划算|能回本吗|除了套餐还有哪些成本',
    ko: '상담 AI에 드는 전체 비용|본전을 뽑을 수 있나요|이득인지 어떻게 아나요|패키지 말고 어떤 비용이 드나요',
  },
  'what-a-missed-call-costs-a-tradie#When it isn’t worth it': {
    en: 'i’m booked solid and not hiring, should i bother|is it a waste of money if i’m already full|when would you say it is not for me|be straight, do i even need one|when should I not bother with this|who does not need an AI on the phone|is it overkill for a tiny shop|what kind of business should skip it|when is it not worth getting an agent|who should not buy this|when do I not need a voice agent|is it pointless for a quiet business|when would you tell me not to buy|I only miss two calls a week is it worth it|is it ever a waste of money to have one of these',
    'zh-Hans':
      '活已经排满了，还有必要弄吗|什么情况不值得买|什么样的店不需要 AI 接电话|什么时候不划算|小店有必要吗|哪些情况不值得买|什么时候不值得用|哪种生意不需要|电话很少有必要吗|什么情况下不划算',
    ko: '일이 꽉 찼는데 굳이 할 필요 있나요|어떤 경우엔 안 사는 게 나아요|AI 전화가 필요 없는 가게는 어떤 경우예요|언제 안 사는 게 나아요|작은 가게에는 과한가요|값어치를 못 하는 경우|언제 쓸 필요가 없나요|어떤 가게에는 안 맞나요|전화가 적으면 필요한가요|쓸모없는 경우',
  },
  'what-a-missed-call-costs-a-tradie#Your two weeks': {
    en: 'how do I count my missed calls for two weeks|tally missed calls|how long should I count missed calls|two week plan for missed calls',
    'zh-Hans': '两周怎么数漏接电话|漏接电话要数多久',
    ko: '두 주 동안 놓친 전화를 세는 법|얼마 동안 세야 하나요 부재중',
  },
  'say-that-its-a-machine-and-say-it-first#One word does it': {
    en: 'must it admit that it is a machine|how do I tell callers they speak to AI|what is the first word it should say|how should an agent introduce itself|what word should it use for itself|can the agent have a name|what does it say if asked whether it is a robot|how do I say that it is a machine|is it ok to give the bot a human name|can it have a maori name like Tui',
    'zh-Hans':
      '要不要告诉对方是机器|怎么说明是 AI 在接|开头先说什么|客服怎么自我介绍|可以给机器人起名字吗|怎么说明是机器|被问是不是机器人怎么答才好|机器人能叫Tui这种名字吗',
    ko: '기계라고 밝혀야 하나요|AI라고 어떻게 말해요|처음에 뭐라고 해요|어떻게 자기소개를 해야 하나요|상담 AI에 이름을 붙여도 되나요|기계라고 어떻게 말하나요|로봇이냐고 물으면 어떻게 답해야 하나요|투이 같은 이름을 붙여도 되나요',
  },
  'say-that-its-a-machine-and-say-it-first#Then say what is kept': {
    en: 'how do I tell callers about the recording|wording for this call is recorded|what should I say about recording|recording notice wording',
    'zh-Hans': '录音怎么跟来电者说|本次通话会录音怎么措辞|录音提示的话术',
    ko: '녹음한다고 어떻게 말하나요|녹음 안내 문구|녹음 고지 멘트',
  },
  'say-that-its-a-machine-and-say-it-first#Keep less': {
    en: 'how long should i keep recordings according to your article|do i really need the recordings at all|what should I keep from calls|do I need to keep recordings|how long should I keep transcripts myself|what can I throw away|which call details should a business store',
    'zh-Hans':
      '录音一定要留吗，留多久合适|你们文章说录音保留多久|通话资料该保留哪些|录音有必要保留吗|商家应该留多久文字记录',
    ko: '녹음은 얼마 동안 두는 게 좋대요|녹음 파일이 꼭 필요해요|통화에서 무엇을 보관해야 하나요|녹음을 꼭 보관해야 하나요|업체는 녹취록을 얼마나 둬야 하나요',
  },
  'say-that-its-a-machine-and-say-it-first#Six questions for any provider, us included': {
    en: 'what should I ask before I choose a supplier|questions to put to a voice AI seller|how do I vet a provider|what should i ask a provider about recordings|questions to ask a voice AI provider|what should I ask before I buy|six questions for a provider|how do I vet a provider|what to check before signing with anyone|anything I should grill a voice company about before signing',
    'zh-Hans':
      '选供应商要问什么|买之前该问哪些问题|怎么考察一家公司|该问供应商哪些问题|选供应商要问什么|买之前应该问什么|六个问题是什么|签约前要问语音公司哪些事',
    ko: '업체 고를 때 뭘 물어봐요|판매자에게 할 질문|제공사를 어떻게 따져 봐요|제공업체에 무엇을 물어봐야 하나요|계약 전에 물어볼 것|여섯 가지 질문|업체를 고를 때 확인할 것|계약하기 전에 업체에 뭘 따져 물어야 해요',
  },
  'say-that-its-a-machine-and-say-it-first#Tell the people who work with you': {
    en: 'how do I break it to my staff|what do I tell the team about the new agent|will my receptionist be upset|what do I tell my staff about the agent|how should my team explain it to customers|what should employees say about the assistant',
    'zh-Hans': '怎么跟员工说|要怎么告诉同事装了机器人|前台会不高兴吗|怎么跟员工说|员工该怎么向客人解释',
    ko: '직원들한테 어떻게 말해요|팀에 뭐라고 알려요|접수 직원이 싫어하지 않을까요|직원에게 뭐라고 말해야 하나요|직원이 손님에게 어떻게 설명하나요',
  },
  'after-hours-rates-said-plainly#Say three things, then stop': {
    en: 'how do i tell people the night call-out price before the van leaves|anything to read about saying the after hours price|how to mention a weekend rate without upsetting people|how do I tell a caller my night rate|how to word a call-out fee|saying the after hours price out loud|best way to mention what a weekend visit costs|how do i stop arguments about night rates|how do I tell callers the after hours rate|how should I say my call-out price|wording for the after-hours price|how do I quote a night call-out|script for weekend rates|telling people it costs more at night|i need words for telling folks the sunday call out fee',
    'zh-Hans':
      '晚上出车费怎么跟客人讲才不得罪人|夜间收费要怎么说|晚上上门费怎么跟客人说|夜间收费怎么讲清楚|怎么报出诊费|夜间收费怎么说才不吵架|怎么告诉客人下班后的价格|上门费怎么报|晚上加价怎么开口|半夜出车的价格怎么跟客人说才不会吵架',
    ko: '야간 출장비를 기분 안 나쁘게 말하는 요령|출발하기 전에 밤 요금을 어떻게 말해요|밤에 출장비가 얼만지 손님한테 어떻게 말하는 게 좋을까요|야간 요금을 어떻게 알려요|출장비 말하는 법|야간 요금을 어떻게 말해야 하나요|밤에 더 비싸다고 어떻게 말하죠|출장비를 어떻게 안내하나요|영업시간 외 요금 문구',
  },
  'after-hours-rates-said-plainly#Fill in the card': {
    en: 'rate card template|what goes on a rate card|what do I write down about after hours prices|which boxes are forgotten on the rate card|when does the night rate begin',
    'zh-Hans': '价目卡写什么|夜间价目表怎么做|夜间费率从什么时候开始算',
    ko: '요금 카드에 뭘 적나요|야간 요금표 만드는 법|야간 요금은 언제부터인가요',
  },
  'after-hours-rates-said-plainly#“That’s a rip-off.”': {
    en: 'caller says it is too dear what do we answer|somebody keeps haggling with the bot over my callout fee|they call me a robber for my price|reply to that is daylight robbery|what if a caller says it is too dear|customer complains about the price what to say|answer to that is a rip off|how to react when somebody says too expensive|what should i do about callers who say it’s a rip off',
    'zh-Hans':
      '客人嫌贵怎么回|说我宰人怎么答|一直砍价机器人怎么说|客人嫌贵怎么回|客人说太贵了怎么办|被说宰客怎么回答|客人嫌贵的时候该怎么接话',
    ko: '손님이 바가지라고 하면 뭐라고 해요|비싸다고 따지면|자꾸 깎으려 하면 어떻게 답해요|손님이 비싸다고 하면|바가지라고 하면 뭐라고 하죠|가격이 비싸다고 불평하면|비싸다고 하는 손님한테 뭐라고 해요',
  },
  'after-hours-rates-said-plainly#“Can you do it for less?”': {
    en: 'what if they want a cheaper call-out|how does it reply when asked for a lower price at night|what if a caller wants to bargain|caller asks for a discount what should the agent say|can people haggle with the agent|does the agent give discounts to callers',
    'zh-Hans': '客人问能不能便宜点怎么答|要求少收出诊费怎么回|来电者讲价怎么办|客人要打折客服怎么说|能跟客服砍价吗',
    ko: '더 싸게 해 달라면 뭐라고 해요|밤에 깎아 달라고 하면|전화한 사람이 깎아 달라고 하면|손님이 흥정하면|상담 AI가 깎아 주나요',
  },
  'after-hours-rates-said-plainly#Put it in writing at once': {
    en: 'should I text the price to the customer|confirm the rate by text|put the price in writing|what to text before the van leaves',
    'zh-Hans': '价格要发短信确认吗|出发前要发什么短信|报价要写下来吗',
    ko: '가격을 문자로 보내야 하나요|출발 전에 무슨 문자를 보내나요|요금을 글로 확인',
  },
  'twenty-calls-to-make-before-you-go-live#How to do it': {
    en: 'how many trial calls do you suggest before we let it loose|play a tricky customer before going live|how do we test it before opening day|who should make the practice calls|how many trial rings before launch|how many test calls before we switch on|how do I test the agent before going live|how many practice calls should i make first|how should I test the agent before going live|how do I score the test calls|test calls before launch|how to try out my agent properly|what is a good way to test it|twenty calls|before launch, what sort of stress tests should I put the bot through and how do I mark them|what do I check on the agent the night before launch|what calls should I make to try it before opening|Before launch, what sort of stress tests should I put the bot through and how do I mark them?',
    'zh-Hans':
      '上线前要自己打多少通试试|自己扮客人试打几次|上线前怎么测试|启用前要打多少通测试电话|测试电话谁来打|正式用之前试几通|上线前怎么测试|上线前该打哪些测试电话|要打多少个测试电话|测试电话怎么打分|启用前怎么试|上线前一天要检查什么|启用前要打什么样的电话试',
    ko: '시작하기 전에 연습 전화는 몇 번 해야 해요|까다로운 손님인 척 몇 통 걸어 봐요|열기 전에 어떻게 시험해요|시험 전화를 몇 통 걸어요|누가 시험 전화를 걸어요|켜기 전 몇 번 해 봐요|시작 전에 어떻게 시험하나요|열기 전에 시험 전화 뭐 해봐야 해요|시험 전화를 몇 통 해야 하나요|시험 점수는 어떻게 매기나요|오픈 전 테스트 방법|오픈 전에 어떤 전화를 걸어서 시험해 봐야 하나요|시작 전날 뭘 점검해야 하죠|오픈 전날 뭘 점검해야 하죠|오픈 전에 어떤 전화를 걸어서 시험해 봐야 하나요?',
  },
  'twenty-calls-to-make-before-you-go-live#Four failures that stop you': {
    en: 'which mistakes mean we must not launch|what is a show stopper in the trial|when should we hold back|which failures mean I must not switch on|when should I not go live|which test results are a deal breaker|four failures|what must never happen in a test call|which results mean I cannot turn it on at all|what test result is a hard no|which test failures mean we shouldn’t launch|what are the deal breakers in the test calls',
    'zh-Hans':
      '哪些失败说明不能上线|出现什么问题要停|什么情况下先别启用|哪些失败不能上线|什么情况下不该上线|四种失败是什么|测试出现什么问题必须停|什么结果说明绝对不能开|哪种结果不能启用',
    ko: '어떤 실수면 켜면 안 돼요|시험에서 뭐가 나오면 멈춰요|미뤄야 하는 경우|어떤 실패면 시작하면 안 되나요|네 가지 실패|언제 오픈하면 안 되나요|시험에서 절대 안 되는 것|어떤 결과면 절대 켜면 안 되나요|시험 결과가 어떨 때 켜면 안 되나요',
  },
  'twenty-calls-to-make-before-you-go-live#Switch it on in slices': {
    en: 'how should I switch it on|roll out step by step|should I start with after hours only|how do I go live gradually|launch plan',
    'zh-Hans': '怎么分步上线|先只在下班后用可以吗|怎样逐步启用',
    ko: '어떻게 단계적으로 켜나요|처음에는 밤에만 쓰는 게 좋나요|천천히 시작하는 법',
  },
  'twenty-calls-to-make-before-you-go-live#Reading the score': {
    en: 'what is a perfect score in the trial calls|how are the practice calls marked|what score is good enough to go live|how do I mark the practice calls|what score is good enough|how many passes do we need|how is each test call graded|what is a good score for the test calls|pass mark for the test|how do I read the test score',
    'zh-Hans':
      '试打的满分是多少|练习电话打多少分才算过|测试怎么打分|多少分才算合格|每通怎么评分|测试多少分算合格|分数怎么看',
    ko: '연습 통화 만점이 몇 점이에요|몇 점이면 시작해도 돼요|점수는 어떻게 매겨요|몇 점이면 합격이에요|시험 전화 채점|시험은 몇 점이면 되나요|점수를 어떻게 보나요',
  },
  'handing-a-call-to-a-person#Seven signs to hand over': {
    en: 'by your own advice when should the machine stop and fetch somebody|what tells me it is time to pass the caller on|signals that a human must take over|when should it pass the caller on|how does it know to give up and fetch someone|signs that a human must take the call|what are the signs a human should take over the call|when should a call go to a human being|when should the agent hand over|seven signs|how do I know a call needs a person|which calls should a person take|when must a human step in|which calls should never be left to the machine|in what situations should the robot give the phone to a person',
    'zh-Hans':
      '文章里说的交给人的几个信号|什么时候该把电话交出去|机器人什么时候要叫人|什么时候该转给人|哪些情况要交给真人|怎么知道该转人工|什么时候该转给真人|哪些迹象说明要找人接|七个信号是什么|哪些电话应该由人接|什么样的情况下机器人应该把电话交给人|哪些情况要转给真人|什么样的情况下机器人应该把电话交给人？',
    ko: '기계가 언제 사람을 불러야 하나요|사람한테 넘겨야 하는 신호가 뭐예요|언제 사람에게 넘겨야 해요|사람이 받아야 하는 신호|어떤 때 넘겨요|언제 사람에게 넘겨야 하나요|사람이 받아야 하는 신호|일곱 가지 신호|어떤 전화는 사람이 받아야 하나요|어떤 상황에서 로봇이 사람에게 전화를 넘겨야 하나요',
  },
  'handing-a-call-to-a-person#Four ways to do it': {
    en: 'ways to hand a call over when nobody is at the desk|how do i take a handed over call on the roof|ways to hand a call over|how can a call be handed over when I am on a roof|transfer or ring back which is better|four ways to hand over',
    'zh-Hans':
      '没人在旁边时怎么把电话转给人|在屋顶上干活怎么接转来的电话|转给人有哪些方式|我在屋顶上怎么转接|转接还是回拨好',
    ko: '넘기는 방법이 몇 가지예요|지붕 위에 있을 때는 어떻게 넘겨받아요|전화를 넘기는 방법|지붕 위에 있을 때는 어떻게 넘기나요|연결과 콜백 중 뭐가 나은가요',
  },
  'handing-a-call-to-a-person#Never a dead end': {
    en: 'what if no one is free to take it over|nobody there when it hands on|what then when staff are busy|what if nobody picks up the transfer|handover that rings out|what should happen when the person is not free|dead end in a handover|what should happen when the boss doesn’t pick up the transfer',
    'zh-Hans': '转的时候没人接怎么办|员工都忙怎么办|没人能接手呢|转接没人接怎么办|转过去一直响怎么办',
    ko: '넘겼는데 아무도 없으면요|직원이 다 바쁘면 어떻게 돼요|받을 사람이 없으면|넘겼는데 아무도 안 받으면|연결이 안 되면 어떻게 해야 하나요',
  },
  'handing-a-call-to-a-person#Two lines that save the story': {
    en: 'how do I make sure a customer who is passed on need not repeat it all|the caller should not have to tell it twice|what note goes with the call|what does my staff see when a call is handed on|how do I avoid callers repeating themselves|what should the note to the person say|what does the colleague need to know before taking over|two lines for the handover|how do we make sure people don’t repeat themselves when passed to staff',
    'zh-Hans':
      '转接后怎么不用客人再说一遍|转过去时要带什么说明|怎么避免重复讲|怎样避免客人重复讲|转接时要写什么备注|接手的人要知道什么|怎么让客人转过来不用重复说',
    ko: '넘길 때 손님이 다시 말하지 않게 하려면|두 번 설명하지 않게|넘길 때 어떤 메모를 줘요|손님이 같은 말을 반복하지 않게 하려면|넘길 때 뭘 적어야 하나요|이어받는 사람이 알아야 할 것|넘겨받을 때 손님이 또 말하지 않게 하려면',
  },
  'handing-a-call-to-a-person#For clinics': {
    en: 'would the bot ever read a patient her blood results|may it tell a patient the test results|how should a clinic hand over calls|who handles symptoms on the phone|should the agent give test results|relative rings for a patient',
    'zh-Hans':
      '机器人会把化验结果告诉病人吗|检查结果能在电话里说吗|诊所怎么转接电话|症状谁来处理|可以告诉化验结果吗|家属打来怎么办',
    ko: '검사 결과를 전화로 알려 주기도 하나요|환자한테 피검사 결과를 읽어 주나요|병원은 전화를 어떻게 넘기나요|증상은 누가 처리하나요|검사 결과를 알려 줘도 되나요|가족이 전화하면',
  },
  'taking-bookings-in-three-languages#Where it goes wrong': {
    en: 'what goes wrong when people book in another language|which details get mixed up in Chinese or Korean bookings|typical slips with foreign names|chinese names get mangled in bookings, any tips|what goes wrong with bookings in other languages|how do I get foreign names right|misheard times and names in another language|mistakes with Korean family names|dish names in another language|how do i stop double spelling of korean surnames',
    'zh-Hans':
      '外语预约容易出什么错|用别的语言订位哪里会弄错|名字容易听错吗|外语预约容易出什么错|中文名字老是记错怎么办|怎么写对外国人的名字|别的语言的时间容易弄错',
    ko: '다른 언어로 예약하면 뭐가 틀려요|외국어 예약에서 잘 틀리는 것|이름을 잘못 듣나요|외국어 예약에서 뭐가 잘못되나요|중국 이름이 자꾸 틀려요|외국 이름을 제대로 적는 법|다른 언어로 시간을 잘못 알아들어요',
  },
  'taking-bookings-in-three-languages#Decide four things first': {
    en: 'what should I decide before taking bookings in several languages|which language should open the call|which language should the booking be in|team cannot read Korean bookings|what if my staff cannot read a booking taken in Korean|should bookings in korean be translated for staff',
    'zh-Hans': '多语言预约先要决定什么|开场用哪种语言|预约记录用哪种语言|员工看不懂外语预约怎么办|韩文预约店员看不懂',
    ko: '여러 언어로 예약받기 전에 정할 것|첫인사는 어느 언어로|예약 기록은 어느 언어로|한국말로 받은 예약을 직원이 못 읽으면 어쩌죠|직원이 외국어 예약을 못 읽어요',
  },
  'taking-bookings-in-three-languages#The read-back is the booking': {
    en: 'how should a booking be read back|how do I confirm a booking with someone in a second language|read back the booking',
    'zh-Hans': '怎样复述预约|怎么跟外语客人确认预约',
    ko: '예약을 어떻게 다시 읽어 주나요|외국인 손님과 예약을 확인하는 법',
  },
  'taking-bookings-in-three-languages#What not to do in any language but your own': {
    en: 'what does the article say about a nut allergy in another language|allergy questions in a language i cannot read|caller tells us a peanut allergy in Mandarin what is the safe way|what should never be handled in another language|medical things said in Korean what do we do|what should not be done in a foreign language|allergies in another language|complaints in another language who answers|should the agent translate health questions',
    'zh-Hans':
      '别的语言的过敏问题怎么处理|客人用外语说花生过敏怎么办|客人用中文说过敏怎么处理才安全|哪些事不该用外语处理|用外语讲病情怎么办|外语通话不该做什么|用外语说过敏怎么办|外语投诉谁来答',
    ko: '다른 언어로 알레르기를 말하면 어떻게 해요|손님이 중국어로 알레르기를 말하면 어떻게 해야 안전해요|다른 언어로 하면 안 되는 일|외국어로 아프다고 하면|외국어로 하지 말아야 할 것|다른 언어로 알레르기를 말하면|외국어 불만은 누가 답하나요',
  },
  'taking-bookings-in-three-languages#Nine calls to make before a Saturday': {
    en: 'how do I test bookings in other languages|test calls in Chinese and Korean|nine calls|how many calls should I try for other languages|how many test calls for a Cantonese line|testing it with Cantonese speakers',
    'zh-Hans': '多语言怎么测试|用中文韩文打测试电话|九个测试电话|怎么测试外语预订|外语一共要打几通测试电话',
    ko: '다른 언어 예약을 어떻게 시험하나요|중국어와 한국어 시험 전화|아홉 통의 전화|외국어로 시험 전화를 몇 통 해야 하나요|광둥어 시험은 어떻게 하나요',
  },
};
