import type { Question } from '../../slots/agent.ts';
import { translated } from '../../text/translated.ts';
import { asks, question } from '../question.ts';

export const takeawayQuestions: readonly Question[] = [
  question(
    'hours',
    `${asks.hours} | still open | 几点营业 | 几点打烊 | 还开着`,
    'We’re open every day from 11.30 am to 10 pm.',
    '我们每天上午 11:30 营业到晚上 10 点。',
    '매일 오전 11시 30분부터 밤 10시까지 영업합니다.',
  ),
  question(
    'delivery',
    `
      do you deliver | deliver to | delivery cost | delivery fee | cost of delivery | delivery charge |
      free delivery | deliver+cost | sting+delivery | much+delivery | charge+delivery | set me back+delivery | 送外卖吗 | 可以送 | 送到+吗 | 送餐费 | 配送费 | 外送费 | 外卖费 | 能送 | 送货吗 | 有外送 | 有外卖 | 送餐吗 | 배달되나 |
      배달 되 | 배달돼 | 배달 가능 | 배달비 | 배달료 | 배달하 | 배달 해 | 배달은 얼마
    `,
    'We deliver within 5 kilometres for $6; it takes about 45 minutes.',
    '5 公里以内可以外送，6 元，大约 45 分钟。',
    '5킬로미터 이내로 배달하며 배달비는 6달러, 45분쯤 걸립니다.',
  ),
  question(
    'wait',
    `
      how long | ready when | wait time | how soon | 要多久 | 多长时间 | 等多久 | 什么时候好 | 什么时候能取 | 多久能好 | 얼마나 걸 | 언제 돼 |
      언제 되 | 언제 나와 | 몇 분 걸 | 얼마나 기다 | 오래 걸
    `,
    'About 20 minutes for pickup and 45 for delivery.',
    '自取大约 20 分钟，外送大约 45 分钟。',
    '포장은 20분쯤, 배달은 45분쯤 걸립니다.',
  ),
  question(
    'address',
    `${asks.address} | 店址 | 哪里取 | 찾으러 어디`,
    'We’re at 8 Harbour Street, on the corner by the ferry stop.',
    '我们在 Harbour Street 8 号，渡轮站旁的转角。',
    '하버 스트리트 8번지, 페리 정류장 옆 모퉁이에 있습니다.',
  ),
  question(
    'parking',
    asks.parking,
    'Two pickup parks in front, 10 minutes each, and street parking after 6 pm.',
    '门口有两个取餐车位，限停 10 分钟；晚上 6 点后可以路边停车。',
    '가게 앞에 10분 픽업 주차 두 자리가 있고, 저녁 6시 이후에는 길가에 주차할 수 있어요.',
  ),
  question(
    'payment',
    asks.payment,
    'Card or cash when you pick up, card only at the door. There’s no surcharge.',
    '自取时可以刷卡或付现金，外送只能刷卡，不收手续费。',
    '포장은 카드나 현금, 배달은 카드만 됩니다. 수수료는 없어요.',
  ),
  question(
    'gluten',
    'gluten | coeliac | celiac | gf | wheat | 麸质 | 麦麸 | 小麦过敏 | 글루텐 | 밀가루',
    'Any regular pizza comes on a gluten free base for $4 more, and the salad is gluten free. It’s one kitchen with flour in the air, so we don’t advise it for coeliacs.',
    '标准尺寸都可以换无麸质饼底，加 4 元，沙拉也不含麸质。厨房里有面粉，乳糜泻患者不建议食用。',
    '레귤러는 모두 4달러를 더하면 글루텐 프리 도우로 바꿀 수 있고 샐러드에도 글루텐이 없습니다. 주방에 밀가루가 날리니 셀리악병이 있으시면 권하지 않아요.',
  ),
  question(
    'nuts',
    'peanut | nuts | nut free | 花生 | 坚果 | 땅콩 | 견과',
    'No dish of ours contains peanuts or other nuts, but our suppliers can’t promise there are no traces.',
    '我们的菜都不放花生和坚果，但供应商不能保证没有微量残留。',
    '저희 메뉴에는 땅콩도 견과류도 넣지 않지만, 재료에 미량이 섞이지 않았다고 장담할 수는 없어요.',
  ),
  question(
    'allergy',
    'allergic | allergy | allergies | anaphylactic | intolerant | 过敏 | 알레르기 | 알러지 | 알레지',
    'Thank you for telling me. For a severe allergy, ask for a person and the kitchen will check.',
    '谢谢您告诉我。如果过敏严重，请说“转接店员”，由厨房确认。',
    '말씀해 주셔서 감사합니다. 심한 알레르기라면 직원을 찾아 주세요. 주방에서 확인해 드립니다.',
    { noteLabel: translated('Allergy', '过敏', '알레르기') },
  ),
  question(
    'diet',
    'vegan | dairy free | meat free | do you have+vegetarian | halal | 纯素 | 吃素 | 有素的 | 清真 | 비건 | 고기 없는 | 할랄',
    'Without meat: the margherita, the vegetarian, the garlic bread and the salad. Vegan: the salad, and the vegetarian without cheese. Our meat is not certified halal.',
    '不含肉的有玛格丽特、素食披萨、蒜香面包和沙拉。纯素的有沙拉和不放芝士的素食披萨。我们的肉没有清真认证。',
    '고기가 없는 메뉴는 마르게리타, 베지테리언, 마늘빵, 샐러드입니다. 비건은 샐러드와 치즈를 뺀 베지테리언이고, 고기는 할랄 인증이 아닙니다.',
  ),
  question(
    'menu',
    `
      the menu | what pizzas | what pizza | which pizzas | kinds of pizza | types of pizza | what flavours | 有哪些披萨 |
      菜单 | 有什么 | 哪些口味 | 什么口味 | 메뉴 뭐 | 메뉴가 | 메뉴 알려 | 어떤 피자 | 무슨 피자 | 피자 종류 | 뭐 있어 | 뭐가 있
    `,
    'Margherita, pepperoni, Hawaiian, vegetarian and seafood, regular or large. Then garlic bread, salad, cold drinks and tiramisu.',
    '有玛格丽特、意式辣香肠、夏威夷、素食和海鲜披萨，分标准和大号；还有蒜香面包、沙拉、饮料和提拉米苏。',
    '피자는 마르게리타, 페퍼로니, 하와이안, 베지테리언, 시푸드가 있고 레귤러와 라지가 있습니다. 마늘빵, 샐러드, 음료, 티라미수도 있어요.',
    { isGeneral: true },
  ),
  question(
    'alcohol',
    'beer | wine | alcohol | byo | 酒 | 맥주 | 와인 | 술',
    'We don’t sell alcohol.',
    '我们不卖酒。',
    '술은 팔지 않습니다.',
  ),
  question(
    'size',
    `
      how big | what sizes | which sizes | how many slices | how many people | inches | size is | 多大 | 几寸 | 几块 |
      几个人吃 | 够几个人 | 尺寸 | 얼마나 커 | 얼마나 큰 | 몇 조각 | 몇 인치 | 사이즈가 | 몇 명이 | 몇 인분 | 크기가
    `,
    'A regular is 10 inches, six slices, for one. A large is 13 inches, eight slices, for two.',
    '标准 10 寸，六块，一人份；大号 13 寸，八块，两人份。',
    '레귤러는 10인치 여섯 조각에 한 명, 라지는 13인치 여덟 조각에 두 명이 드시기 좋습니다.',
  ),
  question(
    'halves',
    `
      half and half | half half | two flavours | half pepperoni | half margherita | half … half | 半半 | 一半一半 |
      一半…一半 | 半份…半份 | 半个…半个 | 双拼 | 两种口味 | 반반 | 반은…반은 | 절반은…절반은
    `,
    'We don’t do half and half, sorry: one kind for each pizza.',
    '抱歉，我们不做双拼，每个披萨一种口味。',
    '죄송하지만 반반은 하지 않고 한 판에 한 가지 맛입니다.',
  ),
  question(
    'price',
    `${asks.price} | 怎么卖`,
    'Pizzas are $18 to $23 regular and $24 to $29 large; garlic bread is $8, salad $11, drinks $4 and tiramisu $9.',
    '披萨标准 18 到 23 元，大号 24 到 29 元；蒜香面包 8 元，沙拉 11 元，饮料 4 元，提拉米苏 9 元。',
    '피자는 레귤러 18~23달러, 라지 24~29달러이고 마늘빵 8달러, 샐러드 11달러, 음료 4달러, 티라미수 9달러입니다.',
    { about: 'price', isGeneral: true },
  ),
  question(
    'contents',
    `
      what's on | what is on | what's in | what is in | what comes on | ingredients | 里面有什么 | 有什么配料 | 放了什么 | 有什么料 |
      成分 | 뭐가 들어 | 뭐 들어 | 들어가 | 재료
    `,
    'Tell me which one, and I’ll say what’s on it.',
    '您说哪一款，我告诉您有什么配料。',
    '어떤 메뉴인지 말씀해 주시면 재료를 알려 드릴게요.',
    { about: 'contents', isGeneral: true },
  ),
];
