import type { MeaningList } from '../known-answer.ts';

export const demoMeanings = {
  demoWord: {
    en: 'demo|try it|try one|listen to one|have a go|test it|hear one|hear it|trial|sample|chat with on the demo|demonstration|example call|sample call',
    'zh-Hans': '演示|试用|试听|体验|试试|演示页|样板',
    ko: '데모|체험|들어 보|들어 볼|써 보|시연|샘플',
  },
  food: {
    en: 'restaurant|takeaway|pizza|pizzeria|cafe|kitchen|fish and chip*|burger|sushi|bakery|food orders|diner|noodle|curry|bistro|eatery|fish shop|kebab|bubble tea|tearoom|diner|menu|chef|bar|pub',
    'zh-Hans': '餐厅|餐馆|外卖|披萨|奶茶|面馆|点餐|饭店|小吃|快餐|烧烤|火锅|酒吧',
    ko: '식당|피자|배달|분식|음식점|치킨|카페|중국집|술집|국수|빵집|디저트|주방',
  },
  health: {
    en: 'clinic|doctor|dentist|dental|physio|patient|patients|gp|vet|optometrist|surgery|podiatrist|chiropractor|dental surgery|reschedule|hygienist|physiotherapy|medical centre|osteopath|nurse|hospital|practice',
    'zh-Hans': '诊所|医生|牙医|病人|理疗|宠物医院|牙科|医院|挂号|理疗|复诊',
    ko: '병원|치과|환자|의원|물리치료|동물병원|정형외과|내과|병동|의료',
  },
  beautyWord: {
    en: 'salon|hairdresser|barber|nails|nail|lash|lashes|brows|beauty|beautician|massage|spa|stylist|tattoo|hair|haircut|makeup|facial|waxing|tan|piercing|wellness|groom',
    'zh-Hans': '美容|理发|美甲|发廊|按摩|美睫|剪发|化妆|脱毛|纹身|spa',
    ko: '미용|네일|마사지|이발|헤어|속눈썹|왁싱|화장|피부|문신|머리',
  },
  tradeWord: {
    en: 'plumber|plumbing|electrician|sparky|builder|tradie|roofer|drains|locksmith|handyman|heat pump*|gasfitter|mechanic|painter|landscap*|mobile dog|groomer|cleaner|mover|removalist|roof|roofs|fix roofs|tiles|fencing|fencer|glazier|concreter|digger|sparkie|plasterer|tiler|decks|pool|solar installer|chimney|gutters|lawn',
    'zh-Hans': '水管工|电工|维修|装修|上门|师傅|修理|搬家|修屋顶|屋顶|瓦|修空调|通下水道|木工|油漆|铺地',
    ko: '배관|전기 기사|출장|수리|인테리어|이사|청소 업체|지붕|기와|목수|페인트|에어컨|조경|하수구|타일',
  },
  hotelWord: {
    en: 'hotel|motel|bnb|b&b|backpackers|hostel|lodge|guesthouse|rooms|holiday park|campground|caravan park|accommodation|motel|inn|cabin|cabins|beds|guests|check in|check-in|stay|suite|chalet',
    'zh-Hans': '酒店|旅馆|民宿|客房|旅店|房间|旅店|住宿|前台|入住|营地',
    ko: '호텔|모텔|펜션|객실|민박|숙소|게스트하우스|여관|숙박|투숙|캠핑',
  },
  language: {
    en: 'language|languages|speak|speaks|mandarin|cantonese|chinese|korean|spanish|japanese|hindi|english|maori|te reo|vietnamese|translated|translate|translation|in korean|multilingual|flip to',
    'zh-Hans': '语|中文|英文|韩文|粤语|广东话|日语|翻译|外语|双语|韩语|韩国',
    ko: '언어|영어|중국어|한국어|일본어|광둥어|번역|통역|한국말|외국어',
  },
  comingSoon: {
    en: 'when will you|next|coming|roadmap|adding|add|soon|future|plan to',
    'zh-Hans': '以后|什么时候出|将来|下个版本',
    ko: '언제 나와|추가될|앞으로|나올',
  },
  notReal: {
    en: 'never came|turn up|arrive|real|really booked|is it real|made up|my pizza|visit|exist|fake|pretend|actual shop|made-up',
    'zh-Hans': '真的|没来|送来|算数|存在|真店|假的|去店里',
    ko: '진짜|안 와|배달되나|실제|가짜|있는 가게|존재',
  },
  afterHours: {
    en: 'after hours|night|nights|2am|3am|overnight|asleep|sleep|weekend calls|closed|shut|out of hours|24/7|when we are shut|around the clock|christmas day',
    'zh-Hans': '半夜|晚上|下班|凌晨|关门~谁|夜里|24 小时|睡',
    ko: '밤|새벽|자는|퇴근|영업시간 이후|24시간|문 닫은 뒤',
  },
  openWord: {
    en: 'open|hours|close|shut|knock off|saturday|sunday|monday|weekend|public holiday*|come in on|business hours|office hours|weekday|today|tomorrow|answer mail on|on a sunday|lunchtime|early|midweek',
    'zh-Hans': '营业|开门|关门|几点|上班|下班|星期|礼拜|周末|今天|明天|平日|几号',
    ko: '영업시간|여나|열어|열|닫|몇 시|요일|주말|공휴일|오늘|내일|평일|점심',
  },
  handOver: {
    en: 'hand over|hand it over|transfer|put through|pass to|escalat*|never be left|a human take over|stumped|doesnt pick up|doesnt pick up|boss doesnt|pass it on|take over|hand to',
    'zh-Hans': '转接|转给|转人工|接手|转过去',
    ko: '넘기|연결해|돌려|넘겨|이어받',
  },
  email: {
    en: 'email|e-mail|write to|contact|reach|get in touch|phone number|0800|free call|toll free|hotline|phone you|ring you|message you',
    'zh-Hans': '邮箱|邮件|联系|写信|免费电话|热线|打给你们|客服电话',
    ko: '메일|연락|문의|무료 전화|대표 번호|전화번호|핫라인',
  },
  greetingWord: {
    en: 'greeting|wording|script|opener|voicemail|what do we say|what should we say|opening line|message for when|words for|phrase|phrasing|what to say|script for|say when',
    'zh-Hans': '问候|开场白|话术|留言|怎么说|台词|说辞|范例|怎么讲',
    ko: '인사말|멘트|안내 문구|뭐라고|대본|대사|문구|스크립트',
  },
  cantAnswer: {
    en: 'nobody can|no one can|cant answer|cannot answer|with clients|hands full|when we are all|not answering|miss*|unanswered|dont get to|not picked up|rings out|ring out',
    'zh-Hans': '没人接|接不了|漏接|没接|没接到|漏掉',
    ko: '못 받|놓친|부재중|안 받은|놓치',
  },
  formula: {
    en: 'formula|work out|calculate|figure out|sum|cost of not|worth of|value of|unanswered ring cost|cost me per week|cost a|per week|losing',
    'zh-Hans': '怎么算|公式|计算|亏多少|损失多少|一周亏',
    ko: '계산|공식|얼마나 손해|손실|일주일에 얼마',
  },
  testing: {
    en: 'test call*|practice call*|check on the agent|before launch|before going live|before we go live|night before|try out|test failures|shouldnt launch|should not launch|dry run|rehears*|trial run|launch',
    'zh-Hans': '测试|上线前|试打|演练|启用前',
    ko: '시험|점검|오픈 전|테스트|예행|연습|시험 전화',
  },
  askProvider: {
    en: 'grill|ask a provider|ask before|before signing|before i sign|vet a|questions to ask',
    'zh-Hans': '签约前|该问|要问',
    ko: '계약하기 전|물어야|따져',
  },
  ripOff: {
    en: 'rip off|rip-off|too dear|too expensive|haggle|bargain|night rate*|call-out rate*|after hours rate*|call out fee|callout|sunday fee|weekend fee|weekend rate|surcharge|after hours price',
    'zh-Hans': '嫌贵|太贵|讲价|宰客|夜间收费|上门费|周末加价|夜间价|加班费',
    ko: '비싸다고|바가지|흥정|깎아|야간 요금|출장비|주말 요금|할증|심야',
  },
  names: {
    en: 'surname*|family name*|spelling|names|name like|spelt|called',
    'zh-Hans': '名字|姓|叫~名字|起名|名称',
    ko: '이름|성씨|이름을 붙|이름 같은',
  },
  fifty: { en: 'fifty|50', 'zh-Hans': '五十|50', ko: '50|오십' },
  sufficient: { en: 'enough|suffice|sufficient', 'zh-Hans': '够', ko: '충분|부족' },
  chatWord: { en: 'conversation|conversations|chat|chats', 'zh-Hans': '对话|聊天|通话', ko: '대화|통화|채팅' },
  resell: {
    en: 'resell|rebadge|rebrand|flog it|sell it on|sell it under|white label|sell it to others|our own logo',
    'zh-Hans': '转售|转卖|贴牌|换个牌子|自己卖|自己的牌子',
    ko: '재판매|상표|우리 이름으로|제가 팔|되팔',
  },
  whoHelps: { en: 'someone neutral|mediator|who settles|in between', 'zh-Hans': '调解|第三方|中间人', ko: '조정|중재' },
  trouble: {
    en: 'emergency|emergencies|people in trouble|life threatening|ambulance|in danger|collapse*|heart attack|stroke|triple zero|only line',
    'zh-Hans': '紧急|救护车|有危险|心脏病|中风|急救',
    ko: '응급|구급차|위급|심장마비|위험',
  },
} as const satisfies MeaningList;
