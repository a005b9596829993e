import type { PhrasingList } from './known-answer.ts';

/**
 * Phrasings of questions about this company that the site does not answer, by topic. To these questions, the assistant
 * replies that the site does not contain the answer. To any other question without an answer, it replies that it is not
 * sure.
 */
export const knownUnknowns: PhrasingList = {
  people: {
    en: 'what did the founder do before|how many engineers are on your team|who wrote the software|how old is the founder|where did the founder study|name of your chief technology officer|who founded bellbird|who is the ceo|who owns the company|who runs bellbird|who is your boss|who started this business|name of the director|who are the people behind it|how many staff do you have|how many people work there|how big is your team|who will I be dealing with|meet the team|are you owned by a bigger company|who is in charge|who built you|who programmed this chat|are the founders kiwis|who is your ceo|whats the name of your managing director|what’s the ceo’s name|who started the company and what did they do before',
    'zh-Hans':
      '创始人以前是干什么的|团队有几个工程师|技术负责人是谁|创始人哪里毕业|谁写的程序|老板是谁|谁创办的|创始人是谁|你们有多少员工|团队有几个人|公司是谁的|谁负责这家公司|你是谁开发的|总经理是谁|属于哪个集团|你们老板是谁|总经理叫什么|你们老板叫什么名字',
    ko: '창업자는 전에 뭐 했어요|개발자가 몇 명이에요|기술 책임자 이름|대표는 어느 학교 나왔어요|엔지니어가 몇 명|사장님이 누구예요|누가 만들었나요|창업자가 누구|직원이 몇 명|팀이 얼마나 커요|대표가 누구인가요|누가 운영하나요|누가 개발했나요|회사 주인이 누구|대표 이름이 뭐예요|사장님 성함이 어떻게 되세요? 창업하신 분이요|직원은 모두 몇 명인가요',
  },
  customers: {
    en: 'name three of your clients|which big brands use you|give me a customer I can ring|who was your first customer|how many shops have signed up|how many businesses use you already|how many customers do you have|who are your customers|do you have reviews|testimonials|can I talk to a customer of yours|success stories from real clients|who else in my town uses it|your biggest client|what do other businesses say about you|do you have references|star rating|how popular is it|any clinics using it already|has anyone like me bought it|case study of a real customer|do you have reviews from customers|how many clinics have signed with you so far|got any five star reviews|How many businesses are using Bellbird right now?',
    'zh-Hans':
      '说出三个客户的名字|哪些大品牌用你们|第一个客户是谁|有多少商家签约|有多少家在用|有多少客户|你们有哪些客户|有客户评价吗|能介绍一个老客户吗|同行里谁在用|口碑怎么样|用户多吗|有成功案例吗|有多少家店在用|签了多少家诊所|你们平均评分多少',
    ko: '고객사 세 군데만 알려 줘요|큰 회사 중에 누가 써요|첫 고객이 누구였어요|가입한 가게가 몇 곳|몇 군데서 쓰고 있나요|고객이 얼마나 되나요|후기가 있나요|이용 후기|다른 가게들은 뭐라고 하나요|누가 쓰고 있나요|평점|실제 고객 사례|많이들 쓰나요|지금 몇 군데서 쓰고 있어요|병원 몇 군데가 계약했어요|평균 평점이 몇 점',
  },
  history: {
    en: 'how much did you earn last year|who put money into the company|which venture funds back you|what is your turnover|did you make a profit|where did your funding come from|how many years has the firm been going|what year did you start|how long have you been in business|when was bellbird founded|how old is the company|history of the company|how did you begin|are you a start-up|are you a registered company|company number|what is your ABN|NZBN|annual turnover|how much revenue do you make|are you profitable|who are your investors|have you won any awards|are you funded|have you raised money|listed on the stock exchange|whats your abn|when were you established|what’s your ABN|do you sponsor local sports teams|What’s your annual revenue and are you profitable?',
    'zh-Hans':
      '你们去年赚了多少钱|投资方是谁|拿到融资了吗|去年营业额多少|盈利了吗|公司做了几年|公司成立几年了|哪一年成立的|公司历史|注册号是多少|营业额多少|赚不赚钱|有投资人吗|得过奖吗|是上市公司吗|做了多久了|哪年开的公司|你們公司在哪一年成立的？',
    ko: '작년 매출이 얼마예요|투자는 어디서 받았어요|투자자가 있나요|작년에 얼마 벌었어요|회사가 생긴 지 몇 년|흑자인가요|언제 설립됐나요|몇 년 됐어요|회사 역사|사업자 번호|매출이 얼마|투자자가 누구|상을 받은 적|상장 회사인가요|회사가 오래됐나요|언제 설립됐어요|몇 년도에 생긴 회사예요',
  },
  'street-address': {
    en: 'what street is your office on|what is your street address|where is your head office exactly|address of the building|can I come to your office|which suburb is your office in|office address please|I want to visit you in person|what number and street|postal address|where do I send a letter|can I drop in to your shop|do you have an office in london|Do you guys have a dog friendly office I can pop into in Wellington? Street address please',
    'zh-Hans':
      '你们办公室地址在哪条街几号|公司具体地址|办公室在哪栋楼|总部地址是什么|能上门到你们公司吗|寄信地址|在哪条街|你们辦公室地址在哪條街幾號',
    ko: '본사 주소가 어디예요|직접 찾아가려는데 주소가 뭐예요|사무실 정확한 주소|무슨 거리에 있나요|우편 주소|건물 주소 알려 주세요|방문하고 싶은데 어디로 가면 되나요|본사 주소가 어디예요? 직접 찾아가려고요',
  },
  'set-up-time': {
    en: 'how long does setup take|how many days until I am up and running|how soon can we go live|how fast can I start|when could we be live|how many weeks to launch|how quickly can you get me going|turnaround for the first version|can it be ready by Monday|how long before it answers calls|timeline for implementation|is it instant|how many days till im up and running|how long from order to launch',
    'zh-Hans':
      '设置要多久|多久能装好|几天可以上线|多久能用上|开通要多久|最快什么时候能用|几个星期能弄好|下周能上线吗|从下单到上线要多少天',
    ko: '설치까지 얼마나 걸려요|설정에 얼마나 걸리나요|며칠이면 시작|언제부터 쓸 수 있나요|얼마나 걸려야 쓸 수 있나요|몇 주 걸리나요|다음 주에 될까요|개통까지 며칠|주문하고 며칠 만에 열려요',
  },
  'payment-ways': {
    en: 'can I pay you by credit card|do you take PayPal|direct debit|bank transfer|which payment methods do you accept|can I pay in crypto|afterpay|do you accept Visa for the subscription|pay by cheque|American Express|do you take Alipay|can I pay my invoice by card|can i pay with bitcoin|do you take american express',
    'zh-Hans': '可以刷信用卡付给你们吗|支持支付宝吗|能用微信付吗|可以转账吗|接受哪些付款方式|能用比特币付吗',
    ko: '카드로 내도 되나요|페이팔 되나요|계좌 이체 되나요|어떤 결제 수단|자동 이체|카카오페이 되나요|결제 수단이 뭐예요|아멕스 카드 되나요',
  },
  discounts: {
    en: 'is there a discount|can you do it cheaper|student discount|charity price|not for profit rate|can you beat a competitors price|price match|promo code|black friday deal|any specials on|do I get money off for two shops|mates rates|coupon|can we negotiate the price|loyalty discount|free month|can you give me a student discount|is there a loyalty programme|do you offer veterans a lower rate|is there a black friday sale',
    'zh-Hans':
      '有折扣吗|能打折吗|有优惠吗|学生优惠|公益组织便宜吗|优惠码|两家店能便宜点吗|可以讲价吗|有促销吗|能打折吗学生|有黑色星期五促销吗',
    ko: '할인이 있나요|깎아 주세요|학생 할인|비영리 할인|프로모션 코드|두 가게면 싸게 되나요|흥정 되나요|이벤트 할인|쿠폰|학생 할인 되나요',
  },
  technology: {
    en: 'what model do you run on|which version of gpt is it|do you use openai|is it built on claude|what programming language|do you have an app|is there an iphone app|android app|does it work on my watch|how many calls at the same time|how fast does it respond|latency in seconds|what hardware do I need|do I need special phones|which browsers|do you have an api for developers|is it open source|which cloud do you host on|male or female voice|can I choose the voice|what does the voice sound like|how many voices are there|speed of talking|what model of gpt do you run on|is there an app for iphone|how many calls can it take at once|do your voices come in a male version|is there a phone app|what suburb are your servers in exactly',
    'zh-Hans':
      '用的是哪个大模型|是用 GPT 吗|有手机应用吗|有苹果版吗|同时能接几个电话|反应有多快|需要什么设备|有开发接口吗|可以选男声女声吗|有几种声音|开源吗|你们用的是哪家的大模型|有男声吗',
    ko: '어떤 모델을 쓰나요|지피티인가요|앱이 있나요|아이폰 앱|동시에 몇 통까지|응답 속도|필요한 장비|개발자 API|남자 목소리로 되나요|목소리를 고를 수 있나요|오픈소스인가요|어느 회사 모델을 써요|앱 있어요?|남자 목소리 있나요',
  },
  channels: {
    en: 'does it work on whatsapp|can it answer facebook messages|reply to my emails|instagram messages|can it send text messages to customers|does it handle video calls|fax|can it reply to google reviews|telegram|does it plug into my WordPress site|can it chat on my Shopify store|sms reminders|can it answer web chat and phone both|does it ring customers to remind them|is there a whatsapp version|does the agent do video calls with the customer’s face on screen',
    'zh-Hans':
      '能回微信吗|可以接 WhatsApp 吗|能回邮件吗|能发短信提醒吗|支持视频通话吗|能接到我的网站上吗|可以回脸书消息吗|会打电话提醒客人吗|周一能派人来店里吗|能不能绑定微信小程序自动回复',
    ko: '카카오톡도 되나요|왓츠앱에 연결되나요|이메일에도 답하나요|문자 알림을 보내나요|화상 통화|제 홈페이지에 붙일 수 있나요|인스타 메시지에 답하나요|예약 전날 알림 전화|카카오톡이랑 연동돼요?',
  },
  certificates: {
    en: 'are you ISO 27001 certified|SOC 2|HIPAA compliant|PCI compliant|GDPR compliant|do you have insurance|penetration test report|security certificate|are you accredited|government approved|audited by whom|are you iso certified',
    'zh-Hans': '有 ISO 认证吗|有安全认证吗|符合 GDPR 吗|买了保险吗|有审计报告吗|政府批准了吗',
    ko: 'ISO 인증이 있나요|보안 인증|GDPR 준수하나요|보험에 들어 있나요|감사 보고서|정부 승인',
  },
  'numbers-we-do-not-give': {
    en: 'can you guarantee more bookings|do you guarantee first place on Google|promise me it pays for itself|guarantee I will double my sales|how many customers will I gain|what is your uptime in percent|how many calls does it answer a day|what percentage of calls does it get right|success rate|how many bookings more will I get|average call length|how much money will I save|return on investment in percent|how accurate in percent|how many languages will you add next|what is on your roadmap|when is the next version|new features coming|statistics|conversion rate|when will you add japanese|what percent of calls does it get right',
    'zh-Hans':
      '能保证生意翻倍吗|保证排名第一吗|能保证多接多少单吗|保证回本吗|成功率多少|能多接多少单|能省多少钱|平均通话多长|以后会加哪些语言|下个版本什么时候|有什么新功能计划|投资回报多少|准确率是百分之几|什么时候出日语',
    ko: '매출이 두 배 된다고 보장하나요|검색 1위를 보장해요|본전을 뽑는다고 보장하나요|손님이 몇 명 늘어요|정확도가 몇 퍼센트|성공률|예약이 얼마나 늘어나요|얼마나 절약되나요|평균 통화 시간|앞으로 추가될 언어|다음 버전은 언제|신기능 계획|투자 수익률|몇 퍼센트나 정확해요|일본어는 언제 나와요',
  },
  'other-countries': {
    en: 'do you work in Canada|are you available in the UK|can I use it in Singapore|do you serve America|is it available in Fiji|do you have customers in Japan|can a business in Ireland use it|is it sold in India',
    'zh-Hans': '英国能用吗|加拿大可以用吗|新加坡能用吗|在中国能用吗|美国的店可以用吗',
    ko: '한국에서도 쓸 수 있나요|미국 가게도 되나요|영국에서 되나요|캐나다에서 쓸 수 있나요|싱가포르도 되나요',
  },
  competitors: {
    en: 'is Telstra cheaper than you|how much does the other mob charge|what would another provider cost|are your rivals dearer|which is better you or them|does Vodafone have something like this for less|how do your prices compare with other firms|who are your competitors|are you better than Google|how do you compare with Dialpad|what is the difference between you and Siri|why not use chatgpt instead|are you cheaper than an answering service|is there something better than you|versus a call centre',
    'zh-Hans':
      '隔壁那家呼叫中心比你们便宜吗|别家收多少钱|电信的机器人比你们贵吗|跟同行比价格怎么样|其他公司收费比你们低多少|你们和谁家比更好|你们的竞争对手是谁|和别家比哪个好|比 ChatGPT 好在哪|跟呼叫中心比哪个便宜',
    ko: '다른 회사는 얼마 받아요|네이버가 여기보다 싸요|타사랑 비교하면 어때요|통신사 로봇이 더 싼가요|경쟁 업체 가격은요|옆 회사 제품이 더 좋나요|경쟁사가 어디예요|구글보다 나은가요|챗지피티랑 뭐가 달라요|콜센터보다 싼가요',
  },
  'package-trial': {
    en: 'is there a 14 day trial of the packages|can I have the first month free|do you offer a trial period|how long is the free trial|30 day free trial|try Growth for a month before paying|a week for free before I commit|trial account for the Starter plan|got a trial version',
    'zh-Hans':
      '有三十天免费试用吗|套餐有试用期吗|第一个月免费吗|能先免费用一个月吗|有七天试用吗|试用期多长|可以先用两周再付钱吗|免费试用几天',
    ko: '무료 체험 기간이 있나요|한 달 무료로 써 볼 수 있나요|첫 달은 무료인가요|체험 기간이 며칠이에요|14일 무료 체험|일주일 써 보고 결제해도 되나요|체험판 있나요|무료로 며칠 써요',
  },
  devices: {
    en: 'does it come with a camera|can it recognise faces|does it work with alexa|can I put it in a smart speaker|does it connect to my fridge|can it open the door lock|does it drive a drone|can it print labels|is there a screen or kiosk|can it watch my shop through the cctv|does it read number plates|can it run on my smart watch|does it control the heating|can it reorder stock by itself',
    'zh-Hans':
      '可以刷脸付款吗|带摄像头吗|能识别人脸吗|能连智能音箱吗|能连冰箱吗|能开门锁吗|能打印标签吗|能看监控吗|能识别车牌吗|能控制空调吗|能自动进货吗|有自助点餐机吗',
    ko: '얼굴을 알아보나요|카메라가 달려 있나요|스마트 스피커에 연결되나요|냉장고랑 연결되나요|문을 열어 주나요|프린터로 출력되나요|씨씨티비를 보나요|차 번호판을 읽나요|에어컨을 조절하나요|재고를 알아서 주문하나요|키오스크도 있나요',
  },
  'partner-details': {
    en: 'do I get exclusive territory as a partner|how many partners do you have|do partners get training|is there a partner portal|do I get marketing material|can I see the partner agreement|which bank pays partners|do I need insurance to be a partner|how long does partner approval take|can partners set their own price',
    'zh-Hans': '合作伙伴有独家区域吗|有多少合作伙伴|给合作伙伴培训吗|有宣传材料吗|合作审批要多久|代理可以自己定价吗',
    ko: '파트너 독점 지역이 있나요|파트너가 몇 명|파트너 교육이 있나요|홍보 자료를 주나요|파트너 승인은 얼마나 걸리나요|파트너가 가격을 정할 수 있나요',
  },
};

/** For some topics, the id of a known answer about something similar, whose page is linked. */
export const nearestAnswers: Readonly<Record<string, string>> = {
  people: 'contact',
  customers: 'named-as-customer',
  'street-address': 'place',
  'set-up-time': 'set-up',
  'payment-ways': 'billing',
  discounts: 'packages',
  technology: 'provider-list',
  channels: 'integrations',
  certificates: 'security',
  'numbers-we-do-not-give': 'packages',
  'other-countries': 'place',
  competitors: 'why-us',
  'package-trial': 'demo-try',
  devices: 'integrations',
  'partner-details': 'partner-join',
};
