import type { MeaningList } from '../known-answer.ts';

/** Meanings about subjects that the site does not cover, such as the weather. */
export const unsaidMeanings = {
  weather: {
    en: 'weather|rain|raining|forecast|temperature|sunny|snow|snowing|storm|bucket down|bucketing|umbrella|frost|hail|cyclone|how hot|how cold|pour down|chuck it down',
    'zh-Hans': '天气|下雨|下大雨|气温|下雪|台风|带伞|打伞|下冰雹|多少度',
    ko: '날씨|비가 오|비 오|비 와|비가 올|비 올|기온|눈이 오|눈 오|눈 와|눈 올|태풍|우산|소나기|몇 도',
  },
  founderWord: {
    en: 'founder|founded|ceo|director|your boss|started this|owner of bellbird|who runs|head of the company|employees|how many staff|how big is your team|the team|ceos name|chief|managing director|chairman|who set up|headcount|how many work for you|staff numbers|rent on your office',
    'zh-Hans': '老板|创始|创办|总经理|员工有|多少员工|负责人是谁|董事|当家|老大|高管|员工数|几个员工|办公室租金',
    ko: '대표|창업|사장님이|직원이 몇|누가 운영|회장|설립자|경영|직원 수|직원수|사무실 월세|직원은 몇',
  },
  yourCustomers: {
    en: 'use you|using you|using it|use it already|signed with you|have signed|your customers|clients do you have|customers do you have|reviews|review|testimonial*|five star|references|success stories|rating|which cafes|which shops|around wellington|around auckland|have this|already have|average rating|people give you|recommend you|sold so far',
    'zh-Hans': '在用|签了|有多少客户|评价|口碑|成功案例|用户|哪些店|哪些咖啡店|评分|谁在用|平均评分|有多少用户',
    ko: '쓰고 있|계약했|후기|평점|고객이 얼마나|이용자|어느 카페|어디서 쓰|평균 평점|어떤 가게',
  },
  companyAge: {
    en: 'established|how old|what year|when did you start|how long have you been|in business since|history of',
    'zh-Hans': '成立|哪年|几年了|开的公司',
    ko: '설립|몇 년도|몇 년 됐|생긴 회사',
  },
  discount: {
    en: 'discount|discounts|cheaper rate|special offer|promo|promotion code|loyalty|lower rate|mates rates|price match|beat a|veterans|students|student|charity|black friday|sale|cheaper for|reduced|bargain price|boxing day',
    'zh-Hans': '折扣|打折|优惠|便宜点|促销|讲价|黑色星期五|双十一|特价',
    ko: '할인|깎아|쿠폰|프로모션|이벤트|세일|블랙프라이데이|특가',
  },
  goLiveTime: {
    en: 'up and running|go live|order to launch|set up take|setup take|ready by|until it works|turnaround|to launch',
    'zh-Hans': '上线要|装好|能用上|开通要|设置要',
    ko: '시작할 수 있|설치~걸|열려|설정~걸|개통',
  },
  bitcoin: {
    en: 'bitcoin|crypto|paypal|afterpay|alipay|cheque|bank transfer|direct debit|amex|american express|amex|apple pay|google pay|zip',
    'zh-Hans': '比特币|支付宝|微信付|转账|美国运通|苹果支付',
    ko: '비트코인|페이팔|계좌 이체|카카오페이|아멕스|애플페이',
  },
  modelWord: {
    en: 'llm|gpt|openai|claude|which model|what model|app|iphone|android|latency|at the same time|at once|simultaneous*|open source|phone app|male version|male voice|female voice|smart fridge|device*',
    'zh-Hans': '大模型|gpt|应用|app|同时接|开源|男声|女声|手机版',
    ko: '모델|앱|동시에|지피티|오픈소스|남자 목소리|여자 목소리|아이폰',
  },
  channelWord: {
    en: 'whatsapp|facebook|instagram|telegram|wechat|sms|text message*|video call*|video-call*|web chat|wordpress|tiktok|snapchat|youtube|moving face|avatar',
    'zh-Hans': '微信|whatsapp|短信|视频通话|脸书|抖音|小红书|短视频|直播',
    ko: '카카오톡|카톡|왓츠앱|문자|화상|영상통화|인스타|틱톡|유튜브|디엠',
  },
  percentRight: {
    en: 'percent of calls|success rate|accuracy rate|percent right|what percent|how accurate in',
    'zh-Hans': '准确率|成功率|百分之几',
    ko: '몇 퍼센트나|성공률|정확도',
  },
  exchangeRate: {
    en: 'exchange rate|in korean won|in yuan|in rmb|convert to|converted to',
    'zh-Hans': '汇率|人民币|韩元|换算成',
    ko: '환율|원화|위안|엔화',
  },
  otherFirm: {
    en: 'than you|than yours|than bellbird|versus you|vs you|compared to you|competitor*|competing|rival*|the other mob|answering bot|answering service*|call centre|call center|podium|smith.ai|ruby|dialpad|ringcentral|aircall|goodcall|answerconnect|spark|skinny|vodafone|one nz|2degrees|telstra|optus|siri|chatgpt|vonage|twilio|zoom|five9|talkdesk|smith ai|bland ai|retell|vapi|synthflow|yabbr|3cx|myob|xero|hubspot|google voice|gemini|copilot|alexa|openai|microsoft|amazon|8x8|nextiva|tpg|aussie broadband|orcon|slingshot|contact energy',
    'zh-Hans':
      '比你们|比贵公司|比贵司|竞争对手|同行|隔壁|别家|其他家|另一家|对手公司|skinny|spark|vodafone|2degrees|telstra|optus|podium|沃达丰|电信公司|外包客服|呼叫中心|讯飞|阿里|腾讯|百度|华为|小爱|天猫精灵|豆包|文心|通义|微软|谷歌|苹果|亚马逊|别的公司|另一家',
    ko: '여기보다|이거보다|너희보다|그쪽보다|경쟁|타사|다른 업체|다른 회사|보다폰|스파크|스키니|텔스트라|옵터스|통신사|포디움|네이버|클로바|콜센터|네이버|카카오|클로바|케이티|통신사|구글|제미나이|알렉사|빅스비|마이크로소프트|아마존|보나지|트윌리오|다른 업체|타사',
  },
  ownMoney: {
    en: 'turnover|revenue|profit*|investor*|venture|funding|funded|shareholders|valuation|money into your|put money into|you earn last year|you make last year',
    'zh-Hans': '营业额|营收|利润|赚了|融资|投资人|投资方|股东|估值|盈利',
    ko: '매출|수익이|이익이|투자를|투자는|투자자|주주|기업 가치|흑자',
  },
  trialPeriod: {
    en: 'day trial|days trial|week trial|month trial|trial period|trial month|trial week|trial of growth|trial of starter|free month|month free|days free|weeks free|first month free|trial account|trial version|day free trial|days free trial|free trial on|free trial for|free trial of',
    'zh-Hans':
      '试用期|试用三十|试用七|试用十|试用一个月|试用一周|试用两周|天试用|天的试用|免费用一个月|首月免费|免费一个月|个月免费',
    ko: '체험 기간|체험판|한 달 무료|무료 한 달|일 무료|달 무료|첫 달 무료|주 무료',
  },
  oddDevice: {
    en: 'fridge|ipad|tablet|laptop|free phone|headset|smart speaker|alexa|google home|smart watch|camera|webcam|facial recognition|face recognition|recognise face*|recognise the face*|hologram|drone|tv|doorbell|cash register|robot arm|vending|printer|smart lock|smart home|thermostat|headset|vr|scan the|sensor*|number plate*|inventory|reorder stock|stock levels|payroll|wages',
    'zh-Hans':
      '刷脸|人脸|摄像头|冰箱|智能音箱|音箱|无人机|电视|门铃|门锁|打印机|机器手臂|手表|平板|扫地机|机器人吸尘|收银机|扫码|全息|库存|进货|发工资|车牌',
    ko: '얼굴|카메라|냉장고|스피커|드론|텔레비전|초인종|도어락|프린터|로봇 팔|워치|아이패드|태블릿|청소기|홀로그램|키오스크|계산대|얼굴 인식|재고|발주|급여',
  },
  elsewhere: {
    en: 'london|uk|england|canada|singapore|america|usa|india|fiji|japan|ireland|europe',
    'zh-Hans': '英国|伦敦|加拿大|新加坡|中国能|日本能',
    ko: '런던|영국|캐나다|싱가포르|한국에서',
  },
  ownWork: {
    en: 'write me a|write me an|write a post|write a review|write a letter|write a story|draft me|compose a|hundred words|thousand words|500 words|800 words|1000 words|essay|cover letter|homework|poem',
    'zh-Hans': '帮我编|帮我写|替我写|编一段|编一个|编几条|写一篇|写一封|写一首|写十|写几条|字的作文|作文',
    ko: '써 줘|써줘|써 주|작성해|지어 줘|지어내|대신 써|글짓기|독후감',
  },
  fraud: {
    en: 'fake review*|real review|impersonate|pretending to be|pretend to be the bank|scam|phishing|trick people|trick old|steal|without her knowing|without him knowing|without them knowing|without her pin|crack',
    'zh-Hans': '冒充|假冒|假扮|套老人|骗老人|假评论|假差评|刷差评|刷好评|破解|偷看|偷听|监听',
    ko: '사칭|가짜 후기|가짜 리뷰|거짓 후기|속여|몰래|보이스피싱|해킹|뚫는',
  },
  lawsuit: {
    en: 'sue|suing|sued|court|tribunal|evict|change the locks|my rights|legally can|take me to court|win the case|have i got a case|liable',
    'zh-Hans': '告我|告他|告她|告房东|打官司|起诉|胜算|赔我多少|仲裁',
    ko: '고소|소송|이길 수|승소|재판|신고하면|내쫓',
  },
  ownPeople: {
    en: 'my tenant|my landlord|my boss|my staff|my employee|an employee|my neighbour|my ex|my flatmate|my worker|my wife|my husband|my girlfriend|my boyfriend|my missus|my competitor',
    'zh-Hans': '房东|租客|老板拖|我的老板|员工|邻居|前女友|前男友|我老婆|我老公|女朋友|男朋友|隔壁店|室友',
    ko: '집주인|세입자|우리 사장|직원|이웃|전 남친|남친|여친|남자친구|여자친구|아내|남편|옆집|옆 가게|룸메이트',
  },
} as const satisfies MeaningList;
