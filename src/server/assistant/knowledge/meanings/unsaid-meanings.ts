import type { MeaningList } from '../known-answer.ts';

/** Meanings of what the site does not say. */
export const unsaidMeanings = {
  weather: {
    en: 'weather|rain|raining|forecast|temperature|sunny|snow|storm',
    'zh-Hans': '天气|下雨|气温|下雪|台风',
    ko: '날씨|비가 오|비 와|기온|눈이 오|태풍',
  },
  founderWord: {
    en: 'founder|founded|ceo|director|your boss|started this|owner of bellbird|who runs|head of the company|employees|how many staff|how big is your team|the team|ceos name|chief|managing director|chairman|who set up',
    'zh-Hans': '老板|创始|创办|总经理|员工有|多少员工|负责人是谁|董事|当家|老大|高管',
    ko: '대표|창업|사장님이|직원이 몇|누가 운영|회장|설립자|경영',
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
    en: 'whatsapp|facebook|instagram|telegram|wechat|sms|text message*|video call*|web chat|wordpress',
    'zh-Hans': '微信|whatsapp|短信|视频通话|脸书',
    ko: '카카오톡|왓츠앱|문자|화상|인스타',
  },
  percentRight: {
    en: 'percent of calls|success rate|accuracy rate|percent right|what percent|how accurate in',
    'zh-Hans': '准确率|成功率|百分之几',
    ko: '몇 퍼센트나|성공률|정확도',
  },
  otherFirm: {
    en: 'than you|than yours|than bellbird|versus you|vs you|compared to you|competitor*|competing|rival*|the other mob|answering bot',
    'zh-Hans': '比你们|比贵公司|比贵司|竞争对手|同行|隔壁|别家|其他家|另一家|对手公司',
    ko: '여기보다|이거보다|너희보다|그쪽보다|경쟁|타사|다른 업체|다른 회사',
  },
  ownMoney: {
    en: 'turnover|revenue|profit*|investor*|venture|funding|funded|shareholders|valuation|money into your|put money into|you earn last year|you make last year',
    'zh-Hans': '营业额|营收|利润|赚了|融资|投资人|投资方|股东|估值|盈利',
    ko: '매출|수익이|이익이|투자를|투자는|투자자|주주|기업 가치|흑자',
  },
  trialPeriod: {
    en: 'day trial|days trial|week trial|month trial|trial period|trial month|trial week|trial of growth|trial of starter|free month|month free|days free|weeks free|first month free|trial account|trial version',
    'zh-Hans':
      '试用期|试用三十|试用七|试用十|试用一个月|试用一周|试用两周|天试用|天的试用|免费用一个月|首月免费|免费一个月|个月免费',
    ko: '체험 기간|체험판|한 달 무료|무료 한 달|일 무료|달 무료|첫 달 무료|주 무료',
  },
  oddDevice: {
    en: 'fridge|smart speaker|alexa|google home|smart watch|camera|webcam|facial recognition|face recognition|recognise face*|recognise the face*|hologram|drone|tv|doorbell|cash register|robot arm|vending|printer|smart lock|smart home|thermostat|headset|vr|scan the|sensor*',
    'zh-Hans': '刷脸|人脸|摄像头|冰箱|智能音箱|音箱|无人机|电视|门铃|门锁|打印机|机器手臂|手表|收银机|扫码|全息',
    ko: '얼굴|카메라|냉장고|스피커|드론|텔레비전|초인종|도어락|프린터|로봇 팔|워치|홀로그램|키오스크|계산대',
  },
  elsewhere: {
    en: 'london|uk|england|canada|singapore|america|usa|india|fiji|japan|ireland|europe',
    'zh-Hans': '英国|伦敦|加拿大|新加坡|中国能|日本能',
    ko: '런던|영국|캐나다|싱가포르|한국에서',
  },
} as const satisfies MeaningList;
