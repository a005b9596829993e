import { simplify } from '#language/simplified.ts';

/**
 * English words that are never part of a name. A text that contains one of them is not taken for a name, unless the
 * caller says that it is a name. Words that are also common names, such as long, hill, price and rose, are not in this
 * list.
 */
const english = `
  a an the this that these those it its it's i'm i'd i've i'll me my mine you your yours we us our they them their he she
  him her his is are was were am be been being do does did done don't doesn't didn't can can't could couldn't would should
  shall must might have haven't has hasn't had got get getting getting go going gone went come coming came
  what when where who which how why whose there here now then than so too very really just only also again already
  ooh oops ah um uh er erm mm mmm hmm hang gosh wow aww geez eh whoa hundred thousand half yikes okey
  yes no nope yep yup yeah nah not none never nothing something anything everything someone anyone everyone nobody
  ok okay sure fine alright right wrong correct perfect lovely great good bad cool awesome sweet sounds works
  please thanks thank cheers sorry hello hi hey bye goodbye welcome worries pardon excuse
  and or but if because with without for from of in on at to by up out off about around until till before after
  instead rather actually maybe perhaps probably whatever whichever either neither both all some any many much more most
  less least few another other same first second third fourth fifth last next one two three four five six seven eight
  nine ten eleven twelve once twice double triple number numbers phone mobile cell email address name names called
  want wants wanted wanna need needs needed like liked would've think know knew mean meant say said says tell told ask
  asked talk speak help wait hold stop start cancel change move keep leave left take taken make made give gave put see
  look looking find found try tried call called ring book booked booking bookings order ordered ordering reservation
  appointment appointments time times today tonight tomorrow yesterday morning afternoon evening night nights day days
  week weeks weekend month monday tuesday wednesday thursday friday saturday sunday oclock o'clock noon midday midnight
  earlier later soon asap early late back-up long-term ago
  people person persons adult adults kid kids child children guest guests baby babies family couple group
  room rooms studio unit bed beds bathroom kitchen floor breakfast parking dog dogs cat cats pet pets
  pizza pizzas pepperoni margherita hawaiian coke cokes drink drinks garlic bread cheese large regular small medium big
  pickup delivery deliver delivered collect eat hungry food menu cheaper cheapest expensive
  doctor dr's nurse gp clinic checkup vaccine injection prescription sick ill pain pains painful sore hurt hurts hurting
  ache aches aching itchy swollen broken bleeding rash cough coughing cold flu fever throat knee knees ankle elbow wrist
  shoulder stomach tummy chest skin ear ears eye eyes tooth teeth headache migraine dizzy tired allergic
  hair haircut colour color coloured blowdry nails manicure pedicure facial massage wax lash lashes brow brows
  tap taps leak leaks leaking leaky toilet sink shower drain blocked pipe pipes water cylinder flooding burst urgent
  plumber plumbing job quote cost costs cheap dollars bucks cash card
  password code spell spelt spelled spelling letter letters word words sentence language english chinese korean maori
  mandarin repeat ignore instructions idiot stupid
`;

/** Chinese characters and words that are never part of a name. */
const chinese = `
  的 了 吗 呢 吧 么 不 没 我 你 您 他 她 它 这 那 哪 谁 第 个 位 号 点 要 想 给 帮 请 谢 是 有 在 到 也 都 就 很 太 好的 可以
  疼 痛 病 痒 药 号码 电话 名字 预约 取消 医生 护士 房间 披萨 今天 明天 后天 上午 下午 晚上 早上 周末 星期 方便 马上 随便 高烧 发烧
  关节 毛病 任何 白天 牙 咳 拉肚子 感冒 什么 怎么 为什么 重复 再说 以前 初诊 两 〇 零 七 八 九 十 三个 四个
  何时 时间 时候 明早 明晚 包括 全部 应该 安排 连着 成人 成年 和我 和他 方案 万一 任意 于是 单人 边上 关于 解释 全名 全都 和上 关上
  等下 等等 稍等 一下 停车 先不 马桶 龙头 卫生 单间 单人 单独 毛巾 车库 石头 管道 沙发 金额 白色 黄色 夏天 安静 房型 套房 边门 时段 简单 牛油 温水 温度 项目 付款 付钱 付现 包间 常来 常客 全部 华人 都行
  租客 房客 顾客 业主 屋主 高兴 白天 路上 房东 车停 车位 麻辣 明白 师傅 连在
`;

/** Korean words that are never part of a name. */
const korean = `
  아니 뭐 왜 어떻게 몰라 모르 싫 안녕 주세요 나요 까요 있어 있습 있나 없 해요 그냥 잠깐 취소 번째 아프 아파 아픈 통증 무릎 머리 허리
  기침 감기 예약 변경 주문 포장 배달 피자 내일 오늘 모레 오전 오후 저녁 아침 시간 번호 전화 이름은 성함 괜찮 상관 아무 처음 먼저 다음
  감사 고마 좋아 좋습 그래 맞아 맞습 알겠 됐어 됐습 그거 이거 저거 여기 거기 누구 언제 어디 얼마 무슨 다시 같아 싶 할게 하고 해서 하지
  합니 입니까 못 진료 의사 간호사 방은 욕실 수도 변기 물이
`;

const words = (list: string) => list.trim().split(/\s+/);
const englishWords = new Set(words(english));
const eastAsianWords = [...words(chinese), ...words(korean)];
/** Korean words that are not a name by themselves. They can be part of a longer word that is a name. */
const wholeKoreanWords = new Set(
  words('네 예 응 하나 둘 셋 넷 한 두 세 첫 두번 세번 넵 음 어 글쎄 잠시 잠시만 여보세요 저기 저요 저 나 제가'),
);

/** The common Chinese family names. */
const familyNames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾韦夏付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝';
/** Chinese characters that usually are not part of a name, but that can follow a family name. */
const inGivenNames = '有想是在要点九七八三帮给';

/**
 * Returns whether a text is a common Chinese family name with one or two more characters. Returns false if the text
 * contains a word that is never part of a name. Example: 谢磊 is a name, although 谢 is also in 谢谢.
 */
function isChineseName(text: string): boolean {
  if (!/^\p{Script=Han}{2,3}$/u.test(text) || !familyNames.includes(text.charAt(0))) return false;
  const given = [...text.slice(1)];
  return (
    !eastAsianWords.some((word) => word.length > 1 && text.includes(word)) &&
    given.every((character) => inGivenNames.includes(character) || !eastAsianWords.includes(character))
  );
}

/** Returns whether a character is a common Chinese family name, in simplified or traditional characters. */
export function isFamilyName(character: string): boolean {
  return character !== '' && familyNames.includes(simplify(character));
}

/**
 * Returns a name with a capital letter at the beginning of each word. A name that already has a capital letter is not
 * changed.
 */
export function titled(name: string): string {
  if (/\p{Lu}/u.test(name)) return name;
  return name
    .replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\b[OD]['’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Returns whether a text contains a word that is never part of a name. The text must be normalised. */
export function containsNoName(text: string): boolean {
  if (isChineseName(text)) return false;
  return (
    text.split(/[\s,.!?]+/).some((word) => englishWords.has(word) || wholeKoreanWords.has(word)) ||
    eastAsianWords.some((word) => text.includes(word))
  );
}
