/**
 * Words in English, Chinese and Korean, grouped by what they are about. Each group is a concept. The classifier reads
 * which concepts a text contains, and which follow each other. So what the classifier has learnt from one word of a
 * concept also holds for the other words of the concept, in every language.
 *
 * An English word is also found with the endings -s, -ed and -ing; `_` joins the words of a phrase. A Chinese or Korean
 * word is found anywhere in the text.
 */
const written: Readonly<Record<string, string>> = {
  staff: `manager manger mgr mngr boss owner supervisor superior receptionist reception staff operator rep representative
    agent human hooman employee worker colleague coworker teammate chef plumber tradie tradesman sparky stylist
    hairdresser doctor dr nurse gp physio pharmacist secretary clerk waiter waitress cook driver porter proprietor founder
    director gaffer specialist consultant adviser advisor executive officer crew helpdesk desk office sales billing accounts
    management csr technician landlord 人工 真人 活人 客服 经理 老板 老板娘 店长 负责人 主管 领导 店员 前台 柜台 工作人员 接线员
    员工 服务员 管事 医生 大夫 护士 护理长 师傅 技师 发型师 厨师 专员 业务员 销售 坐席 总机 总台 值班 老细 职员 同事 创始人 创办人
    主任 头儿 主子 司机 顾问 상담원 상담사 상담 직원 담당자 담당 책임자 사장 매니저 점장 원장 실장 팀장 대리 프런트 프론트 교환원 관리자
    안내원 의사 간호사 수간호사 기사 배관공 미용사 디자이너 선생님 점원 주인 대표 창업자 윗사람 고객센터 콜센터 카운터 데스크 당직 알바 접수`,
  anyone: `someone somebody some1 sumone somone anyone anybody person persn persons people pursen lady bloke fella guy gentleman
    lass chap girls lad whoever who heartbeat pulse flesh alive_in 人 有人 谁 哪位 姑娘 小姐 妹子 那位 活的 喘气的 사람 인간 누구 누가 아무나
    누군가 아가씨 아저씨 휴먼`,
  talk: `talk talkin speak speek spk tlk tok chat yarn converse word discuss voice natter yak explain 说 讲 谈 聊 沟通 对话 通话 说话
    讲话 倾 咨询 통화 얘기 이야기 대화 말하 말할 말씀 말로 목소리`,
  connect: `put pass get give gimme transfer connect switch hand patch fetch grab chuck flick bring direct forward redirect
    through thru swap escalate reconnect route pop wake round_up 转 接 转接 换 找 叫 喊 请 让 给我 帮我 派 安排 驳 搵 바꿔 바꾸 연결
    불러 돌려 나와 나오 대령 불러요 호출`,
  callMe: `ring_me call_me phone_me text_me bell buzz contact_me callback call_back ring_back phone_call reach_out reach_me
    get_back touch_base zoom get_in_touch tinkle hoy 打电话给我 打给我 回电 回电话 回个电话 联系我 联络我 致电 回我 给我打 给我回 打我手机
    视频 视讯 전화_주 전화주 전화_좀 전화해 연락 회신 콜백 걸어_주 문자든`,
  phone: 'call phone telephone ring number mobile landline email 电话 手机 号码 邮件 전화 번호 휴대폰 핸드폰 이메일',
  machine: `bot robot machine computer ai recording automated automatic automation chatbot siri software menu program app
    gadget 机器人 机器 电脑 智能 程序 按键 菜单 自动 录音 机械 로봇 기계 챗봇 봇 컴퓨터 인공지능 자동응답 자동 메뉴 녹음`,
  wait: 'hold wait queue patient 等 排队 稍等 기다 대기 줄_서',
  want: `want wanna wana need id_like would_like prefer rather sooner wish demand request insist may_i can_i could_i 要 想要 需要
    希望 求 请求 想 원해 싶어 싶은 싶습 할래 할게 필요 부탁`,
  not: `not no never cant cannot dont doesnt didnt wont isnt arent aint wouldnt couldnt without nothing none nor n't 不 没 没有 别
    无 冇 唔 不能 안 못 없 않 말고 아니`,
  now: `now quick quickly asap hurry urgent immediately tonight right_now 快 马上 赶紧 立刻 赶快 现在 今晚 빨리 지금 얼른 당장 급해 오늘_밤`,
  help: `help please save send 111 000 999 911 119 120 110 ambulance ambo police cops paramedic emergency 救命 救护车 报警 警察 消防
    急救 救 快来 帮帮我 살려 구급차 앰뷸런스 경찰 소방 신고 응급 도와`,
  kin: `mum mom mother dad father papa nan nana nanna gran granny grandma grandpa grandad granddad koro nanny pop poppy wife
    husband hubby missus partner boyfriend girlfriend bf gf fiance son daughter boy baby bub toddler kid child children
    brother bro sister sis cuz cousin uncle aunty auntie aunt mate friend flatmate roommate housemate neighbour neighbor
    workmate apprentice guest tenant customer client patient man woman dude passenger grandson granddaughter elderly
    stranger ex stepdad niece nephew whanau student little_one wee_one old_man
    爸 妈 爸爸 妈妈 爷爷 奶奶 外公 外婆 姥姥 姥爷 阿公 阿嬷 阿婆 阿妈 阿爸 老公 老婆 老伴 丈夫 妻子 太太 男朋友 女朋友 男友 女友
    儿子 女儿 孩子 宝宝 小孩 娃 孙女 孙子 弟弟 弟 哥哥 姐姐 妹妹 表弟 闺蜜 朋友 同学 室友 邻居 客人 顾客 工人 学徒 老人 婆婆 岳母 隔壁
    엄마 아빠 어머니 아버지 할머니 할아버지 남편 아내 와이프 아들 딸 애기 아기 아이 애가 애들 동생 누나 언니 오빠 형 삼촌 이모 친구 동료 손님
    이웃 옆집 룸메이트 남자친구 여자친구 남친 여친 사촌 손녀 손자 외할머니 장모 남자가 여자가 환자`,
  body: `chest heart arm leg face mouth lip tongue throat neck head eye hand finger thumb wrist stomach belly tummy jaw shoulder
    skin foot ankle nose ear knee body lung airway rib ribs jaw side 胸 胸口 心口 心脏 喉咙 嗓子 舌头 嘴 嘴唇 眼 眼睛 手臂 胳膊 手腕 手
    肚子 脖子 脸 头 脚 腿 手指 肋骨 半边 가슴 심장 목구멍 목 입술 얼굴 머리 손목 다리 혀 입이 눈이 눈앞 팔 손가락 손이 발목 갈비 몸`,
  bodySign: `numb droop drooping slurred slurring swollen swelling swell puffy tight tightness clammy grey gray blue purple pale
    floppy limp sweating sweaty dizzy faint hives welts rash itchy crooked lopsided heavy crushing squeezing woozy thick
    vomit vomiting puking shaking twitching fitting seizure fit convulsing stiff stroke unconscious
    麻 歪 肿 紧 闷 疼 痛 发紫 发青 紫 苍白 出汗 冷汗 头晕 晕 疹子 痒 没知觉 含糊 大舌头 抽搐 抽 吐 呕 发抖 抖 中风 漏口 冇力
    저리 마비 돌아 부어 부었 붓 조이 조여 답답 아파 아프 통증 파래 파랗 창백 식은땀 어지러 두드러기 가려 감각 어눌 꼬이 경련 발작 토하 토해
    떨 뇌졸중 처졌 내려앉`,
  breath: `breath breathe breathing breathin breathes air gasp gasping choke choking choked wheeze wheezing asthma puffer inhaler
    suffocating lungs pulse cpr 呼吸 喘 气 喘气 透不过 上不来 噎 卡住 窒息 哮喘 脉搏 心跳 呛 憋 숨 호흡 질식 천식 맥박 맥이 걸렸 걸려 막혀 막혔`,
  fall: `collapsed collapse passed_out fainted dropped slumped keeled slid unresponsive out_cold wont_wake not_moving fell fallen
    falling lying floor ground waking wake responding answering 晕倒 昏倒 倒下 倒了 倒在 摔 摔倒 跌 昏 不醒 叫不醒 没反应 不动 栽 滑下
    躺 地上 쓰러 기절 의식 정신을 고꾸라 넘어 떨어 반응 바닥 깨어나 깨지 안_움직 흔들어 미끄러`,
  blood: `blood bleed bleeding bled gush gushing spurting pouring cut slice sliced chopped severed gash wound bone open stitches
    claret 血 流血 出血 止不住 切 割 断 骨头 伤口 砍 피가 피를 피_ 출혈 베였 베어 잘렸 뼈 철철 상처`,
  fire: `fire flame flames burn burning burnt burns blaze alight ablaze smoke smoking smouldering smoulder smokey catch caught
    melting sparks spark sparking zap zapped shock shocked electrocuted electric exploded explode explosion whoosh hissing hiss
    gas fumes leak leaking smell stink whiff carbon singed
    火 着火 起火 烧 燃 烟 冒烟 浓烟 焦 糊 火花 火苗 触电 电到 漏电 爆炸 炸 煤气 燃气 瓦斯 天然气 漏 味 泄漏 嘶嘶
    불이 불나 불났 불길 화재 타고 타는 탄내 연기 불꽃 스파크 감전 폭발 펑 가스 누출 새요 새는 냄새 옮겨붙`,
  thing: `stove oven pan fryer rangehood heater blanket curtain curtains couch sofa carpet bed dryer outlet socket powerpoint plug
    switchboard wire wiring cable battery charger toaster engine bonnet van car truck roof ceiling wall deck scaffold ladder
    pipe main meter bottle hose 锅 油锅 灶 烤箱 窗帘 沙发 被子 电热毯 插座 插头 电线 电闸 电池 充电宝 管 管道 罐 屋顶 天花板 房梁
    墙 车头 梯子 전기담요 콘센트 전선 차단기 배터리 커튼 이불 소파 지붕 천장 벽 보닛 관이 밸브 사다리`,
  violence: `hit hits hitting beat beating bash bashing punch punched kick kicking attack attacked attacking stab stabbed shoot shot
    gun knife machete weapon bat hammer rob robbed robbery strangle strangling threaten threatening kill rape following
    stalking intruder break_in breaking_in smash smashing burglar fight hostage kidnapped grabbed hiding mauling biting bitten
    打 打我 揍 掐 踢 砍 捅 刀 枪 锤子 抢劫 抢 威胁 跟踪 跟着我 砸 撬 踹 闯 贼 绑 躲 咬 杀 围着 때려 때리 맞고 폭행 칼 총 망치 흉기 강도
    협박 쫓아 침입 부수 도둑 숨어 찔 목_졸 죽이 물고 발로_차`,
  trapped: `trapped stuck pinned crushed buried drowning drown drowned under flood flooding crash crashed rolled overdose overdosed
    od poisoned poison swallowed swallow drank bleach 困 困住 压住 压在 埋 淹 溺水 沉 翻车 车祸 撞 中毒 吞 误食 喝了 塌 깔렸 깔려
    갇혔 갇혀 빠졌 익사 끼였 끼어 사고 무너 삼켰 마셨 중독`,
  die: `die dies died dying dead death kill killed suicide suicidal kms unalive overdose hang grave funeral coffin buried heaven
    死 自杀 轻生 寻死 去世 葬礼 坟 遗书 天堂 永别 죽 자살 장례 유서 목숨 무덤 하늘나라 저세상`,
  live: `live living life alive exist existing exist existence wake waking born world breathe survive earth tomorrow future
    活 活着 生命 人生 世界 世上 存在 醒 出生 生下来 明天 살고 살기 살아 사는 삶 인생 세상 태어나 눈_뜨 깨고 내일 존재`,
  stop: `end ending ended finish finished quit stop leave leaving gone go disappear vanish vanished goodbye farewell over done
    note bye last final give_up given_up giving_up let_go jump jumping edge bridge cliff roof rope
    结束 了结 离开 走了 消失 再见 告别 最后 放弃 解脱 了断 跳 楼顶 天台 桥 悬崖 上吊 绳 끝 끝내 그만 떠나 사라지 없어지 없어져 포기 마지막
    안녕히 뛰어내 옥상 다리_위 난간 놓고 작별`,
  misery: `pain hurt hurting hurts tired exhausted hopeless worthless burden useless pointless point reason alone lonely nobody
    no_one empty numb hate ashamed shame fail failed failure broken cope coping bear unbearable miserable depressed depression
    desperate anymore any_more bullied guilty debt insurance enough sick_of
    累 痛苦 难受 绝望 没意思 没意义 意义 意思 希望 理由 孤独 一个人 没人 没用 拖累 累赘 负担 丢脸 羞 失败 撑 熬 抑郁 崩溃 受不了 辛苦 保险 欠
    힘들 지쳤 괴로 고통 절망 의미 이유 희망 외로 혼자 아무도 쓸모 짐 부담 부끄 실패 버티 버틸 견디 우울 못_하겠 보험금 빚`,
  self: `myself meself mysel himself herself themself themselves yourself self own 自己 我自己 저를 나를 제_자신 내_자신 스스로 나_자신`,
  selfHarm: `cut cutting wrist wrists pills pill tablets tablet blade razor harm selfharm scratched 割 割腕 药 安眠药 刀片 自残 自伤
    伤害 手腕 그었 긋 자해 수면제 약을 약_ 알약 칼로 손목`,
  i: 'i im ive id ill me my mine 我 我的 俺 나 내 저 제 나는 저는 내가 제가',
  order: `pizza pepperoni margherita order coke fries chips cheese topping large medium small menu delivery pickup table book booking
    reserve appointment slot room night breakfast checkin checkout haircut cut_and colour color nails lashes wax facial massage
    tap toilet drain quote price cost costs cheap discount package plan fee refund invoice receipt size vegan gluten sauce
    spicy olives crust dessert parking wifi pool spa towel
    披萨 订 点餐 外卖 一份 大份 中份 菜单 预约 预订 房间 早餐 退房 入住 剪 染 美甲 睫毛 脸部 按摩 水龙头 马桶 下水道 报价 多少钱 价格 便宜
    优惠 套餐 退款 发票 辣 芝士 口味 停车 泳池 毛巾 피자 주문 배달 포장 메뉴 예약 방 조식 체크인 체크아웃 커트 염색 네일 속눈썹 왁싱 마사지
    수도꼭지 변기 배수 견적 가격 얼마 할인 패키지 환불 영수증 사이즈 소스 매운 치즈 주차 수영장 수건`,
  question: `how_much how_many how_long what_time what_is whats do_you does_it are_you is_it can_it can_you could_you have_you is_there
    which where when why 吗 多少 几点 几个 什么 怎么 哪里 哪 可以吗 为什么 呢 나요 까요 인가요 되나요 있나요 있어요 몇 얼마나 언제 어디 돼요 하나요`,
  time: `today tomorrow monday tuesday wednesday thursday friday saturday sunday morning afternoon arvo evening week month year
    yesterday last_week next_week ago last_year oclock am pm 今天 明天 周一 周二 周三 周四 周五 周六 周日 上午 下午 晚上 下周 上周 昨天
    去年 以前 月 点钟 오늘 내일 월요일 화요일 수요일 목요일 금요일 토요일 일요일 오전 오후 다음_주 지난주 지난 작년 어제 시에`,
  sorry: 'sorry thanks thank cheers love forgive apologise 对不起 抱歉 谢谢 原谅 爱 죄송 미안 고마 감사 사랑',
};

