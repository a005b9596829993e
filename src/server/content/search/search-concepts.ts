/**
 * Groups of words with the same meaning in the three languages. All words of a group become the same token, so that a
 * question in Korean finds a passage in English. English words are stems, separated by spaces. Chinese and Korean
 * phrases are separated by bars.
 */
const concepts: Readonly<Record<string, { en: string; cjk: string }>> = {
  price: {
    en: 'price cost pric charg fee expensiv rat tariff quot ballpark damag afford bucks buck dosh cash cheque',
    cjk: '价格|价钱|多少钱|费用|收费|要钱|交钱|什么价|价位|算钱|花多少|가격|얼마|비용|요금|돈|价目|报价|月费|几块钱|价|값|단가|견적|多少费用|什么价格|얼마죠|얼마나 해|값이 얼마',
  },
  package: { en: 'packag plan', cjk: '套餐|方案|패키지|요금제|플랜' },
  partner: {
    en: 'partner agency agenci resell reseller affiliat programm program collaborat',
    cjk: '合作伙伴|合作|代理|파트너|제휴|리셀러|에이전시|加盟|经销|대리점|협력|一起做|合伙|같이 일하|협업|동업',
  },
  commission: {
    en: 'commission payout earn cut margin kickback reward',
    cjk: '佣金|提成|赚|수수료|커미션|分成|奖励|返佣|介绍费|回报|赚钱|能赚|수입|보상|소개비|벌 수|버나|수익|얼마나 벌',
  },
  referral: {
    en: 'referral refer introduc',
    cjk: '推荐客户|介绍客户|推荐一个客户|推荐一位|고객을 추천|고객 추천|추천하면',
  },
  language: {
    en: 'languag mandarin cantones chines korean multilingual spanish english japanes hindi french german cantonese languages accent',
    cjk: '语言|中文|普通话|韩语|粤语|언어|한국어|중국어|英语|英文|韩文|日语|西班牙语|广东话|方言|口音|韩国|听得懂|听懂|영어|중국말|한국말|일본어|외국어|사투리|알아듣',
  },
  speak: { en: 'speak talk', cjk: '' },
  support: { en: 'support help', cjk: '支持|售后|지원|사후' },
  cancel: {
    en: 'cancel terminat quit leav stop exit cancell withdraw cancellation termination',
    cjk: '取消|终止|解约|退出|해지|그만|취소|끝낼|끝내|중단|解除|停用|停掉|不想用|不用了|不续|中途|끊|탈퇴|그만두|중간에|해약',
  },
  privacy: { en: 'privaci personal data inform', cjk: '隐私|个人信息|数据|资料|信息|개인정보|정보|데이터' },
  recording: {
    en: 'record transcript recording recorded',
    cjk: '录音|记录|녹음|녹취|录下|录下来|录着|会录|偷听|엿듣|녹음되',
  },
  call: { en: 'call phon telephon ring rang dial calling', cjk: '电话|通话|来电|전화|통화|打电话|打来|拨打|전화번호' },
  booking: {
    en: 'book appoint reserv reservation slot schedul',
    cjk: '预约|预订|订房|예약|排时间|约时间|排期|挂号|改时间|시간을 바꾸|시간 바꾸|잡아',
  },
  order: { en: 'order', cjk: '订单|点餐|点单|주문|下单|接单' },
  restaurant: {
    en: 'restaurant takeaway takeout caf pizza kitchen burger sushi food menu chef bakery bakeri diner kebab',
    cjk: '餐厅|饭店|外卖|餐馆|식당|음식점|点菜|订餐|咖啡店|寿司|披萨|餐|포장|배달|음식|카페|피자|분식|메뉴',
  },
  clinic: {
    en: 'clinic doctor dentist dental medical physio patient health healthcar gp nurs vet optometrist chiropract psychologist surgery practic appointments',
    cjk: '诊所|牙医|医生|病人|병원|치과|환자|의원|看病|医院|看牙|中医|理疗|진료|한의원|물리치료|동물병원|의사',
  },
  salon: {
    en: 'salon hairdress beauty beauti nail massag spa barber haircut stylist beautician lash brow wax groom',
    cjk: '美容|理发|美甲|美发|发廊|미용실|네일|뷰티|做头发|做脸|按摩|美睫|머리|피부|속눈썹|왁싱|마사지',
  },
  trade: {
    en: 'trad tradi plumb plumber electrician builder sparki roof roofer van handyman plumbing electrical carpenter painter mechanic locksmith gardener landscap cleaner',
    cjk: '水管工|电工|维修|装修|배관|수리|전기 기사|师傅|漏水|水管|修理|修车|上门|派工|출장|수도|청소|정비|인테리어|현장|배관 기사|출장 기사|수리 기사',
  },
  hotel: {
    en: 'hotel motel accommodat accommodation guest room hostel backpacker airbnb lodg lodge guesthous campground bnb stay',
    cjk: '酒店|旅馆|民宿|客房|호텔|모텔|객실|숙박|房间|客栈|汽车旅馆|入住|펜션|게스트하우스|체크인|방 예약|방을|방이|방 있|방값',
  },
  hours: {
    en: 'hour open clos weekend saturday sunday holiday shut closed opening monday tuesday wednesday thursday friday christmas easter boxing',
    cjk: '营业|几点|开门|关门|周末|星期六|星期天|星期日|周日|周六|上班|开不开|영업|문 여|일요일|문 닫|여나요|몇 시|토요일|주말|节假日|假期|星期几|礼拜|下午|开到|有人吗|공휴일|휴일|쉬는 날|문 열|무슨 요일|근무|문을 여|문 여|열어|닫아|星期一|星期二|星期三|星期四|星期五|周一|周二|周三|周四|周五|월요일|화요일|수요일|목요일|금요일|언제 닫|언제 열|圣诞|春节|新年|크리스마스|명절|설날|추석',
  },
  contact: { en: 'contact email reach', cjk: '联系|邮箱|邮件|연락|이메일|메일|문의' },
  person: { en: 'human person someon somebody', cjk: '真人|人工|사람|상담원' },
  machine: {
    en: 'machin robot bot automat automatic ai computer',
    cjk: '机器|机器人|自动|로봇|자동|기계|人工智能|AI|인공지능|챗봇',
  },
  demo: { en: 'demo trial sampl', cjk: '演示|试用|데모|체험' },
  secure: { en: 'secur saf encrypt encryption protect', cjk: '安全|加密|보안|안전|암호화' },
  tax: { en: 'tax gst vat', cjk: '税|세금|부가세' },
  refund: { en: 'refund refundabl', cjk: '退款|退钱|退费|환불' },
  monthly: { en: 'month monthli', cjk: '每月|每个月|按月|매월|한 달|월|매달|달마다|月付' },
  missed: { en: 'miss unanswer', cjk: '漏接|没接到|未接|놓친|못 받' },
  test: { en: 'test tri', cjk: '测试|试一试|시험|테스트' },
  greeting: { en: 'greet script', cjk: '问候|开场白|인사말|대본' },
  question: { en: 'question faq', cjk: '问题|问答|질문' },
  overseas: { en: 'oversea abroad offshor america usa foreign', cjk: '海外|国外|해외|美国|外国|미국|외국으로' },
  contract: { en: 'contract agreement agre', cjk: '合同|协议|계약' },
  share: { en: 'percent percentag', cjk: '百分之|比例|퍼센트|비율' },
  raise: {
    en: 'increas rais rise ris hik hike dearer',
    cjk: '涨价|上涨|提价|인상|오를|오르|올라|加价|变贵|突然变|비싸지|값이 오',
  },
  currency: {
    en: 'currenci currency dollar nzd aud usd aussi',
    cjk: '货币|纽币|澳币|纽元|澳元|美元|新西兰元|달러|통화인|화폐',
  },
  usage: { en: 'usag minut', cjk: '用量|通话费|每分钟|사용량|통화료|분당' },
  bonus: { en: 'bonus bonu', cjk: '奖金|보너스' },
  urgent: { en: 'urgent emergenc emergency emergenci', cjk: '紧急|急救|응급|긴급|급한' },
  pay: {
    en: 'pay paid payment payabl instal',
    cjk: '付款|支付|付清|付完|缴费|交费|付|내야|내는|내나|내면|결제|지불|납부',
  },
  notice: { en: 'notic warn warning advanc', cjk: '提前|通知|事先|预先|通报|통지|통보|미리|사전' },
  wrong: {
    en: 'wrong mistak error mishear misheard misunderst misunderstand incorrect inaccurat accurat hallucinat',
    cjk: '错|搞错|弄错|说错|听错|出错|不准|准确|靠谱|틀리|틀린|틀릴|실수|잘못|오류|엉뚱|정확',
  },
  setup: {
    en: 'setup set install installation onboard',
    cjk: '安装|设置|装好|搭建|上线|开通|设定|설치|설정|세팅|구축|개통',
  },
  transfer: { en: 'transfer forward divert escalat handov', cjk: '转接|转给|转到|转人工|넘기|넘겨|넘길|돌려|연결해' },
  sell: { en: 'sell sold sale', cjk: '出售|卖给|卖|파나|판매|팔아|파는|팔고' },
  night: {
    en: 'night midnight overnight asleep evening sleep 24',
    cjk: '晚上|半夜|夜里|下班|24 小时|24小时|深夜|凌晨|夜间|关门以后|밤|새벽|야간|24시간|퇴근|부재중',
  },
  staff: { en: 'staff team colleagu employe worker receptionist', cjk: '员工|同事|工作人员|团队|직원|동료' },
  keep: {
    en: 'keep kept retain retention hold held',
    cjk: '保存|保留|留多久|存多久|留着|보관|보유|저장|남나|갖고|放多久|얼마나 두|두나요|오래 두',
  },
  delete: { en: 'delet eras remov forgotten', cjk: '删除|删掉|删|清除|삭제|지워|지우' },
  integration: {
    en: 'crm hubspot salesforc zoho pipedriv xero myob softwar system integrat integration at lm ats lms sync calendar outlook zapier shopifi api plug',
    cjk: '对接|集成|系统|软件|接入|接口|同步|연동|통합|시스템|소프트웨어|프로그램|캘린더|붙일|붙이',
  },
  invoice: { en: 'invoic bill', cjk: '发票|账单|开票|청구|영수증|계산서' },
  city: {
    en: 'auckland wellington christchurch sydney melbourn brisban perth hamilton dunedin adelaid queenstown tauranga city town',
    cjk: '奥克兰|悉尼|墨尔本|惠灵顿|基督城|布里斯班|城市|오클랜드|시드니|멜버른|웰링턴|브리즈번|도시',
  },
  place: {
    en: 'locat located location bas base whereabout office address',
    cjk: '地址|办公室|在哪|位置|주소|사무실|위치|본사',
  },
  cheap: {
    en: 'cheap cheapest lowest smallest least budget minimum',
    cjk: '最便宜|便宜|最低|最小|起步|入门|基础|基本|제일 싼|가장 싼|싼|저렴|최저|가장 작은|기본|最少|최소|最起码|적어도',
  },
  middle: { en: 'middl mid medium', cjk: '中间|中档|中等|第二个|중간|두 번째' },
  biggest: {
    en: 'biggest largest highest fullest',
    cjk: '最大|最贵|最高|顶级|最全|제일 비싼|가장 비싼|가장 큰|최고|제일 많은',
  },
  tier: { en: 'tier level premier certifi certified', cjk: '等级|级别|升级|升到|高级|认证|등급|승급|레벨|프리미어' },
  compare: { en: 'differ differenc compar versus vs better', cjk: '区别|差别|不同|差在|比较|차이|다르|달라|비교' },
  customer: {
    en: 'customer client caller consumer',
    cjk: '客户|客人|顾客|来电者|打电话的人|고객|손님|상대방|전화한 사람',
  },
  starter: { en: 'starter', cjk: '起步版|스타터' },
  growth: { en: 'growth', cjk: '成长版|그로스|성장형|成长套餐|성장용' },
  enterprise: { en: 'enterpris enterprise', cjk: '企业版|엔터프라이즈|기업용|企业套餐' },
  train: { en: 'train teach taught', cjk: '训练|用来学习|拿去学|학습|훈련|가르치' },
  hack: { en: 'hack hacker breach leak stolen steal', cjk: '黑客|泄露|해킹|유출|流出|泄漏|새어|샌' },
  try: { en: 'try hear', cjk: '试一下|先试|听听|听一下|体验|들어 볼|들어볼|써 볼|써볼|미리 들' },
  upfront: { en: 'upfront', cjk: '先交|预付|预先付|선불' },
  oneoff: { en: 'lump outright', cjk: '一次性|一次付|买断|全款|일시불|한 번에|한꺼번에|한번에|전액' },
  extra: {
    en: 'extra additional addition besid hidden surpris',
    cjk: '额外|另外|除了|别的|隐藏|추가|별도|따로|말고|외에|숨은',
  },
  included: { en: 'includ inclus cover contain', cjk: '包含|包括|含|포함|들어' },
  year: { en: 'year yearli annual annually twelv', cjk: '一年|年费|整年|1년|일 년|연간|약정|按年|매년|해마다|년' },
  number: { en: '', cjk: '号码|번호' },
  benefit: { en: 'benefit advantag', cjk: '好处|장점|혜택' },
  join: {
    en: 'becom join appli applicat application',
    cjk: '成为|加入|申请|要当|当合作|做合作|되고 싶|되려면|가입|신청',
  },
  account: {
    en: 'account login log password regist signin',
    cjk: '账户|账号|登录|注册|密码|계정|로그인|회원|비밀번호',
  },
  child: { en: 'kid child children minor teenag', cjk: '孩子|儿童|未成年|小孩|아이|어린이|미성년|청소년' },
  complaint: { en: 'complain complaint', cjk: '投诉|불만|민원' },
  property: { en: 'own belong property intellectual copyright', cjk: '归谁|版权|所有权|소유|저작권' },
  law: { en: 'law legal court disput sue', cjk: '法律|纠纷|起诉|打官司|법률|분쟁|소송' },
  noanswer: {
    en: '',
    cjk: '答不上|回答不了|不会答|不知道答案|听不懂|대답을 못|답을 못|대답 못|모르는|못 알아',
  },
  message: { en: 'text sms messag voicemail', cjk: '短信|留言|语音信箱|문자|메시지|음성 사서함' },
  busy: { en: 'busi flat overload', cjk: '忙|没空|没时间|바쁘|바빠|바쁠|정신없' },
  industry: { en: 'industri sector', cjk: '行业|업종' },
  flow: { en: 'flow step', cjk: '流程|步骤|흐름|단계' },
  knowledge: { en: 'knowledg', cjk: '知识库|지식' },
  article: { en: 'articl blog guid read resourc', cjk: '文章|博客|资源|教程|글|블로그|자료' },
  website: { en: 'websit homepag site', cjk: '网站|网页|홈페이지|사이트' },
  cookie: { en: 'cooki track analytic advertis', cjk: '跟踪|追踪|广告|쿠키|추적|광고' },
  write: { en: 'writ wrot written', cjk: '谁写|写的|작성' },
  change: { en: 'chang', cjk: '改变|变化|变|바뀌|변경|바꿀' },
  card: { en: 'card credit debit paypal', cjk: '信用卡|刷卡|支付宝|微信支付|카드|계좌|이체' },
  technical: { en: 'techni technical technolog technician skill', cjk: '技术|懂电脑|컴맹|기술|전문 지식' },
  difficulty: {
    en: 'difficult hard complicat complex easi simpl tricki',
    cjk: '难|复杂|简单|容易|어렵|어려|복잡|쉬운|쉽',
  },
  guarantee: { en: 'guarante warranti assur', cjk: '保证|保修|担保|보증|보장' },
  copy: { en: 'copi', cjk: '副本|复印|사본|복사' },
  duty: { en: 'duti oblig responsibl', cjk: '要做什么|该做什么|负责什么|义务|무슨 일|할 일|해야 할|의무' },
  reception: { en: 'reception', cjk: '前台|接待|접수|안내 데스크' },
  university: { en: 'universiti school colleg', cjk: '大学|学校|대학|학교' },
  rent: { en: 'rent rental leas', cjk: '房租|租金|租房|월세|전세|임대' },
  sport: { en: 'footbal soccer goal', cjk: '足球|篮球|축구|야구|골' },
  free: { en: 'free', cjk: '免费|无偿|白送|무료|공짜' },
  chat: { en: 'chat convers conversation', cjk: '对话|聊天|대화|채팅' },
  self: { en: 'myself yourself ourselv diy', cjk: '我自己|自己|亲自|직접|스스로' },
  weather: { en: 'weather rain forecast temperatur', cjk: '天气|下雨|气温|날씨|비가 오|기온' },
  recommend: {
    en: 'recommend best suggest advis',
    cjk: '推荐|最好的|推荐一|추천|제일 맛있|맛집|建议|哪个好|나아요|더 좋',
  },
  invest: {
    en: 'bitcoin share stock invest investment loan mortgag',
    cjk: '比特币|股票|贷款|房价|汇率|비트코인|주식|대출|집값|환율',
  },
  travel: {
    en: 'flight passport visa airport bus flights',
    cjk: '机票|签证|护照|机场|公交|비행기|비자|여권|공항|버스',
  },
  career: { en: 'career vacanc vacanci hire hiring', cjk: '招聘|求职|채용|일자리' },
  advice: { en: 'lawyer accountant solicitor', cjk: '律师|会计|변호사|회계사' },
};

const tokenOfStem = new Map(
  Object.entries(concepts).flatMap(([name, { en }]) => en.split(' ').map((stem) => [stem, `=${name}`] as const)),
);

/**
 * Chinese and Korean phrases, longest first: 合作伙伴 (partner) must be found before 合作 (cooperation), with which it
 * begins.
 */
const phrases = Object.entries(concepts)
  .flatMap(([name, { cjk }]) => cjk.split('|').map((phrase) => ({ phrase: phrase.toLowerCase(), token: `=${name}` })))
  .filter(({ phrase }) => phrase !== '')
  .sort((one, other) => other.phrase.length - one.phrase.length);

/** Returns the concept token of a stem, or the stem if it has none. */
export function conceptOfStem(stem: string): string {
  return tokenOfStem.get(stem) ?? stem;
}

/** Returns the tokens of the concepts in a Chinese or Korean text, each once, and the rest of the text. */
export function takeConcepts(text: string): { tokens: string[]; rest: string } {
  let rest = text;
  const found = new Set<string>();
  for (const { phrase, token } of phrases) {
    if (!rest.includes(phrase)) continue;
    found.add(token);
    rest = rest.replaceAll(phrase, ' ');
  }
  return { tokens: [...found], rest };
}
