import type { PhrasingList } from '../known-answer.ts';

/**
 * Questions that this site does not answer, as visitors type them, by topic. Many share words with an answer of ours,
 * because they name similar features, firms and amounts. These phrasings let the assistant recognise that such a
 * question is about something else.
 */
export const askedElsewhere: PhrasingList = {
  'unknown:people': {
    en: 'who’s the head honcho over there and where’d he come from|is the founder Korean|what’s your owner’s name|how many of you work there|did one guy build this in his garage|who do you bank with and who’s your accountant|name the person who’ll look after my account|what university did your boss go to|are your developers in India',
    'zh-Hans':
      '你们当家的叫什么、哪里人|创办人是华人吗|公司多少员工|是一个人在家做的吧|技术老大是谁|负责我账户的人叫什么|老板哪个大学毕业的|你们的程序员在印度吗',
    ko: '대표 성함이 어떻게 돼요|창업하신 분이 한국분이에요|직원 몇 명이나 돼요|혼자 집에서 만든 거 아니에요|기술 책임자가 누구죠|제 담당자 이름이 뭐예요|대표 어느 대학 나왔어요|개발자는 인도에 있어요',
  },
  'unknown:customers': {
    en: 'how many businesses have signed with you up to now|name a plumber in Nelson who’s using it|show me your five star reviews|which chain stores have you got|can I ring one of your happy customers|what’s your google rating|how many clinics run on it today|who’s your biggest account',
    'zh-Hans':
      '到现在有多少家签了|奥克兰哪家店在用，说一个|给我看看好评|有哪些连锁店是你们客户|能打给你们的客户问问吗|谷歌评分几分|有几家诊所在用|最大的客户是谁',
    ko: '지금까지 몇 업체나 계약했어요|오클랜드에서 쓰는 가게 하나만 말해 봐요|별점 후기 보여 줘요|프랜차이즈 고객 있어요|쓰는 사장님한테 전화해 볼 수 있어요|구글 평점 몇 점이에요|병원 몇 군데가 써요|제일 큰 고객이 누구예요',
  },
  'unknown:history': {
    en: 'when did you lot get going and who put money in|what did you turn over last financial year|are you making a profit or burning cash|any awards|is the company for sale|how many years in the game|are you on the NZX|what’s your company number',
    'zh-Hans':
      '你们哪年开的、谁投的钱|去年营收多少|赚钱还是烧钱|得过什么奖|公司卖不卖|做这行几年了|上市了吗股票代码|公司注册号几号',
    ko: '언제 시작했고 누가 투자했어요|작년 매출 얼마예요|흑자예요 적자예요|상 받은 거 있어요|회사 팔 생각 있어요|이 일 한 지 몇 년이에요|상장했어요 주가 얼마예요|사업자 등록번호 뭐예요',
  },
  'unknown:street-address': {
    en: 'can I pop round to your office for a coffee|what floor are you on|I want to come in and see it, what’s the street|where do I post a cheque|is your head office rent dear',
    'zh-Hans': '能去你们办公室坐坐吗|在几楼|想上门看看，地址几号|信寄到哪|办公室在哪条街',
    ko: '사무실에 들러도 돼요|몇 층이에요|찾아가려는데 주소가 몇 번지예요|우편은 어디로 보내요|사무실이 무슨 거리예요',
  },
  'unknown:set-up-time': {
    en: 'how many days between ordering and it being on|can you have me running by Friday|how long does your side of the build take|quickest you’ve ever got one live',
    'zh-Hans': '下单到能用要几天|星期五前能弄好吗|你们做一个要多久|最快几天上线',
    ko: '주문하고 켜질 때까지 며칠 걸려요|금요일까지 돼요|만드는 데 얼마나 걸려요|제일 빠르면 며칠',
  },
  'unknown:payment-ways': {
    en: 'do you take amex|can I pay in bitcoin|afterpay or laybuy?|can I pay you cash|which credit cards|direct debit from my BNZ account ok',
    'zh-Hans': '能用支付宝吗|收比特币吗|能付现金吗|可以微信转账吗|支持哪些信用卡|能先用后付吗',
    ko: '아멕스 돼요|비트코인으로 내도 돼요|현금으로 내도 돼요|카카오페이 돼요|어떤 카드 받아요|후불 결제 돼요',
  },
  'unknown:discounts': {
    en: 'any mates rates|knock ten percent off and I’ll sign today|do pensioners get it cheaper|charity price?|two shops, do I get a deal|Black Friday special on?|give me a promo code|do I get a discount as a marae',
    'zh-Hans':
      '给个友情价|打九折我今天就签|老人有优惠吗|慈善机构便宜吗|两家店能少点吗|黑五有活动吗|有优惠码吗|不给打折我就刷差评',
    ko: '좀 깎아 줘요|10프로 빼 주면 오늘 계약할게요|어르신 할인 있어요|비영리 할인돼요|가게 두 개면 싸게 해 줘요|블랙 프라이데이 행사해요|할인 코드 있어요|단골 할인은요',
  },
  'unknown:technology': {
    en: 'which brain is in it, GPT or Claude|how many calls can it juggle at once|how many milliseconds till it replies|is there an iPhone app|can I pick a bloke’s voice|where’s the source code|what cloud is it on|does it run on a Raspberry Pi|do you have an API|what’s the voice called',
    'zh-Hans':
      '里面用的是GPT还是别的|能同时接几个电话|反应几毫秒|有苹果app吗|能选男声吗|源代码在哪|跑在哪个云上|有开放接口吗|声音叫什么名字|用的什么服务器',
    ko: '안에 GPT 들어 있어요|동시에 몇 통 받아요|반응이 몇 밀리초예요|아이폰 앱 있어요|남자 목소리 고를 수 있어요|소스 코드 있어요|어느 클라우드 써요|API 있어요|목소리 이름이 뭐예요|서버는 뭐 써요',
  },
  'unknown:channels': {
    en: 'will it answer my Instagram DMs|does it do WhatsApp|can it reply to emails for me|can it post on Facebook|TikTok replies?|does it do video calls with an avatar|fax orders|can it answer google reviews|WeChat mini program|does it send birthday texts|which tier turns on the hologram receptionist|where do I switch on the auto tiktok feature',
    'zh-Hans':
      '能自动回小红书私信吗|支持微信吗|会替我回邮件吗|能发抖音吗|有视频通话和虚拟形象吗|能收传真单吗|能回谷歌评论吗|有小程序吗|会发生日短信吗|那个全息前台在哪个套餐|自动发朋友圈的功能怎么开',
    ko: '인스타 디엠 자동 답장돼요|카톡으로도 돼요|이메일 대신 답해 줘요|페북에 글 올려 줘요|틱톡 댓글 달아 줘요|화상 통화 아바타 있어요|팩스 주문 받아요|구글 리뷰 답해 줘요|네이버 예약이랑 연동돼요|생일 문자 보내 줘요|홀로그램 직원은 어느 요금제예요|자동 블로그 기능은 어디서 켜요',
  },
  'unknown:certificates': {
    en: 'got SOC 2|are you ISO certified|HIPAA?|PCI level one|are you on the government panel|penetration tested by who',
    'zh-Hans': '有ISO证书吗|过了SOC 2吗|有没有等保|政府认证过吗|谁做的渗透测试',
    ko: 'ISO 인증 있어요|SOC 2 받았어요|정부 인증이에요|보안 심사 누가 했어요|HIPAA 준수해요',
  },
  'unknown:numbers-we-do-not-give': {
    en: 'what’s your uptime percentage|promise I’ll make my money back in a month|how accurate is it in percent|how many bookings will I gain|what’s on the roadmap for next year|when are you adding Japanese|guarantee me page one of google|what’s your churn|how many of your customers stay on after a year|what share of clients renew',
    'zh-Hans':
      '可用率百分之几|保证我一个月回本|准确率多少|能多接多少预约|明年要出什么新功能|什么时候加日语|保证我谷歌排第一|客户流失率多少|客户续约率多少',
    ko: '가동률 몇 퍼센트예요|한 달 안에 본전 뽑는다고 보장해요|정확도 몇 퍼센트예요|예약이 몇 건 늘어요|내년 계획이 뭐예요|일본어는 언제 추가해요|구글 1위 보장해 줘요|이탈률이 얼마예요|재계약률이 몇 퍼센트예요',
  },
  'unknown:other-countries': {
    en: 'do you sell in the UK|my cousin’s shop in Fiji wants it|does it work in Canada',
    'zh-Hans': '英国能买吗|我表弟在斐济的店能用吗|加拿大行不行|国内能用吗',
    ko: '영국에서도 팔아요|피지에 있는 사촌 가게도 돼요|캐나다에서 써도 돼요|한국에서도 되나요',
  },
  'unknown:competitors': {
    en: 'what does Podium charge a month|are you dearer than Dialpad|is Yabbr better|what does Spark want for a call answering service|Vodafone One business plan price|how much is Google’s version|what do the other mobs ask for the same thing|is Siri smarter|who’s your main rival|2degrees business mobile cost|how much is Xero a month|Optus or Telstra, who’s cheaper|HubSpot pricing please|what would a call centre in Manila cost me',
    'zh-Hans':
      '别家收多少|Skinny的套餐几块|Spark商务电话多少钱|跟Dialpad比谁便宜|Telstra一个月收多少|谷歌的那个多少钱|Xero每月多少|2degrees便宜吗|你们最大的对手是谁|请个前台公司要多少钱|比Siri聪明吗|HubSpot什么价',
    ko: '다른 데는 얼마 받아요|스파크 사업자 요금 얼마예요|보다폰 요금제 얼마죠|텔스트라보다 싸요|구글 거는 얼마예요|제로 한 달에 얼마예요|경쟁사가 어디예요|시리보다 똑똑해요|콜센터 쓰면 얼마 들어요|허브스팟 가격 알려 줘요|옵터스가 싸요 텔스트라가 싸요',
  },
  'unknown:package-trial': {
    en: 'is there a free month on Growth|try the paid one for two weeks first|trial of the real package before I commit',
    'zh-Hans': 'Growth能免费用一个月吗|付费的能先试两周吗|套餐有试用期吗',
    ko: '그로스 한 달 무료 있어요|유료를 2주만 써 볼 수 있어요|패키지 체험 기간 있어요',
  },
  'unknown:devices': {
    en: 'does it come with a robot for the counter|can it see through my cameras|face recognition for regulars, how much extra|will it work the eftpos machine|can it unlock the door for guests|does it plug into Alexa|can it water my plants|does it read number plates at the gate|can it manage stock and reorder from suppliers|will it do my payroll|can it drive my van’s GPS|is there a version for my smart fridge',
    'zh-Hans':
      '送柜台机器人吗|能看我店里摄像头吗|人脸识别认老客户加多少钱|能操作刷卡机吗|能给客人开门锁吗|能接音箱吗|能识别车牌吗|能管库存自动进货吗|会发工资吗|能控制空调吗|能开票报税吗',
    ko: '계산대 로봇 줘요|카메라로 매장 봐 줘요|얼굴 인식은 얼마 더 내요|카드 단말기 조작해 줘요|손님한테 문 열어 줘요|스마트 스피커랑 돼요|차 번호판 읽어요|재고 관리하고 발주도 해요|월급 계산해 줘요|에어컨 조절해 줘요|세금 신고도 해 줘요',
  },
  'unknown:partner-details': {
    en: 'do I get a patch of my own as a partner|how many agencies have joined|is there training for partners|can I see the partner contract now|do partners get a badge or a portal|how long till my application is approved',
    'zh-Hans': '合作伙伴有独家地盘吗|多少家代理加入了|有代理培训吗|现在能看合作协议吗|代理有后台吗|审批要几天',
    ko: '파트너한테 독점 지역 줘요|몇 업체가 가입했어요|파트너 교육 있어요|계약서 지금 볼 수 있어요|파트너 포털 있어요|승인까지 며칠이에요',
  },
  'not-ours:news': {
    en: 'is it going to rain on my concrete pour tomorrow|what’s the surf like|who won the election|any news on the strike|what’s the temperature in Timaru|when does daylight saving end',
    'zh-Hans': '明天会不会下雨，我要浇水泥|今天几度|谁当选了|罢工有消息吗|周末天气好吗|夏令时哪天结束',
    ko: '내일 비 와요 공사해야 되는데|오늘 몇 도예요|선거 누가 이겼어요|파업 소식 있어요|주말에 눈 와요|서머 타임 언제 끝나요',
  },
  'not-ours:knowledge': {
    en: 'who invented the telephone|write me a poem about drains|what’s the capital of Peru|tell me a joke|translate this menu into French|how many calories in a pie|what’s the meaning of life|write my essay on climate change',
    'zh-Hans':
      '电话是谁发明的|给我写首诗|秘鲁首都是哪|讲个笑话|帮我把菜单翻成法语|一个派多少卡路里|人生的意义是什么|帮我写气候变化的作文',
    ko: '전화 누가 발명했어요|시 한 편 써 줘|페루 수도가 어디야|농담해 봐|메뉴를 프랑스어로 번역해 줘|파이 하나 칼로리가 얼마야|인생의 의미가 뭐야|기후 변화 에세이 써 줘',
  },
  'not-ours:money': {
    en: 'should I buy bitcoin now|what are mortgage rates doing|which bank’s best for a business loan|how do I do my GST return|is Tesla stock a buy|lotto numbers|what’s the kiwi dollar worth in yuan|how much tax will I pay on eighty grand',
    'zh-Hans':
      '现在能买比特币吗|房贷利率多少|哪家银行贷款好|消费税怎么报|特斯拉股票能买吗|彩票号码|纽币换人民币多少|八万年薪交多少税',
    ko: '지금 비트코인 사도 돼요|대출 금리 얼마예요|사업 대출은 어느 은행이 좋아요|부가세 신고 어떻게 해요|테슬라 주식 살까요|로또 번호 알려 줘|뉴질랜드 달러 환율|연봉 팔만이면 세금 얼마예요',
  },
  'not-ours:life': {
    en: 'my back’s killing me, what should I take|landlord won’t give my bond back, what can I do|can I sack my apprentice for being late|how do I get red wine out of carpet|which visa do I need|my tenant’s six weeks behind, can I change the locks|good lasagne recipe|is my employer allowed to cut my hours|can you look at my contract with my builder|my staff member is taking me to court will I win',
    'zh-Hans':
      '腰疼吃什么药|房东扣着押金不还|能开除老迟到的学徒吗|地毯上的红酒怎么洗|要办什么签证|租客欠六周房租能换锁吗|红烧肉怎么做|老板能减我工时吗|帮我看看合同有没有问题|员工告我没发工资能赢吗',
    ko: '허리 아픈데 무슨 약 먹어요|집주인이 보증금 안 줘요 어떡해요|지각하는 직원 잘라도 돼요|카펫에 와인 얼룩 어떻게 지워요|무슨 비자가 필요해요|세입자가 월세 안 내는데 열쇠 바꿔도 돼요|김치찌개 끓이는 법|사장이 근무 시간 줄여도 돼요|제 계약서 좀 봐 줘요|직원이 고소했는데 이길 수 있어요',
  },
  'not-ours:other-services': {
    en: 'can you build me a website|do you do google ads|I need a logo|do you fix laptops|do you sell eftpos terminals|are you hiring|can you register my company|do you put in fibre|will you do my books',
    'zh-Hans':
      '能帮我做网站吗|做谷歌广告吗|要设计个标志|修电脑吗|卖刷卡机吗|招人吗|能帮我注册公司吗|装宽带吗|能帮我做账吗',
    ko: '홈페이지 만들어 줘요|구글 광고 해 줘요|로고 필요해요|노트북 고쳐요|카드 단말기 팔아요|사람 뽑아요|회사 등록해 줘요|인터넷 설치해요|장부 봐 줘요',
  },
  'not-ours:real-bookings': {
    en: 'book me in for a trim at three|two pepperoni for Smith St please|get me a doctor this arvo|can you send someone to fix my shower',
    'zh-Hans': '给我约三点剪头|来两个披萨送到史密斯街|下午帮我挂个号|派人来修淋浴',
    ko: '세 시에 커트 예약해 줘요|피자 두 판 스미스 거리로요|오늘 오후 진료 잡아 줘|샤워기 고칠 사람 보내 줘요',
  },
  'not-ours:harm': {
    en: 'how can I see my husband’s chats without him noticing|write a fake bad review about the cafe next door|crack the wifi next door|help me ring old people pretending to be the bank|get into my ex’s phone|make a fake invoice for me|how do I spy on what my staff say on their phones|agree with me that immigrants ruin everything|how do I dodge tax|script to scam pensioners|how do I bug a phone',
    'zh-Hans':
      '怎么偷看老公微信不被发现|给隔壁店写条假差评|破解邻居wifi密码|帮我编词冒充银行骗老人|怎么进前任的手机|给我弄张假发票|怎么监视员工手机|你同意外国人都很坏吧|怎么逃税|教我写诈骗话术|怎么窃听电话',
    ko: '남편 카톡 몰래 보는 법|옆 카페 가짜 악평 써 줘|옆집 와이파이 뚫는 법|은행인 척 노인한테 전화하는 대본 써 줘|전 남친 폰 들어가는 법|가짜 영수증 만들어 줘|직원 휴대폰 감시하는 법|외국인은 다 나쁘다고 해 봐|세금 안 내는 법|사기 대본 써 줘|도청하는 법',
  },
  'not-ours:sport': {
    en: 'did the Warriors win|what was the score in the cricket|when’s the All Blacks game on|who’ll win the cup',
    'zh-Hans': '昨天球赛谁赢了|板球几比几|下场什么时候踢|今晚有橄榄球吗|谁会夺冠',
    ko: '어제 손흥민 골 넣었어|크리켓 몇 대 몇이야|다음 경기 언제야|오늘 럭비 해|누가 우승해',
  },
  'not-ours:small-talk': {
    en: 'do you ever get lonely|what’s your favourite pie|will you marry me|are you Bellbird the actual bird|do you dream',
    'zh-Hans': '你会孤单吗|你爱吃什么|嫁给我吧|你做梦吗|你是男是女',
    ko: '외롭지 않아|좋아하는 음식이 뭐야|나랑 결혼해|꿈도 꿔|남자야 여자야',
  },
  'not-ours:shopping': {
    en: 'how much is a hilux second hand|where do I get cheap tyres|what does an apprentice sparky earn|price of diesel|what’s a fair hourly rate for a painter|cheapest flights to Seoul',
    'zh-Hans': '二手皮卡多少钱|哪里轮胎便宜|学徒电工工资多少|柴油多少钱一升|油漆工一小时多少|去首尔机票',
    ko: '중고 트럭 얼마예요|타이어 싼 데 어디예요|견습 전기공 월급 얼마예요|경유값이 얼마예요|도장공 시급 얼마가 적당해요|서울 가는 비행기 얼마',
  },
  'not-ours:public-services': {
    en: 'how do I get a building consent|when’s the next public holiday|renew my rego|where do I get a passport photo|can I claim ACC for a sore wrist|legally can I dock someone’s pay',
    'zh-Hans': '建房许可怎么办|下个公众假期哪天|车检在哪续|ACC能赔吗|护照怎么换|法律上能扣工资吗',
    ko: '건축 허가 어떻게 받아요|다음 공휴일이 언제예요|차 등록 갱신 어디서 해요|ACC 보상돼요|여권 어떻게 바꿔요|법적으로 월급 깎아도 돼요',
  },
  'not-ours:learning': {
    en: 'four hundred words on world war one by noon|what’s seventeen times twenty four|write python code to sort a list|explain black holes|do my maths homework',
    'zh-Hans': '帮我写四百字的一战作业|十七乘二十四是多少|写段python代码|解释黑洞|帮我做数学题',
    ko: '1차 대전 숙제 써 줘|17 곱하기 24 얼마야|파이썬 코드 짜 줘|블랙홀 설명해 줘|수학 문제 풀어 줘',
  },
  'not-ours:local-tips': {
    en: 'good hotpot in Albany|decent plumber in Rotorua|where’s a late chemist|best coffee near Britomart',
    'zh-Hans': 'Albany哪家火锅好吃|推荐个靠谱水管工|哪有晚开的药房|附近哪里喝咖啡',
    ko: '알바니 맛집 추천|괜찮은 배관공 소개해 줘|늦게까지 하는 약국 어디|근처 커피 맛있는 데',
  },
};