const longest = 8;
const conceptOf = new Map<string, string[]>();
Object.entries(written).forEach(([, words], place) => {
  const letter = String.fromCharCode(0x41 + place);
  for (const word of words.split(/\s+/)) {
    const key = word.replaceAll('_', ' ');
    const letters = conceptOf.get(key) ?? [];
    if (!letters.includes(letter)) conceptOf.set(key, [...letters, letter]);
  }
});

/**
 * Returns the concepts of the words in a text, in the order of the words. A concept is written as a letter. A word may
 * have several concepts. Words without a concept are left out.
 */
export function conceptsOf(plain: string): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (const [part] of plain.matchAll(/[\p{Script=Latin}\p{N} ]+|[\p{Script=Han}\p{Script=Hangul} ]+/gu)) {
    if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(part)) readCharacters(part, found);
    else readWords(part.split(' ').filter(Boolean), found);
  }
  return found;
}

function readCharacters(text: string, found: (readonly string[])[]): void {
  for (let start = 0; start < text.length; ) {
    let length = Math.min(longest, text.length - start);
    while (length > 0 && !conceptOf.has(text.slice(start, start + length))) length -= 1;
    const letters = conceptOf.get(text.slice(start, start + length));
    if (letters && length > 0) found.push(letters);
    start += Math.max(1, length);
  }
}

function readWords(words: readonly string[], found: (readonly string[])[]): void {
  for (let start = 0; start < words.length; ) {
    const pair = conceptOf.get(`${words[start]} ${words[start + 1]}`);
    const letters = pair ?? conceptOf.get(words[start] ?? '') ?? conceptOf.get(stemOf(words[start] ?? ''));
    if (letters) found.push(letters);
    start += pair ? 2 : 1;
  }
}

function stemOf(word: string): string {
  return word.replace(/(?:ing|in|ed|s)$/, '');
}
