import type { PhrasingList } from '../known-answer.ts';

/** Questions about packages and paying as visitors type them, for example with their trade. */
export const askedAboutPackages: PhrasingList = {
  'package-starter': {
    en: 'one man band here, what’s the least I can spend with you per month|just me and a ute, which is the entry one and what’s it cost|what do i get in the bottom package for my money|my wife says we can only afford the smallest, how much is it again|whats in the low end one and what isnt|we are a tiny florist, is there something under three hundred a month|the 199 thing, does it do anything useful or is it stripped down|how much if I buy the baby package outright|price of the first tier, not the middle one|so for a hundred and ninety nine what exactly turns up|cheapest way in please, no waffle|is two thousand the one time price for the little one',
    'zh-Hans':
      '我就一个人干，最省钱的那个一个月几个钱|小花店用最基本的就够了，要花多少|最低那档都给些什么东西|199那个是不是缩水版，到底含啥|老板娘说只能买最便宜的，多少来着|刚开张没什么预算，最少要掏多少|入门的那款买断多少钱|便宜那个里面有啥没啥|一个月两百以内有没有能用的|最小套餐每月扣多少',
    ko: '혼자 일하는데 제일 저렴한 건 한 달에 얼마 나가요|꽃집 조그맣게 하는데 최소로 쓰면 얼마예요|맨 아래 패키지엔 뭐가 들어 있고 뭐가 빠져 있죠|199짜리면 쓸 만한 거 맞아요? 뭐 주는데요|이제 막 개업해서 돈이 없어요 제일 낮은 거 가격 좀|입문용 하나 사 버리면 얼마예요|제일 작은 걸로 하면 매달 얼마 빠져나가요|싼 거는 뭐까지 되는 거예요|이백 달러 안 넘는 거 있어요',
  },
  'package-growth': {
    en: 'how much is the one that picks up when the phone goes|what’s the monthly on the package that takes my calls|sparky here, want the phone answered while I’m up a ladder, what’s that one cost|we need it on our landline so which one and how much a month|the five hundred a month one, what do I get|middle option price and what’s in the box|what would I hand over for the second package if I pay once|the one with three hundred entries, how much|roughly what’s the damage for the package that actually answers the phone|how much more do I pay to have it on the phone|is it five thousand if I buy the medium one outright',
    'zh-Hans':
      '会帮我接电话的那个每个月要多少|在梯子上没法接电话，能代接的那款什么价|中间那个一个月几百|要接店里座机的话买哪个、多少钱|五百左右那个都有什么|中档的一口气付清要多少|能放三百条的那个多少钱|想要电话有人接，最少得花多少|第二档每月扣多少',
    ko: '전화 받아 주는 걸로 하려면 한 달에 얼마예요|사다리 위에 있을 때 대신 받아 주는 그 패키지 얼마죠|가운데 있는 거 가격이랑 뭐 주는지|매장 전화에 붙이려면 어떤 거고 얼마예요|오백 달러쯤 하는 거에는 뭐가 있어요|중간 거 한꺼번에 사면 얼마|항목 삼백 개 되는 거 얼마예요|전화까지 되게 하려면 최소 얼마 들어요|두 번째 등급 매달 얼마 내요',
  },
  'package-enterprise-lite': {
    en: 'we use a CRM and want everything pushed into it, which package and what’s the price|the one that ties into our ATS, how much a month|school here, needs to hook into the LMS, cost?|what’s your top shelf one go for|if money’s no object which one and how much|the big boy package per month and outright|how much to have it feed our booking system and CRM|what do I get for a grand a month|largest package, what does ten thousand buy|which one has the premium support and how much is it|our answers change every week, which package is for that and what’s it cost',
    'zh-Hans':
      '我们有CRM，想让内容自动进去，是哪个套餐，什么价|要接到我们的招聘系统ATS里，得买哪档|培训学校要连LMS，一个月多少|顶格的那个多少钱|不差钱，上最好的要多少|一千块一个月的那个有什么|答案老变，要一直更新的那种是哪个|带高级支持的是哪一档，多少钱|一万块买断的是哪个，包括啥|最大的套餐每月扣多少',
    ko: 'CRM이랑 연결해서 자동으로 넣고 싶은데 어느 패키지고 얼마예요|채용 시스템 ATS에 바로 들어가게 하려면 뭘 사야 해요|학원 LMS랑 붙이는 건 얼마죠|맨 위에 있는 거 한 달 가격|돈 상관없고 제일 좋은 걸로 하면 얼마예요|천 달러짜리는 뭐가 다른데요|내용이 자주 바뀌는 업체면 어떤 패키지예요 가격도요|프리미엄 지원 들어간 거 얼마예요|만 달러 주면 뭘 주나요|제일 큰 거 매달 얼마 나가요',
  },
  packages: {
    en: 'give me the prices of all of them side by side|can you list what you sell and what each costs|how do your plans differ, in plain english|what’s the difference between the first and the second one|which one would you put a two chair barber on|i run a cafe and dont know which one i need|how many packages are there and what are they called|rundown of your options please I’m comparing three companies|what’s the gap in price between the bottom and the top one|which of them should a small clinic go for|what are my choices and what do they set me back|do you have a price list I can show the boss',
    'zh-Hans':
      '三种都列一下各多少钱|几个套餐有啥区别，说人话|我开理发店两张椅子，该用哪个|你们一共几款，都叫什么|便宜的和贵的差在哪|给个价目表我拿去给老板看|咖啡店不知道选哪个好|从低到高报一遍价|第一档跟第二档差什么',
    ko: '가격 전부 나란히 알려 주세요|요금제끼리 뭐가 다른지 쉽게 말해 줘요|의자 두 개짜리 이발소인데 뭘 써야 해요|패키지가 몇 개고 이름이 뭐예요|싼 거랑 비싼 거 차이가 뭐죠|사장님께 보여 드릴 가격표 있어요|카페 하는데 어떤 걸 골라야 할지 모르겠어요|낮은 것부터 높은 것까지 값 좀 불러 주세요|첫 번째 거랑 두 번째 거는 뭐가 달라요',
  },
  usage: {
    en: 'besides the monthly, what else am I going to be billed for|do the calls themselves cost anything on top of the package|are the talk minutes thrown in or do you clip me for each one|what’s the catch, is there something not in the 499|if a customer yaks for an hour who pays for that|is it unlimited or metered|how are minutes charged and where do I see it|my bill if we get slammed in December, does it go up|what are these standard AI voice rates then, how many cents|so the fixed price isn’t really the whole price is it|per call charges?|how do i know you’ve counted the minutes right',
    'zh-Hans':
      '除了月费还会扣我什么钱|打电话的那些分钟是另外算还是包在里面|客人唠一个钟头谁出钱|是不限量还是按用量|十二月忙起来账单会不会涨|所谓标准语音费率到底几毛一分钟|固定价之外还有别的吗，别坑我|每通电话要不要另收|用量怎么算出来的，在哪能看到|通话费是不是已经包进套餐了',
    ko: '월 요금 말고 또 뭐가 청구돼요|통화한 시간은 따로 계산하나요 포함인가요|손님이 한 시간 떠들면 그 돈은 누가 내요|무제한이에요 아니면 쓴 만큼이에요|연말에 바빠지면 요금이 올라가나요|표준 음성 요율이 분당 몇 센트예요|고정 금액 외에 숨은 비용 있죠|전화 한 통마다 돈이 나가요|쓴 양은 어떻게 계산하고 어디서 확인해요|사용료는 청구서에 나와요?',
  },
  'one-off-or-monthly': {
    en: 'can I skip the monthly and just buy the thing|is there a way to pay it all in one hit instead of every month|do I have to sign for twelve months|what’s cheaper in the long run, month by month or paying the lot now|monthly or one go, what’s the difference|can I go month to month without the year|we like to own stuff, can we pay once|how can I pay, all at once or spread out|is the one off the same package or a cut down one|what do I save paying upfront',
    'zh-Hans':
      '能不能不按月，直接买下来|一次给完和每月给有什么不一样|一定要签十二个月吗|一次付完能省多少|长远看哪种付法划算|我们喜欢买断，行吗|可以一个月一个月来不签一年吗|一次性的内容会不会少|付款方式有几种，怎么选',
    ko: '매달 말고 그냥 사 버릴 수 있어요|한 번에 내는 거랑 매달 내는 거 뭐가 달라요|무조건 12개월 계약해야 하나요|미리 다 내면 얼마나 아껴요|길게 보면 어느 쪽이 이득이에요|약정 없이 한 달씩 쓸 수 있어요|일시불로 사면 내용이 줄어드나요|어떻게 나눠서 낼 수 있는지 알려 줘요|우린 소유하는 게 좋은데 한 번 내고 끝 안 돼요',
  },
  support: {
    en: 'once it’s up, who do I ring when it plays up and for how long|what help do I get afterwards and does it run out|do i get a real human to help me in the beginning|when does the three months begin, when I sign or when it’s on|what happens in month four|is after care included or extra|how long are you holding my hand for|does the cheapest one get help too|what’s so premium about premium support|after the free help ends what do I pay|can I buy more support later|our practice manager wants to know how long we’re looked after once it’s running',
    'zh-Hans':
      '上线以后出了毛病找谁，管多久|售后含不含，会不会过期|三个月是从签字算还是从开通算|到了第四个月怎么办|最便宜的那个也有人帮吗|高级支持高级在哪|帮忙的期限过了要交多少|以后能再买支持吗|一开始有没有真人带着我弄|你们会陪我们多久',
    ko: '켜고 나서 문제 생기면 누가 도와주고 얼마 동안이에요|사후 관리 포함이에요 기간이 있어요|석 달은 계약일부터예요 켜진 날부터예요|넉 달째부터는 어떻게 돼요|제일 싼 것도 도와주나요|프리미엄 지원은 뭐가 프리미엄이죠|지원 끝나면 얼마 내야 해요|나중에 지원을 더 살 수 있어요|처음에 진짜 사람이 봐 주나요|얼마 동안 챙겨 주는 거예요',
  },
  'phone-integration': {
    en: 'does the little one pick up my phone or do I have to go up one|which of your plans can be put on a phone line|will Starter answer calls at all|can the cheap one take my calls off me|do all of them answer the telephone|I want it on my mobile number, which plan|so what is it you get without the phone bit|is the phone part in Enterprise Lite as well|hook it to our landline, which package do I need|what’s the lowest package that’ll answer a ringing phone',
    'zh-Hans':
      '最便宜那个管接电话吗还是得买贵一档的|哪几个套餐能连电话线|Starter到底接不接电话|要接我手机号码的来电要哪一档|是不是每个都能接电话|没有电话的那个能干嘛|最高那档也带电话吗|想让它接座机，最低要买哪个',
    ko: '제일 싼 것도 전화 받아 줘요 아니면 위에 걸 사야 해요|전화선에 연결되는 게 어느 거예요|스타터는 전화를 아예 못 받나요|제 휴대폰 번호로 오는 전화 받으려면 뭘 사요|전부 다 전화 받을 수 있는 거예요|전화 없는 건 그럼 뭐 하는 건데요|제일 높은 것도 전화가 되나요|유선 전화에 물리려면 최소 어느 패키지',
  },
  integrations: {
    en: 'does it talk to our CRM|will it put the booking straight into the software we already use|we’re on Salesforce, will yours plug in|can call notes land in our applicant tracking system by themselves|hooking into other systems, is that possible and on which plan|does it sync with my calendar app|we use Cliniko, does that work|connects with xero or not|which one links to a learning platform|do I have to retype everything or does it go into our system',
    'zh-Hans':
      '能不能直接写进我们现在用的系统|跟Salesforce能接上吗|通话记录会自动进招聘系统吗|可以跟别的软件连吗，哪个套餐|能同步我的日历软件吗|我们用的客户管理软件它认不认|要连学习平台得买哪一款|还得我手工再录一遍吗',
    ko: '우리가 쓰는 프로그램에 바로 입력돼요|세일즈포스 쓰는데 연결되나요|통화 내용이 채용 프로그램에 자동으로 들어가요|다른 시스템이랑 연동되는 건 어느 요금제예요|제 캘린더 앱이랑 맞춰지나요|고객 관리 프로그램이랑 붙일 수 있어요|학습 플랫폼 연결은 어디서부터 되죠|일일이 다시 쳐 넣어야 하나요',
  },
  'knowledge-base-size': {
    en: 'we get asked maybe eighty different things, is the small one big enough|how many answers can I load into each|got about two hundred FAQs, where does that put me|is fifty the ceiling on the cheap one|how much info can it hold before I have to upgrade|we have ninety products with a question each, will it fit|how many steps can a conversation have|if I outgrow the fifty what’s next|what’s the limit on entries for the middle one|can it remember four hundred answers',
    'zh-Hans':
      '客人大概会问八十种问题，小的够不够装|每档能放几条问答|我有两百来条常见问题，该买哪个|便宜的是不是最多五十条|能装多少内容才要升级|流程最多几步|超过五十条怎么办|中间那档上限多少条|四百条放得进去吗',
    ko: '손님들이 묻는 게 팔십 가지쯤인데 작은 걸로 돼요|각각 답을 몇 개까지 넣을 수 있어요|자주 묻는 질문이 이백 개 정도면 뭘 사야 해요|싼 건 오십 개가 한계인가요|얼마나 넣으면 업그레이드해야 하나요|흐름은 몇 단계까지예요|오십 개 넘어가면 어떻게 해요|가운데 건 한도가 몇 개예요|사백 개도 들어가나요',
  },
  currency: {
    en: 'are these kiwi dollars or aussie ones|I’m in Brisbane, do I get charged in our money|is that figure NZD or AUD|what do you bill somebody in the States in|exchange rate, does it matter or is the number the same over there|which dollars is that|do australians pay the same number',
    'zh-Hans':
      '标的是纽币还是澳币|我在布里斯班，按哪国的钱收|美国客户用什么币付|澳洲人付的数字一样吗|要不要换汇，是哪种元',
    ko: '이거 뉴질랜드 달러예요 호주 달러예요|브리즈번인데 어느 나라 돈으로 내요|미국이면 어떤 통화로 청구돼요|호주 사람도 숫자가 똑같나요|무슨 달러 기준이에요',
  },
  'cost-of-a-year': {
    en: 'if I take the middle one for the full year what have I paid by the end|add up twelve months of the cheapest for me|what’s the top one come to over a year on monthly|is it dearer to drip feed it or pay the lot|total for the year on Growth not counting calls|how much do I save over a year buying outright|year’s worth of Starter, grand total|what do we end up shelling out across the twelve months for the big package',
    'zh-Hans':
      '中间那档付满一年一共多少|最便宜的十二个月加起来是多少|最贵的按月付一年总共要掏多少|一年下来分月和一次差多少|Growth全年合计不算通话费|签一年总金额是多少|十二个月总共出多少',
    ko: '가운데 거 일 년 내면 총 얼마예요|제일 싼 거 열두 달 더하면 얼마|제일 비싼 걸 매달 내면 일 년에 다 해서 얼마죠|일 년 치로 보면 한 번에 사는 게 얼마나 싸요|그로스 1년 합계 통화료 빼고|일 년 다 채우면 총액이 얼마예요|열두 달 동안 모두 얼마를 내게 되나요',
  },
  tax: {
    en: 'is that plus GST or with|do I add fifteen percent to those|accountant asks if your numbers are tax in or tax out|can I claim the gst back off your invoice|are prices gst inclusive|inc or ex',
    'zh-Hans': '价格含不含税|还要再加百分之十五吗|会计问你们的价是含GST还是不含|消费税怎么算|发票上写税吗',
    ko: '부가세 포함이에요 별도예요|거기에 15퍼센트 더해야 하나요|회계사가 GST 포함 가격이냐고 물어요|세금은 어떻게 붙어요|세금계산서에 GST 나와요',
  },
  'keep-number': {
    en: 'do I have to change the number on my van|been on the same number thirty years, not giving it up|would customers still dial the same digits|does my number move over to you|who holds my phone number if I sign up|can I take my number with me when I go',
    'zh-Hans':
      '车上印的号码要不要换|用了三十年的号码不想改|客人还是打原来那个号吗|号码会不会变成你们的|以后不用了号码能带走吗',
    ko: '차에 붙인 전화번호 바꿔야 해요|삼십 년 쓴 번호인데 포기 못 해요|손님들은 그대로 같은 번호로 걸면 되나요|제 번호가 그쪽으로 넘어가나요|나중에 그만두면 번호 가져갈 수 있어요',
  },
  'price-change': {
    en: 'can you whack the price up whenever you feel like it|how much warning before it goes up|what if you hike it and I don’t like it|will my price be the same next year|am I locked to this price|how will you tell me about an increase|if you raise it halfway can I walk',
    'zh-Hans':
      '你们会不会说涨就涨|涨价前多久告诉我|涨了我不同意怎么办|明年还是这个价吗|价格变动怎么通知|中途涨价我能走人吗',
    ko: '아무 때나 가격 올려 버리는 거 아니에요|오르기 얼마 전에 알려 주나요|올렸는데 마음에 안 들면 어떡해요|내년에도 이 가격이에요|인상은 어떻게 알려 줘요|중간에 올리면 나가도 돼요',
  },
  billing: {
    en: 'when does the money leave my account|do I pay before or after the month|is it billed up front|how often will I get an invoice|when’s the bill due|do you charge at the start of the month or the end|annual billing possible?',
    'zh-Hans': '什么时候扣钱|先付还是后付|多久开一次发票|账单几号到期|月初收还是月底收|可以一年付一次吗',
    ko: '돈은 언제 빠져나가요|먼저 내는 거예요 나중에 내는 거예요|청구서는 얼마나 자주 와요|납부 기한이 언제예요|월초에 받아요 월말에 받아요|일 년에 한 번 낼 수도 있어요',
  },
  refund: {
    en: 'if I hate it do I get my money back|do you give refunds for the months I won’t use|money back guarantee?|paid for the year and want out, what comes back to me|if you lot stuff up do I get repaid|is anything refundable',
    'zh-Hans': '不好用能退钱吗|没用完的月份退不退|有没有不满意退款|付了一年想退，能拿回多少|你们搞砸了退不退款',
    ko: '마음에 안 들면 환불돼요|안 쓴 달 요금 돌려받나요|환불 보장 있어요|일 년 치 냈는데 그만두면 얼마 돌려줘요|그쪽 잘못이면 돈 돌려주나요',
  },
  'wrong-invoice': {
    en: 'you’ve billed me twice, what now|the amount on the bill doesn’t look right|I reckon I’ve been overcharged|do I have to pay the lot if part of it is wrong|how do I argue with an invoice',
    'zh-Hans': '账单多收了我怎么办|发票金额对不上|我觉得你们算错钱了|只有一部分错了，全都要付吗|对账单有意见找谁',
    ko: '두 번 청구됐는데 어떡해요|청구 금액이 이상해요|더 받은 것 같은데요|일부만 틀렸는데 다 내야 해요|청구서에 이의 있으면 어떻게 해요',
  },
  unpaid: {
    en: 'I’m a bit behind on the bill, will you cut me off|what if my payment bounces|slow month, can’t pay till the twentieth, what happens|do you pull the plug straight away if I miss one|late fees?',
    'zh-Hans': '这个月手头紧晚点付会怎样|扣款失败会马上停吗|漏付一次会不会断|欠费了怎么处理|会收滞纳金吗',
    ko: '이번 달 늦게 내면 끊기나요|결제가 안 되면 어떻게 돼요|한 번 밀리면 바로 정지예요|연체하면 어떻게 되죠|연체료 있어요',
  },
  'extra-work': {
    en: 'if I want something that isn’t in my package do you just bill me|extra bits and pieces, how are they priced|will there be surprise charges for changes|what if I ask for more than I bought',
    'zh-Hans': '套餐以外的活怎么收费|我多提了要求会不会直接加钱|改东西会不会突然收费|额外的工作要先谈价吗',
    ko: '패키지에 없는 거 해 달라고 하면 그냥 청구돼요|추가 작업은 값을 어떻게 정해요|바꿔 달라고 하면 돈 더 내나요|산 것보다 더 부탁하면 어떻게 되죠',
  },
};
