import type { PhrasingList } from './known-answer.ts';

/**
 * Phrasings of questions that this site does not answer, by topic, separated by bars. They are indexed together with
 * the answers. A question about the weather therefore matches one of these phrasings, and not an answer that happens to
 * share a word with the question.
 */
export const notOurs: PhrasingList = {
  news: {
    en: 'what is the weather|will it rain tomorrow|forecast|temperature today|who won the game|rugby score|cricket|football result|election|prime minister|president|latest news|what time is it|what day is it|traffic|who is the king|what will the weather be at the launch|is it gonna rain in Tauranga saturday',
    'zh-Hans':
      '今天天气怎么样|会下雨吗|气温|比赛结果|谁赢了|总统是谁|总理是谁|新闻|现在几点|今天几号|堵车吗|明天奥克兰下不下雨',
    ko: '오늘 날씨|비가 오나요|기온|경기 결과|누가 이겼나요|대통령이 누구|총리|뉴스|지금 몇 시|오늘 며칠|교통 상황|내일 오클랜드 날씨 어때요',
  },
  knowledge: {
    en: 'who are your biggest customers|fastest car|your opinion on politics|is it fake|capital of a country|how tall is the mountain|how far is the moon|who invented it|who wrote the book|history of the war|what is the meaning of life|times table|square root|how many people live in|population|how many people work at|biggest city in the world|tell me a joke|write a poem|write an essay|write me a business plan|write code for my app|translate this|sing a song|your favourite colour|recommend a movie|homework|how do I learn a language|is the moon made of cheese|what is the bot’s favourite film|Write my uni essay on the history of telephones, 800 words',
    'zh-Hans':
      '首都是哪里|最高的山|月亮多远|谁发明的|谁写的|历史|人口多少|讲个笑话|写一首诗|写作文|写商业计划书|写代码|帮我翻译|唱歌|推荐电影|算一下乘以|做作业|怎么学英语|世界上最大|减肥|帮我写一份英语作文，题目是我的暑假',
    ko: '수도가 어디|가장 높은 산|달까지 거리|누가 발명|누가 썼나요|역사|인구|농담해 줘|시를 써 줘|글을 써 주세요|사업 계획서|코드를 짜 줘|번역해 줘|노래|영화 추천|드라마 추천|숙제|영어 공부|운세|다이어트',
  },
  money: {
    en: 'is bitcoin a good investment|share price|stocks to buy|mortgage rate|best bank|business loan|borrow money|house prices|exchange rate|how do I file my GST return|income tax return|minimum wage|lottery numbers|insurance quote|pension|how much does an ad on Google cost|how much does a passport cost|what does a plumber charge per hour|what does a lawyer cost',
    'zh-Hans':
      '移民要多少钱|比特币可以买吗|股票推荐|股价|房贷利率|哪家银行好|怎么贷款|房价|汇率|怎么报税|最低工资|彩票号码|保险多少钱|水管工一小时多少钱',
    ko: '옆 가게 매출|비트코인 사도 되나요|주식 추천|주가|대출 금리|어느 은행|대출 받는 법|집값|환율|세금 신고|최저 임금|로또 번호|보험료|배관공은 시간당 얼마|비트코인으로 낼 수 있어요',
  },
  life: {
    en: 'a customer slipped in my shop am I liable|can I sue my landlord|who is at fault in a car crash|how do we split the house in a divorce|may I cut my neighbour’s tree|which tablets for a sore back|how do I bake bread|recipe for dinner|how do I fix a leaking tap|fix my car|unblock a drain myself|what medicine should I take|headache|symptoms|lose weight|diet|best pizza in town|best restaurant nearby|where to eat|get rid of ants|cheapest plumber in Sydney|call my mum for me|best dentist in the city|good lawyer|good accountant|recommend a plumber near me|best time to visit|things to do in|parking at the airport|next bus|train times|flights|book me a flight|hotel near the airport|visa application|passport renewal|driving licence|dating advice|dog training',
    'zh-Hans':
      '客人在我店里摔倒我要负责吗|能告房东吗|离婚财产怎么分|邻居的树能砍吗|头痛吃什么药好|学开车|怎么做面包|菜谱|怎么修水龙头|吃什么药|头疼|症状|怎么减肥|哪里好吃|最好吃的店|附近餐厅|最好的牙医|哪家最好|推荐律师|推荐会计|什么时候去旅游|停车|公交车|火车|机票|订机票|申请签证|护照|驾照|附近哪家披萨好吃|帮我订一张机票',
    ko: '손님이 가게에서 넘어지면 제 책임인가요|집주인을 고소할 수 있나요|이혼하면 재산은 어떻게 나누나요|감기약 뭐 먹으면 좋아요|감기에 좋은 음식|빵 굽는 법|요리법|끓이는 법|수도꼭지 고치는 법|자동차 수리|무슨 약|두통|증상|살 빼는 법|맛집|근처 식당|제일 맛있는 집|좋은 치과 추천|변호사 추천|회계사 추천|여행 가기 좋은 때|주차|버스 시간|기차|비행기 예약|여권|운전면허|강아지 훈련|근처 피자 맛집|비행기 표 예매해 줘|김치찌개 끓이는 법 좀',
  },
  'other-services': {
    en: 'do you sell phones|which mobile should I buy|which laptop|which phone company is cheapest|payroll services|coffee machine|do you deliver flowers|rent an office|solar panels|forklift hire|rent a car|business cards printing|do you build websites|how do I set up my own website|social media marketing|search engine optimisation|logo design|gift vouchers|fax machine|fly a drone|security cameras|internet connection|broadband|register a company|trademark|open a bank account|any jobs going|careers|vacancies|are you hiring|work experience|phone number of Pizza Hut|WordPress theme|sell me furniture|do you do payroll',
    'zh-Hans':
      '你们卖手机吗|买什么手机|买电脑|租车|印名片|做网站吗|怎么自己做网站|社交媒体推广|设计标志|礼品卡|宽带|注册公司|招聘吗|有工作吗|卖家具|摄像头',
    ko: '휴대폰을 파나요|어떤 휴대폰을 살까요|노트북|렌터카|명함 인쇄|홈페이지를 만들어 주나요|홈페이지 만드는 법|소셜 미디어 홍보|로고 디자인|상품권|인터넷 가입|회사 등록|채용하나요|일자리|가구|인스타 팔로워 늘리는 법',
  },
  'real-bookings': {
    en: 'book me a haircut for tomorrow|I want to order a pizza now|make me a doctor appointment|book a table for tonight|reserve a room for me this weekend|can you cut my hair|send a plumber to my house|I need an electrician now|deliver food to my house',
    'zh-Hans': '帮我预约明天理发|我现在要点一个披萨|帮我约医生|订今晚的桌子|帮我订这个周末的房间|派个水管工来我家',
    ko: '내일 머리 예약해 주세요|지금 피자 시킬게요|의사 예약해 주세요|오늘 저녁 자리 예약해 줘|이번 주말 방 잡아 줘|우리 집에 배관공 보내 주세요',
  },
  harm: {
    en: 'how do I listen in on somebody’s calls|how to unlock a phone that is not mine|hack into a voicemail box|track my wife’s phone without her knowing|how to spy on my staff|how do I make a bomb|pipe bomb|build a weapon|where can I buy a gun|how to make drugs|how do I hack someone|how do i get into my ex’s voicemail|read someone else’s messages|listen in on my wife’s phone|how to pick a lock|get away with a crime|steal a car|fake passport|how to poison|how do i get into my ex’s voicemail',
    'zh-Hans':
      '怎么破解别人的手机|怎么偷听别人打电话|怎么监听老婆的手机|怎么进别人的语音信箱|怎么偷看员工的消息|怎么做炸弹|哪里买枪|怎么制毒|怎么黑别人的电脑|怎么撬锁|怎么偷车|假护照|怎么做蛋糕',
    ko: '남의 통화 몰래 듣는 법|아내 전화를 엿듣는 방법|남의 휴대폰 잠금 푸는 법|직원 메시지 몰래 보는 법|음성사서함 해킹|폭탄 만드는 법|총을 어디서 사나요|마약 만드는 법|해킹하는 법|자물쇠 따는 법|차를 훔치는 법|위조 여권|케이크 만드는 법',
  },
  sport: {
    en: 'who won the rugby last night|when do the all blacks play|score of the match|who scored|which team is top of the table|cricket world cup|best footballer|is the game on tonight|olympics|netball results|who is playing on Saturday|which horse should I back',
    'zh-Hans': '昨晚比赛谁赢了|世界杯什么时候|哪个球队第一|谁进球了|今晚有球赛吗|奥运会',
    ko: '어젯밤 경기 누가 이겼어요|월드컵 언제|누가 골을 넣었나요|어느 팀이 일등|올림픽|오늘 경기 있나요',
  },
  'small-talk': {
    en: 'do you have a cat|are you married|do you love me|how old are you personally|what did you eat today|do you dream|are you happy|what do you look like|can we be friends|what is your name sign|sing me something|are you bored|what music do you like|where do you live yourself|can you swear at me|say something funny|do you sleep at night yourself|do you have a office dog',
    'zh-Hans': '你结婚了吗|你喜欢我吗|你吃了吗|你几岁|你有猫吗|你会做梦吗|你长什么样|你开心吗|聊聊天吧|你喜欢什么音乐',
    ko: '결혼했어요|나 사랑해|오늘 뭐 먹었어|몇 살이야|고양이 키워|꿈꾸나요|어떻게 생겼어|행복해요|심심해|무슨 음악 좋아해',
  },
  shopping: {
    en: 'what does an electrician earn|how much does a house cost in Auckland|rent for a flat|price of petrol|how much is a coffee|what does a lawyer charge|cost of a wedding|how much is a used van|where can I buy a second hand van|where do I buy shoes|cheapest flights|hotel prices in Queenstown|how much is an iphone|average wage|what does a nurse make|how much is a haircut in Ponsonby|electricity prices|which supermarket is cheapest|cost of living',
    'zh-Hans':
      '房租多少|油价多少|买房要多少钱|二手车多少钱|哪里买鞋便宜|电费多少|结婚要花多少钱|护士工资多少|手机多少钱|平均工资',
    ko: '월세가 얼마예요|기름값|집값이 얼마|중고차 얼마|신발 어디서 사요|전기 요금 한 달|결혼 비용|간호사 월급|휴대폰 얼마|평균 연봉',
  },
  'public-services': {
    en: 'do my tax return|file my taxes|legal advice about my landlord|my landlord kept my bond do I have a case|have I got a case in the tenancy tribunal|should I take my flatmate to the tribunal|can I win against my old boss in court|my landlord won’t fix the roof, can I stop paying rent|tenant rights|my boss won’t pay me|neighbour dispute|divorce lawyer|how do I apply for a visa|renew my licence|register to vote|report a crime to police|school holidays dates|when is the next public holiday|bus timetable|when does the ferry leave|when does the train leave|what time does the tram go|departure times|passport photo|council rates|get a building permit|health insurance|immigration rules|how do I adopt a dog|where is the nearest hospital|vaccination|can it do my tax return|can you give me legal advice about my landlord|My landlord won’t fix the roof, can I stop paying rent?',
    'zh-Hans':
      '帮我报税|房东不退押金怎么办|怎么离婚|怎么办签证|驾照换新|怎么投票|学校放假时间|最近的医院在哪|疫苗|移民政策|建房许可|能帮我报税吗',
    ko: '세금 신고 해 줘|집주인이 보증금을 안 줘요|이혼 절차|비자 신청|면허 갱신|투표 등록|방학 언제|가까운 병원 어디|예방 접종|이민 규정|건축 허가|세입자인데 집주인이 보증금을 안 줘요, 소송하면 이길까요',
  },
  learning: {
    en: 'how tall is the sky tower|what is the square root|who was the first prime minister|distance to the sun|how do computers work|explain quantum physics|history of new zealand|what is photosynthesis|who wrote hamlet|translate hello into french|spell necessary|what is 25 times 40|solve this equation|define entropy|what year did the war end|when was the telephone invented|what is the population of Australia|summarise this book|fix my python code|write a cover letter|make me a logo|plan my holiday|write a facebook post for me',
    'zh-Hans':
      '天空塔多高|平方根|第一任总理是谁|太阳有多远|解释量子物理|新西兰历史|谁写的哈姆雷特|你好用法语怎么说|25 乘以 40|这道题怎么解|战争哪年结束|电话谁发明的|帮我写求职信|帮我改代码|帮我做旅行计划',
    ko: '스카이 타워 높이|제곱근|첫 번째 총리|태양까지 거리|양자 물리 설명|뉴질랜드 역사|햄릿은 누가 썼나요|프랑스어로 안녕|25 곱하기 40|이 문제 풀어 줘|전쟁이 언제 끝났나요|전화는 누가 발명|자기소개서 써 줘|코드 고쳐 줘|여행 계획 짜 줘',
  },
  'local-tips': {
    en: 'recommend a good dentist in ponsonby|where can I eat in Auckland|best cafe near me|good plumber in Hamilton|which salon is best|give me the number of the salon next door|find me a cheap motel in Taupo|is the pizza shop on my street open|what is the best clinic in Sydney|where is the nearest pharmacy|who is a reliable builder|things to do this weekend|is there parking nearby',
    'zh-Hans':
      '奥克兰哪里有好吃的|哪家牙医最好|附近哪里有药店|推荐一家便宜旅馆|隔壁美容院电话多少|周末去哪玩|附近停车场|哪家水管工靠谱',
    ko: '오클랜드 맛집 어디예요|좋은 치과 알려 줘|근처 약국|싼 모텔 찾아 줘|옆 미용실 전화번호|주말에 뭐 하지|근처 주차장|믿을 만한 배관공',
  },
};
