import type { PhrasingList } from '../known-answer.ts';

/** Everyday ways to ask about packages, prices and the business: slang, fragments and indirect questions. */
export const everydayPhrasings: PhrasingList = {
  'package-starter': {
    en: 'what would the bare bones version set me back|the little one how much|your no frills deal|give me the lowest number you have|what can I get for a couple of hundred a month|the two grand one|what comes in the smallest box|is the first package any good for a corner shop|what does 199 buy me|what would I be missing with the small one|cheapest way to get going|I only need the minimum|the entry one what is in it|least I can spend|We’re a two person outfit, is the entry level thing adequate or overkill?|is there anything cheaper than 199|hey mate whats the cheapest one u got per mnth|how many steps can a conversation have in the basic plan?',
    'zh-Hans':
      '最便宜的那档一个月几块|最低的那个一个月多少|199 的有什么|小店用最简单的就行|最少花多少能用上|入门那个包括什么|预算有限想要最省的|最小的那个一次付多少|有没有比199更便宜的|最便宜的那档一个月要掏多少钱啊|我不想分月付，入门套餐一次付清多少？',
    ko: '제일 싼 거 한 달에 얼마죠|199달러면 뭐가 되나요|최소한만 필요한데요|작은 가게라 제일 간단한 걸로|가장 낮은 단계에는 뭐가 있나요|제일 싼 걸 한 번에 사면|예산이 별로 없어요|돈 제일 적게 드는 거|199달러보다 싼 건 없어요|제일 싼 거 한 달에 얼마예요?|스타터를 할부 말고 한 방에 내면요?',
  },
  'package-growth': {
    en: 'the one in the middle what does it do|what does 499 get me|the five hundred dollar one|what is the step up from the basic|the second one what is in it|how much for the version that takes calls|price of the one with the phone|five grand package|the mid range deal|how much more is the next one up|what the hell does growth cost|what’s the outlay if i buy the mid tier outright|If I’d rather pay for the whole thing up front and be done with it, what’s the mid-range option cost?',
    'zh-Hans':
      '499 的那个有什么|中间那档包括什么|能接电话的那个多少钱|第二贵的多少|升一级要多少钱|中间的一次付多少|会接电话的那款每月多少',
    ko: '499달러짜리는 뭐가 되나요|중간 거는 얼마예요|전화 되는 건 얼마|한 단계 위는 얼마|두 번째로 비싼 거|중간 것을 한 번에 사면|중간 요금제 월 요금 좀 알려주세요|전화 받아 주는 건 매달 얼마예요',
  },
  'package-enterprise-lite': {
    en: 'what is the dearest one|the fancy one how much|what does the big one do|top of the range|the thousand dollar one|the ten grand one what do I get|everything included version|your priciest|the works|how much if I want the lot|what does 999 get me|the package for a larger outfit|the one with all the bells and whistles|gold plated option|highest plan|whats the damage for the fancy one paid once|is the help better if I pay for enterprise|what’s the most expensive thing you sell|does Growth come with premium support?|how fucking much is enterprise|top shelf plan, how much a month',
    'zh-Hans':
      '最贵的一次买断要多少|999 的包括什么|最高档多少钱|什么都有的那个|大一点的公司用哪个|顶配多少钱|最好的那个一个月多少|一次买断最贵的要多少|你们家最贵的套餐一次性买断是什么价',
    ko: '가장 비싼 걸 한 번에 사면요|999달러면 뭐가 되나요|제일 좋은 거 얼마예요|다 들어 있는 거|규모가 좀 큰데 어떤 게 맞나요|최상위는 얼마|풀옵션 가격|가장 비싼 패키지는 매달 얼마씩 나가나요',
  },
  packages: {
    en: 'what are we looking at price wise|whats the damage|how do the three stack up|what do you charge|talk me through the options|give me the numbers|which of the three suits a hair salon|how much for a small cafe|what is each one for|what am I up for|cost of having this|ball park figure|got a price list|what are the tiers for customers|difference between the cheap and dear one|how many options are there|what would a plumber pay|lay out the plans for me|I need to know what it costs before anything',
    'zh-Hans':
      '三个套餐各多少|大概什么价位|你们收多少|三个档有什么不一样|小餐馆要花多少|给我报个价|有几档可以选|理发店选哪个好|先说说多少钱|我们用HubSpot，该选哪个|中間那個方案每個月收費多少？',
    ko: '세 가지가 각각 얼마예요|대충 얼마 드나요|얼마 받으세요|뭐가 다른가요 셋이|작은 식당이면 얼마나|값부터 알려 주세요|몇 단계가 있나요|미용실은 뭘 고르면 되나요|얼마짜리가 있어요',
  },
  usage: {
    en: 'do the minutes cost extra|what about when people talk for ages|is talking time on top|do I pay more if it is busy|what happens to my bill if I get loads of calls|is it a flat fee|anything else on the bill|is that all I pay|how are the actual calls paid for|is every call charged|calls cost what|are there any nasties in the bill|what is not in the monthly price|cost per call|rate per minute|do you bill me seperately for the talk time|Do I get charged for the hours people spend talking to it?|do phone minutes cost extra on top of the 199|what exactly is ’standard AI voice rates’?',
    'zh-Hans':
      '电话多了会多收吗|通话时间长要加钱吗|是不是包干价|除了这个还收什么|每通电话怎么算钱|账单上还有什么|一分钟怎么收|聊天时间是另外算钱的吗|通话的时间要不要再交钱|月费里面包不包括打电话的费用',
    ko: '통화가 많으면 더 내나요|오래 통화하면 돈이 더 드나요|정액제인가요|이거 말고 또 내는 게 있나요|전화 한 통에 얼마|청구서에 또 뭐가 붙나요|분당 얼마씩 나가나요|통화 시간은 따로 돈 내는 거예요?|사람들이 말하는 시간만큼 돈이 나가나요|통화료는 월 요금에 다 들어 있는 거죠?',
  },
  'one-off-or-monthly': {
    en: 'can I just pay once and be done|do I have to do the year thing|buy it outright or rent it|is there a way without a subscription|two ways to pay what are they|pay monthly instead of everything now|spread the cost|am I stuck for a year|do we need to be tied in for a year|what if I pay the lot at the start|is the one off price really once',
    'zh-Hans': '可以一次买断吗|必须签一年吗|不想按月付可以吗|能分摊付吗|付款有哪两种方式|一次付清以后还要交月费吗',
    ko: '한 번만 내고 끝낼 수 있나요|꼭 일 년을 해야 하나요|매달 말고 한 번에 사면|나눠 낼 수 있나요|결제 방식이 두 가지인가요|일시불로 사면 더 안 내나요|설치비는 따로 받나요',
  },
  support: {
    en: 'who holds my hand after launch|how long do you stick around|do I get help for free|what if I am stuck after the three months|how many months of help|is somebody there if it plays up|what does help cost afterwards|do you just leave us alone once it is live|when does the help run out|is support by a person|how long do I get looked after|support after the first quarter|and after that who helps|how bloody long is your damn support|is the three month help thing in every plan or just the dear one|how long do you lot hang around to help after its switched on',
    'zh-Hans':
      '上线以后谁管|帮多久|三个月之后还帮吗|支持期过了以后怎么收费|免费帮忙多久|有问题找得到人吗|售后几个月|每个套餐都有三个月帮忙吗',
    ko: '오픈하고 나면 누가 봐줘요|몇 달 동안 도와주나요|석 달 뒤엔 지원비 따로 내요|지원은 공짜인가요|지원 기간이 끝난 뒤에는|문제 생기면 도와줘요|지원은 사람이 하나요|석 달 뒤엔 지원비 따로 내요?|지원 석 달은 모든 패키지에 있어요?',
  },
  'phone-integration': {
    en: 'does the 199 one pick up calls|does the cheap one take calls|which one rings|can it be on our landline|hook it to the phone in the shop|is a phone line part of it|I want it on my mobile which plan|what do I need for it to take calls|is phone included in the first package|does the smallest one work with a telephone|which package for phone calls|does the 199 thing pick up calls|hi so we’re on starter and want our landline answered, what do we move to',
    'zh-Hans':
      '最便宜的能接电话吗|哪档才能接电话|要接店里座机选哪个|想接手机来电要哪个套餐|199 的带电话吗|电话功能在哪个套餐里|想接到店里的电话上，最低要买哪一档？',
    ko: '제일 싼 것도 전화를 받나요|전화 받으려면 뭘 골라야 해요|가게 전화에 연결하려면 어떤 거|199달러짜리에 전화가 있나요|전화는 어느 패키지부터|전화 기능은 어디에 들어 있나요',
  },
  integrations: {
    en: 'hook up to my crm|does it talk to the booking software we have|put bookings straight into my diary|we live in Google Calendar|our job management system|Square|Fergus|ServiceM8|Cliniko|can it look things up in our database|which one links to other systems|does it plug into anything|Tradify|Timely|Mindbody|Fresha|connects to what|sync with our HR system|which one hooks up to my crm|we’re on HubSpot, which tier do we need|Which of your plans talks to our CRM?',
    'zh-Hans':
      '能连到我们的预约系统吗|跟我们用的软件打通吗|能写进日历吗|哪个套餐能接系统|能查我们的数据库吗|支持哪些软件|可以和收银系统连吗|哪个套餐可以跟我们的学习管理系统对接？',
    ko: '예약 프로그램이랑 연결되나요|구글 달력에 넣어 주나요|우리 전산이랑 붙나요|어떤 걸 사야 시스템 연결이 되나요|포스와 연동|데이터베이스를 볼 수 있나요|어떤 프로그램을 지원하나요|허브스팟 쓰는데 어느 걸 골라야 하나요|우리 CRM이랑 연결되는 건 어떤 거예요',
  },
  'knowledge-base-size': {
    en: 'how big can my list of answers get|how much can it remember|is there a cap on questions|how many things can I teach it|do I run out of answers|how long can a conversation flow be|number of answers in each package|is 50 questions the limit|room for how many|how many steps can a call have|can I put in five hundred answers|what is the maximum it knows|how big can my list of answers get on growth|whats the story with flows, how many stages can they have|will 5 steps do for booking a haircut',
    'zh-Hans':
      '能装几条问答|最多记住多少|问答有上限吗|流程可以有几步|五百条放得下吗|各套餐能放多少条|能教它多少东西|流程最多能设几步|你们的责任有上限吗',
    ko: '질문 몇 개나 들어가요|얼마나 기억하나요|답변 개수에 제한이 있나요|몇 단계까지 되나요|답을 오백 개 넣을 수 있나요|패키지마다 몇 개까지|몇 가지를 가르칠 수 있나요|흐름은 몇 단계까지 만들 수 있어요|그로스는 대화 흐름 몇 단계까지 돼요?',
  },
  currency: {
    en: 'im in brisbane which dollars would i be paying|is that kiwi money|what dollars are these|will I pay in Aussie|do you convert the price|is 199 in my own money|are those NZ prices|exchange rate on the price|do Australians pay the same number|which currency on my invoice|is that US money|im in brisbane, which dollars would i be paying|I’m in Adelaide, do I fork out in Aussie or Kiwi dollars|I’m a sparky in Brisbane - will I be billed in yank dollars or aussie?',
    'zh-Hans':
      '我在布里斯班付哪种钱|这是纽币吗|标的是什么钱|澳洲客户付澳元吗|要换算汇率吗|数字在两国一样吗|我公司在悉尼，账单上写的是哪国的钱？',
    ko: '이건 어느 나라 돈이에요|호주에서는 호주 달러로 내나요|뉴질랜드 돈인가요|환율로 바뀌나요|두 나라 가격이 같나요|제 청구서는 어떤 통화|뉴질랜드 가게인데 미국 달러로 내야 하나요?',
  },
  tax: {
    en: 'is tax already in the 499|do I add GST|are prices plus tax|what about GST|GST in or out|do I get a tax invoice|is the price before tax|with or without GST|VAT on top|our accountant wants to know about gst on your invoices|does 499 have gst in it',
    'zh-Hans': '499 里面含税吗|要另加 GST 吗|标价是税前吗|税怎么算|税写在哪里',
    ko: '세금이 들어 있나요|GST를 더 내나요|부가세 별도인가요|세전 가격인가요|세금은 어디에 나오나요|GST는 가격에 어떻게 붙나요?',
  },
  billing: {
    en: 'when does the money come out|do I pay before or after|how often do I get a bill|monthly or once a year|do I pay at the start of the month|when do I pay|how are we charged|is it billed in advance|when is the bill due|paid up front each month|is it billed each month or in one lump each year',
    'zh-Hans': '什么时候扣钱|先付还是用完再付|多久出一次账单|月付还是年付|账单几号到期|怎么结账',
    ko: '돈은 언제 나가요|먼저 내나요 나중에 내나요|청구서는 얼마나 자주|월납인가요 연납인가요|납부일이 언제|선불로 내나요',
  },
  refund: {
    en: 'will I see my money again if I leave|do you give money back|I changed my mind can I have it back|refund on the one-off price|is there a money back guarantee|do I get the rest of what I paid|paid for a year and want to stop do I get some back|reimbursed|trial period with refund|if you shut down our agreement early do we see the unused money',
    'zh-Hans': '中途不用了能退多少|后悔了能退吗|付了一年不想用能退剩下的吗|有退款保证吗|一次付清的能退吗',
    ko: '중간에 그만두면 돌려받나요|마음이 바뀌면 환불되나요|일 년 치 냈는데 남은 돈은|환불 보장|일시불로 낸 것도 환불되나요',
  },
  'price-change': {
    en: 'if you jack up fees how long before I know|will it cost more next year|can the price jump|are the fees locked in|do you bump the price|how will I find out about a price rise|are you going to hike it once I am hooked|price stays the same for how long|do I have to accept a higher price|price increase notice period|how far ahead do you warn us about dearer prices|can you hike prices whenever you feel like it|If you bump up your prices, will I hear about it first or just find out on the bill?',
    'zh-Hans':
      '这价格以后会变吗|明年会更贵吗|涨价提前多久说|价格能锁定吗|涨价了我可以不接受吗|会不会用着用着就涨|这价格以后会变吗，提前多久说|你们能想涨就涨吗|涨价的话会不会提前打招呼',
    ko: '값 올릴 때 미리 말해 주나요|내년엔 더 비싸지나요|가격이 갑자기 뛰나요|가격이 고정되나요|오르면 안 받아들여도 되나요|인상은 며칠 전에 알려 주나요|마음대로 값을 올릴 수 있나요|가격 오르면 미리 알려주나요',
  },
  ending: {
    en: 'I want out how|how do I ditch it|what does it take to leave|can I bail after three months|can I cancel after 3 months|how much warning do I have to give|what if it is not for me|walk away from it|stop whenever|how do I tell you I am quitting|do I need to write a letter|can I cancel by email|is there a lock in|does the notice have to be in writing|leave before twelve months are up|can I pull out|what if I shut my business|notice to finish up|is one email enough to end it|My plumber cousin says contracts like this trap you. true?|we’re moving premises and want to shut the whole thing down, how much lead time|do you have to post a letter to quit|what do I have to do to quit|Signed up for the year but what if I go bust in month 4, do I owe the rest?',
    'zh-Hans':
      '不想干了要提前几天打招呼|三个月以后能退出吗|想停了怎么说|发邮件就能解约吗|一定要写信吗|关店了怎么办|中途走要付什么|取消要提前多久|搬家了想整个停掉要提前多久|不想做了要提前多長時間講？|我七月不用了，到底哪天算结束',
    ko: '관두려면 며칠 전에 말해야 돼요|석 달 쓰고 그만둬도 되나요|메일로 해지할 수 있나요|꼭 서면이어야 하나요|가게를 접으면 어떻게 해지하나요|약정 중간에 나가면|해지는 언제까지 알려야|이사 가서 다 접으려는데 얼마나 미리 말해요|그만두고 싶으면 며칠 전에 말해야 돼요?|12개월 약정 중간에 깨면 위약금 있어요?|7월에 그만두면 정확히 언제 끝나요',
  },
  hours: {
    en: 'are you there at 3 on a saturday|when do you knock off|can I catch you on the weekend|what are your days|till when are you around on Fridays|anyone in on Sunday|open on Saturday arvo|what time do you start|is there somebody at 8 am|when do you open in Australia|closing time on Saturday|after five is anybody there|can i come in on saturday morning before 10?|do you answer mail on a sunday',
    'zh-Hans':
      '礼拜六几点收工|周六下午三点有人吗|几点上班几点下班|礼拜天有人吗|早上八点开了吗|五点以后还有人吗|平时几点到几点',
    ko: '토요일은 몇 시에 끝나요|토요일 오후 세 시에도 있나요|몇 시부터 몇 시까지|일요일에 누가 있나요|아침 여덟 시에 여나요|다섯 시 넘어서도 되나요|평일은 언제까지',
  },
  contact: {
    en: 'how do I reach you lot|where can I write|what is the email|is there a number to ring|got a phone|how can I get a hold of somebody|who do I talk to about an order|is there a contact form|where do I send my question|ring you guys|is there an 0800 line',
    'zh-Hans': '怎么跟你们说话|邮箱是多少|有没有电话打|写信寄到哪|联系表在哪里|想问问题找谁|有没有免费电话可以打',
    ko: '어디로 연락하면 돼요|메일 주소가 뭐예요|전화할 수 있나요|문의 양식|누구한테 물어보면 되나요|연락 방법 알려 줘요|무료 전화 번호 있나요',
  },
  place: {
    en: 'where are you guys|are you an Auckland outfit|which part of the country are you in|is there a shop front|can I pop in|where is bellbird|are you overseas or here|local or offshore company|do you cover Tasmania|South Island too|do you look after rural places',
    'zh-Hans': '你们在哪儿|公司开在哪个地方|能去你们店里吗|是本地公司吗|南岛也服务吗|乡下也行吗',
    ko: '어디에 있는 회사예요|찾아갈 수 있나요|남섬도 되나요|시골도 되나요|현지 회사인가요|사무실이 있나요',
  },
  'what-we-do': {
    en: 'so what is this thing|whats bellbird|what do you lot actually do|explain like I am five|what would I be buying|what is a voice AI agent|what can your robot do for a small shop|is this a call centre|do you answer phones for businesses|sum up what you do|what problem does it fix|how would this help me|what jobs can it do on the phone|can it take messages|could it be my receptionist|Hello, could you explain what a voice agent is meant to do for a wee business like mine?|When would you say a voice agent is a waste of money?',
    'zh-Hans':
      '这是个什么东西|你们卖的是什么|用大白话说说你们做什么|语音客服能干嘛|对我有什么帮助|能帮小店做什么|可以当前台用吗|是呼叫中心吗',
    ko: '이게 뭐예요|쉽게 설명해 주세요|뭘 파는 거예요|음성 상담원이 뭘 해요|저한테 무슨 도움이 되나요|작은 가게에 뭘 해 주나요|안내 데스크 대신 되나요|콜센터인가요',
  },
  'set-up': {
    en: 'do i have to fiddle with code|who does all the setting up|is it a lot of work for me|I am useless with computers|what do you need from me to begin|do you write the answers|who types it all in|can my teenager set it up|do I need an IT guy|how does starting work|what is my part in the set up|do I record my own voice|who loads the information|what happens first|is it plug and play|will a real human build this for me',
    'zh-Hans':
      '要我自己写程序吗|谁来弄这些设置|我要做很多事吗|完全不懂电脑行吗|你们要我提供什么|回答是谁写的|第一步怎么做|需要请技术人员吗',
    ko: '코딩을 해야 하나요|설정은 누가 다 해요|제가 할 일이 많나요|컴퓨터를 전혀 몰라요|뭘 드리면 되나요|답변은 누가 써요|처음에 뭐부터 하나요|기술자가 필요한가요',
  },
  account: {
    en: 'make a login|how do I join up on the site|where do I register|what do I need to open an account|cannot get in|password not working|is an account compulsory|do I need to log in to read|what is an account for',
    'zh-Hans': '在哪里注册|注册要填什么|登不进去|一定要有账号吗|账户有什么用',
    ko: '가입은 어디서|가입하려면 뭐가 필요|로그인이 안 돼요|꼭 계정이 있어야 하나요|계정은 왜 필요한가요',
  },
  'this-assistant': {
    en: 'is there a person typing|are you real|is this thing human|am I chatting to software|do you keep a record of this|who reads what I write here|will my boss see this chat|are you going to remember this|can you be wrong|where do your answers come from|what happens to my question|is this chat private|how do you know all this|what do you remember about me after I close the page',
    'zh-Hans':
      '你是真的人吗|后面有人在打字吗|我们聊的会留下吗|谁会看到我写的|你的答案哪里来的|你会不会答错|这里聊天保密吗|关掉页面后你们还记得我吗',
    ko: '진짜 사람이에요|누가 타자 치고 있나요|이 대화가 남나요|제가 쓴 걸 누가 보나요|답은 어디서 가져오나요|틀릴 수도 있나요|이 채팅은 비밀인가요|페이지를 닫은 뒤에도 저를 기억하나요',
  },
  'hand-over': {
    en: 'what if it gets stumped|can callers still get me|will it ever pass someone on to me|what does it do when it is out of its depth|how does a caller get a human|does it know when to give up|what if the customer is upset and wants me|can it send tricky calls my way|can I take over a call|what happens when it has no idea|put them through to my cell|what if somebody insists on a person',
    'zh-Hans':
      '它答不出来怎么办|客人还能找到我吗|难缠的电话能转给我吗|客人非要找人怎么办|什么时候会转给我|它搞不定的时候呢',
    ko: '막히면 어떻게 하나요|손님이 저와 통화할 수 있나요|어려운 전화는 저한테 넘기나요|손님이 꼭 사람을 원하면|모르면 어떻게 되나요|제가 이어받을 수 있나요',
  },
  'after-hours': {
    en: 'what about nights when im dead to the world|three in the morning calls|we shut at five who answers|does it sleep|public holidays too|is somebody on the phone when I am at the beach|when I cannot get to the phone|calls while I have gloves on|can it cover lunch|answers when everyone is flat out|out of hours|weekend cover|will it pick up on Christmas Day|when I am driving',
    'zh-Hans':
      '我睡着了谁接|凌晨三点打来呢|我们五点关门之后谁接|它会休息吗|忙得没手接电话怎么办|开车的时候能代接吗|过年也接吗',
    ko: '제가 자고 있으면 누가 받아요|새벽 세 시에 전화 오면|다섯 시에 문 닫은 뒤엔|쉬지 않고 받나요|손이 없을 때 받아 주나요|운전 중일 때|설날에도 받나요',
  },
  mistakes: {
    en: 'what if it stuffs up a booking|does it mess up|how often is it wrong|what if it tells a customer rubbish|can I rely on it|what if it books the wrong day|is it foolproof|who checks what it says|does it ever make stuff up|what happens when it cocks up|gets the name wrong|what if it promises something we do not do|what if the agent mishears an address',
    'zh-Hans':
      '它弄错预约怎么办|会不会胡说|经常出错吗|订错日子怎么办|能完全相信它吗|答应了我们做不到的事怎么办|记错名字呢|地址听错了怎么办',
    ko: '예약을 망치면 어떡해요|엉뚱한 소리를 하면|자주 틀리나요|날짜를 잘못 잡으면|완전히 믿어도 되나요|못 하는 걸 약속하면|이름을 잘못 적으면|주소를 잘못 들으면요',
  },
  emergency: {
    en: 'someone had a fall and calls the agent what then|what if a patient rings having a stroke|can it phone for help|what does it do if there is a fire|if a caller collapses|somebody rings in danger|does it handle life and death calls|is it okay for emergency lines|what should a caller do in an emergency|someone had a fall and calls the agent, what then|is it okay as the only line for people in trouble|Can the thing ring an ambulance for a patient?|will it handle a caller who’s choking',
    'zh-Hans': '有人摔倒打来怎么办|病人中风打来怎么办|它会帮忙叫救护车吗|打来的人有危险怎么办|可以当急救热线吗',
    ko: '누가 쓰러졌다고 전화하면|환자가 위급하다고 전화하면|구조를 불러 주나요|위험한 전화가 오면|응급 전화로 써도 되나요',
  },
  'say-it-is-ai': {
    en: 'does it let on that its not human|will people feel tricked|do they know it is a bot straight away|does it own up|is it obvious to callers|will my customers twig|do we have to say it is a machine|will it fess up if asked|does it fake being a person|does it say what it is|do the callers get told upfront that its ai',
    'zh-Hans': '我的顾客会知道对面不是人吗|客人会觉得被骗吗|它会承认自己是机器吗|问它是不是人会怎么说|一开始就说明吗',
    ko: '손님이 기계인 걸 바로 아나요|속았다고 느끼지 않을까요|기계라고 털어놓나요|사람이냐고 물으면 뭐라고 하나요|처음에 밝히나요|전화한 사람이 기계인 걸 눈치채나요',
  },
};
