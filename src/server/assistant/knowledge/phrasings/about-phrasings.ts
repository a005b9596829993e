import type { PhrasingList } from '../known-answer.ts';

export const aboutPhrasings: PhrasingList = {
  hours: {
    en: 'when can I come by|do you answer on Sunday|what time do you shut|what time do you open|are you open today|are you open now|are you open tomorrow|open on public holidays|open Sundays|are you there on Saturday afternoon|working hours|how late are you open|when does your office close|is anyone there at the weekend|are you around on Friday|open in the evening|lunch time|days you are open|trading hours',
    'zh-Hans':
      '星期六下午有人吗|星期五几点关|周末有人吗|周末能找到人吗|今天开门吗|开到几点|几点上班|节假日上班吗|公众假期|星期几上班|工作时间|上班时间|现在有人吗',
    ko: '몇 시까지 하세요|오늘 문 여나요|지금 영업하나요|공휴일에도 하나요|주말에 연락되나요|토요일 몇 시까지|근무 시간|상담 시간|언제까지 열어요|점심시간|무슨 요일에 쉬나요',
  },
  contact: {
    en: 'who do I ring|who do I call|how can I speak with you|talk to someone at your company|can someone phone me|email you|contact page|message your team|write to you|I need a human|get hold of you|reach a person|can I call you|where do I send a question|support email|make a complaint|customer service',
    'zh-Hans':
      '怎么找你们|联系客服|可以打电话给你们吗|给你们写信|发邮件给谁|找负责人|和工作人员说话|投诉|客服邮箱|我要找人',
    ko: '담당자와 이야기|담당자에게 메일|누구에게 전화하나요|연락할 방법|문의는 어디로|고객 센터|직원과 통화하고 싶어요|메일을 보내려면|불만이 있어요|전화해도 되나요',
  },
  place: {
    en: 'whereabouts are you|which city are you in|where is your office|what is your address|can I visit you|do you cover Christchurch|do you serve Melbourne|only NZ businesses|do you work outside Auckland|are you a New Zealand company|Australian businesses too|where do you operate|are you local|head office|physical address|do you have an office near me',
    'zh-Hans':
      '哪个城市|办公室在哪|可以上门找你们吗|服务范围|墨尔本可以用吗|只做新西兰吗|你们是新西兰公司吗|在不在悉尼|地址',
    ko: '어느 도시|사무실 위치|회사가 어디|찾아가도 되나요|서비스 지역|시드니에서도 되나요|뉴질랜드 회사인가요|주소 알려 주세요|본사',
  },
  'what-we-do': {
    en: 'could it cover for my receptionist|do callers have to press buttons|press one for sales menu|can older people use it|what is this|what exactly do you do|explain what this is|what does your product do|what is Bellbird about|who are you guys|what can it do|is this for small businesses|who uses this|is it for people like me|what kind of business is this for|AI receptionist|virtual receptionist|chatbot for my website|answering service|why should I use this|why choose you|what is voice AI|benefits of a voice agent|what problems do you solve',
    'zh-Hans':
      '你们到底做什么|这是做什么的|介绍一下你们|能帮我做什么|有什么用|为什么要用|小企业能用吗|哪些行业可以用|聊天机器人|语音助手是什么|产品介绍|有什么好处',
    ko: '여기는 뭐 하는 곳|뭘 해 주나요|소개해 주세요|무슨 일을 하나요|왜 필요한가요|작은 가게도 되나요|어떤 업종에 맞나요|챗봇|음성 비서|제품 소개|왜 여기를 골라야',
  },
  'set-up': {
    en: 'we have nobody technical|do you build it for me|do I set it up myself|how does the onboarding work|do I need IT skills|I am hopeless with technology|who builds the agent|how much of my time does it take|what do you need from me to start|getting started|next steps|how do I order|is it complicated|who writes the answers|who writes what it says|do I need to code',
    'zh-Hans':
      '上线要我做什么|没有技术人员可以吗|你们设置还是我自己来|开始要准备什么|谁帮我装|需要我自己弄吗|难不难|怎么购买|怎么下单买|要准备什么|不会电脑怎么办|安装复杂吗|第一步做什么',
    ko: '컴맹인데 설치할 수 있나요|처음에 뭘 준비하나요|직접 설치해야 하나요|설치해 주나요|어렵나요|어떻게 구매하나요|준비할 것|개통|컴퓨터를 못해도 되나요|설치가 복잡한가요|어떻게 신청',
  },
  account: {
    en: 'I lost my password|how do I register here|make an account|forgot my password|reset password|change my password|do I have to register to use the site|where do I sign in|user account|join the site',
    'zh-Hans': '怎么登录|忘记密码|要注册吗|怎么开账号|修改密码',
    ko: '로그인이 안 돼요|비밀번호를 잊었어요|가입해야 하나요|계정 등록|비밀번호 변경',
  },
  articles: {
    en: 'anything I can read|tips for small business|case studies|guides|news from you|your resources page|where are the articles|do you write about this',
    'zh-Hans': '有没有文章|有教程吗|在哪里看文章|有资料可以看吗|案例',
    ko: '읽을 만한 글|자료가 있나요|안내서|사례',
  },
  'this-assistant': {
    en: 'how long do you keep what I type here|am I speaking with a bot|are you a chatbot|is this a real human|what are you|is this chat recorded|do you remember me|who is answering me|does this chat get saved|are you a machine',
    'zh-Hans': '你不是真人吧|我在和机器人聊天吗|你是人工智能吗|你是什么|聊天会被保存吗|你记得我吗|是真人在回答吗',
    ko: '너 사람이야|사람이야 기계야|지금 로봇과 이야기하나요|챗봇인가요|너는 누구야|대화 내용이 남나요|진짜 사람이 답하나요|인공지능인가요',
  },
  'demo-takeaway': {
    en: 'restaurant with lots of phone orders|can it take orders for my cafe|pizza orders by phone|our kitchen is too busy to answer|Chinese takeaway orders|sushi shop|food truck|menu and sizes|dinner rush phone|table reservations for a restaurant|burger place|bakery orders|delivery or pickup',
    'zh-Hans': '客人点外卖会下单吗|餐馆订餐|接订单|我开餐厅|打电话点菜|外卖店忙不过来|寿司店|咖啡店|送餐还是自取|订位',
    ko: '포장 주문을 받나요|전화로 음식 주문|식당인데 주문 전화|카페|중국집|분식집|배달 주문을 받아|피자 가게|메뉴 주문|테이블 예약',
  },
  'demo-clinic': {
    en: 'I am a physio|I am a dentist in Hamilton|patients changing appointments|our practice gets too many calls|dental practice|book a doctor appointment|reschedule a patient|vet clinic|physiotherapist|optometrist|medical centre|can a patient cancel through it|health practice receptionist|chiropractor|psychologist',
    'zh-Hans': '病人改时间|病人预约|看牙预约|医院可以用吗|取消看病预约|理疗|中医诊所|我是医生|改约',
    ko: '환자가 예약을 바꿀 수|의원|한의원|진료 시간 변경|예약 취소 환자|동물병원|병원 예약 전화|치과 예약|물리치료',
  },
  'demo-beauty': {
    en: 'salon booking with a free stylist|appointments for a hairdresser|my nail bar|lash and brow studio|beautician|day spa|tattoo studio|book a massage|clients booking with a certain stylist|hair and beauty|waxing|colour and cut booking|facial',
    'zh-Hans': '发廊排时间|做头发预约|美甲预约|理发可以预约吗|美容预约|按摩店|指定发型师|做脸|美睫',
    ko: '머리 예약|미용실 예약|네일 예약|피부 관리실|마사지 예약|왁싱|헤어 디자이너 지정|속눈썹',
  },
  'demo-trades': {
    en: 'can my workshop use this|panel beater|I am always on the tools and miss calls|sparky|electrician on a ladder|plumbing jobs by phone|burst pipe calls|locksmith|handyman|painter and decorator|mechanic|garage|landscaper|gardener|cleaner|call-out fee|sort urgent from not urgent jobs|job details and address|carpenter|pest control|heat pump installer|roofing|in the van all day',
    'zh-Hans': '水管坏了打电话|安排师傅上门|我是电工|漏水|装修师傅|修理工接电话|修车|搬家公司|清洁公司|上门服务|派工',
    ko: '배관 기사 전화|출장 기사|수도가 터졌을 때|전기 공사|인테리어|열쇠|정비소|청소 업체|현장에서 일하느라 전화를 못 받아요|출장 예약|에어컨 설치',
  },
  'demo-hotels': {
    en: 'guests booking a room at night|I run a motel|small hotel reception|bed and breakfast bookings|campground|Airbnb host|check in time questions|room rates|lodge|guesthouse|reserve a room by phone|late arrivals|backpackers hostel|what would guests hear',
    'zh-Hans': '客人订房|我开旅馆|民宿订房|汽车旅馆可以用吗|半夜有人订房|入住时间|房间价格|客栈',
    ko: '객실을 예약하는 손님|모텔을 해요|게스트하우스|펜션|밤에 방 예약|체크인|방값|민박 예약|작은 호텔',
  },
  'demo-languages': {
    en: 'can it speak Spanish|does it do other languages|what if a caller speaks Mandarin|my customers speak Korean|non English speakers|Hindi|Japanese|French|German|Cantonese|te reo|switch languages in the middle|Chinese customers|foreign callers|accents|language options|which languages are there',
    'zh-Hans':
      '客人说英语怎么办|客人讲中文听得懂吗|会说英文吗|会讲日语吗|支持西班牙语吗|能说几种语言|韩国客人|听得懂口音吗|自动识别语言|换语言',
    ko: '한국어로 대화|영어로 말하면 영어로 대답|중국 손님|외국인 손님|일본어도 되나요|몇 개 언어|언어 바꾸기|사투리|스페인어|언어 지원|한국말로 대답',
  },
  'demo-try': {
    en: 'does the demo cost anything|can I hear it before I buy|let me listen to it|can I have a play with it|show me|give me a demonstration|hear what it sounds like|try before you buy|where can I test it|how do I talk to it|sample conversation|see it in action|I want to see how it works',
    'zh-Hans': '先试一试|想听听效果|在哪里试用|给我演示一下|可以先体验吗|听听声音|买之前试用',
    ko: '데모는 공짜인가요|먼저 들어 볼 수|미리 써 볼 수|사기 전에 시험|어디서 체험|보여 주세요|소리를 들어 보고 싶어요|직접 해 보고 싶어요|시연',
  },
  'hand-over': {
    en: 'does it put callers through to the owner|can it pass a call to my staff|connect the caller to me|what if the customer wants a person|escalate to a human|hand the call to a colleague|transfer to my mobile|what if it does not understand|what if it does not know the answer|can callers get a real person|when does a person take over|send the call to the right person|take a message for me',
    'zh-Hans':
      '客户一定要找人说话怎么办|能转给真人吗|转给员工|转接到我手机|客人要求人工|听不懂怎么办|不知道答案怎么办|可以转给同事吗|接不了的时候转给谁|留言',
    ko: '직원에게 넘길 수 있나요|전화를 넘겨주나요|사람에게 연결|못 알아들으면|모르는 질문이면|손님이 사람을 원하면|제 휴대폰으로 돌려|담당자에게 연결|메모를 남겨 주나요',
  },
  'after-hours': {
    en: 'does it pick up at 2am|will it answer at 3 in the morning|calls when we are shut|who answers overnight|does it work on weekends|calls outside business hours|is it always on|never miss a call|calls while I sleep|when we are closed|is it available all the time|answers on Christmas Day|too busy to pick up|evenings',
    'zh-Hans':
      '节日有人接电话吗|半夜打来有人接吗|关门以后谁接|全天候吗|晚上来电怎么办|周末能接电话吗|没空接电话的时候|随时接听|不漏接|睡觉的时候',
    ko: '명절에도 전화를 받나요|밤에 전화가 오면|새벽에도 받나요|문 닫은 뒤 전화|항상 받나요|주말에도 전화를 받나요|못 받는 전화|쉬는 날 전화|자는 동안|부재중 전화',
  },
  mistakes: {
    en: 'what if the AI gets it wrong|what if it gets an order wrong|who is responsible if it says the wrong thing|how good is it really|does it ever get confused|what if it misunderstands|can I trust what it says|wrong answers|error rate|what happens when it is wrong|does it lie',
    'zh-Hans': '搞错订单怎么办|说错话谁负责|靠谱吗|会不会乱说|弄错了怎么办|理解错了|听不清',
    ko: '주문을 잘못 받으면|잘못 대답하면|틀린 말을 하면 누가 책임|믿을 만한가요|실수하면|엉뚱한 말',
  },
  emergency: {
    en: 'caller is having a heart attack|someone calls in an emergency|life threatening call|fire or gas leak|what if a caller is in danger|ambulance police fire|suicidal caller|urgent medical situation|can it ring triple zero',
    'zh-Hans': '有人心脏病发作|有生命危险怎么办|火灾|报警|煤气泄漏|打急救电话|病人情况危急',
    ko: '심장마비|위급하면|생명이 위험하면|불이 나면|가스 냄새|119|경찰을 부를 수|응급 전화',
  },
  'demo-not-real': {
    en: 'is the pizza I ordered coming|did my test order go through|are the demo shops real|is that a real restaurant|will anyone get my demo booking',
    'zh-Hans': '演示下的单是真的吗|演示的店存在吗|试用的预约算数吗',
    ko: '데모에서 주문한 것|체험 주문은 진짜인가요|데모 가게가 실제로 있나요',
  },
};
