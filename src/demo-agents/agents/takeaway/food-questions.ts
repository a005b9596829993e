import type { Question } from '../../slots/agent.ts';
import { translated } from '../../text/translated.ts';
import { asks, question } from '../question.ts';

/** The questions that callers ask Harbour Pizza about its food, with their answers. */
export const foodQuestions: readonly Question[] = [
  question(
    'gluten',
    `
      gluten | gluten free | coeliac | celiac | gf | wheat |
      无麸质 | 麸质 | 麦麸 | 小麦过敏 |
      글루텐 | 밀가루
    `,
    'Any regular pizza comes on a gluten free base for $4 more, and the salad is gluten free. It’s one kitchen with flour in the air, so we don’t advise it for coeliacs.',
    '标准尺寸都可以换无麸质饼底，加 4 元，沙拉也不含麸质。厨房里有面粉，乳糜泻患者不建议食用。',
    '레귤러는 모두 4달러를 더하면 글루텐 프리 도우로 바꿀 수 있고 샐러드에도 글루텐이 없습니다. 주방에 밀가루가 날리니 셀리악병이 있으시면 권하지 않아요.',
  ),
  question(
    'nuts',
    `
      peanut | nuts | nut free | any nuts |
      花生 | 坚果 |
      땅콩 | 견과
    `,
    'No dish of ours contains peanuts or other nuts, but our suppliers can’t promise there are no traces.',
    '我们的菜都不放花生和坚果，但供应商不能保证没有微量残留。',
    '저희 메뉴에는 땅콩도 견과류도 넣지 않지만, 재료에 미량이 섞이지 않았다고 장담할 수는 없어요.',
  ),
  question(
    'allergy',
    `
      allergic | allergy | allergies | anaphylactic | intolerant |
      过敏 |
      알레르기 | 알러지 | 알레지
    `,
    'Thank you for telling me. For a severe allergy, ask for a person and the kitchen will check.',
    '谢谢您告诉我。如果过敏严重，请说“转接店员”，由厨房确认。',
    '말씀해 주셔서 감사합니다. 심한 알레르기라면 직원을 찾아 주세요. 주방에서 확인해 드립니다.',
    { noteLabel: translated('Allergy', '过敏', '알레르기') },
  ),
  question(
    'vegetarian',
    `
      do you have+vegetarian | anything vegetarian | vegetarian options | vegetarian option |
      what's vegetarian | is it vegetarian | what is vegetarian |
      有素食吗 | 吃素 | 有素的 | 素食者 | 哪些是素 |
      채식 | 고기 없는 | 고기 안 들어
    `,
    'The margherita, the vegetarian, the garlic bread and the salad have no meat.',
    '玛格丽特、素食披萨、蒜香面包和沙拉都不含肉。',
    '마르게리타, 베지테리언, 마늘빵, 샐러드에는 고기가 없습니다.',
  ),
  question(
    'vegan',
    `
      vegan | dairy free | no dairy | lactose | without cheese+can |
      纯素 | 全素 | 不含奶 | 乳糖 | 无奶 |
      비건 | 유제품 | 유당
    `,
    'The vegetarian without cheese is vegan, and so is the salad. We have no vegan cheese.',
    '素食披萨不放芝士就是纯素，沙拉也是。我们没有纯素芝士。',
    '베지테리언에서 치즈를 빼면 비건이고 샐러드도 비건입니다. 비건 치즈는 없어요.',
  ),
  question(
    'halal',
    `
      halal | pork | kosher |
      清真 | 猪肉 |
      할랄 | 돼지고기
    `,
    'The pepperoni is beef, but our meat is not certified halal. Only the Hawaiian has pork.',
    '辣香肠是牛肉的，但没有清真认证。只有夏威夷披萨含猪肉。',
    '페퍼로니는 소고기지만 할랄 인증은 아닙니다. 돼지고기는 하와이안에만 들어가요.',
  ),
  question(
    'menu',
    `
      what's on the menu | what is on the menu | the menu | what pizzas | what pizza | which pizzas |
      kinds of pizza | types of pizza | what do you have | what have you got | what flavours |
      有什么披萨 | 有哪些披萨 | 菜单 | 都有什么 | 有什么 | 哪些口味 | 什么口味 |
      메뉴 뭐 | 메뉴가 | 메뉴 알려 | 어떤 피자 | 무슨 피자 | 피자 종류 | 뭐 있어 | 뭐가 있
    `,
    'Margherita, pepperoni, Hawaiian, vegetarian and seafood, regular or large. Then garlic bread, salad, cold drinks and tiramisu.',
    '有玛格丽特、意式辣香肠、夏威夷、素食和海鲜披萨，分标准和大号；还有蒜香面包、沙拉、饮料和提拉米苏。',
    '피자는 마르게리타, 페퍼로니, 하와이안, 베지테리언, 시푸드가 있고 레귤러와 라지가 있습니다. 마늘빵, 샐러드, 음료, 티라미수도 있어요.',
    { isGeneral: true },
  ),
  question(
    'drinks',
    `
      what drinks | soft drinks | which drinks | any drinks | have drinks |
      有什么饮料 | 饮料 | 喝的 |
      음료 뭐 | 음료수 | 음료는 | 마실
    `,
    'Coke, lemonade and sparkling water, $4 each.',
    '有可乐、柠檬汽水和气泡水，每份 4 元。',
    '콜라, 레모네이드, 탄산수가 있고 각 4달러입니다.',
  ),
  question(
    'alcohol',
    `
      beer | wine | alcohol | byo |
      啤酒 | 红酒 | 酒 |
      맥주 | 와인 | 술
    `,
    'We don’t sell alcohol.',
    '我们不卖酒。',
    '술은 팔지 않습니다.',
  ),
  question(
    'size',
    `
      how big | what sizes | which sizes | how many slices | how many people | inches | size is |
      多大 | 几寸 | 几块 | 几个人吃 | 什么尺寸 | 够几个人 | 尺寸 |
      얼마나 커 | 얼마나 큰 | 몇 조각 | 몇 인치 | 사이즈가 | 몇 명이 | 몇 인분 | 크기가
    `,
    'A regular is 10 inches, six slices, for one. A large is 13 inches, eight slices, for two.',
    '标准 10 寸，六块，一人份；大号 13 寸，八块，两人份。',
    '레귤러는 10인치 여섯 조각에 한 명, 라지는 13인치 여덟 조각에 두 명이 드시기 좋습니다.',
  ),
  question(
    'toppings',
    `
      extra topping | extra toppings | toppings cost | add toppings | what toppings | how much+extra |
      how much are toppings |
      加料 | 配料多少 | 加一份+多少 |
      토핑
    `,
    'Each extra topping is $3: olives, mushrooms, onion, cheese, chilli, garlic, basil, pineapple or ham. Leaving one out costs nothing.',
    '每加一种配料 3 元：橄榄、蘑菇、洋葱、芝士、辣椒、大蒜、罗勒、菠萝或火腿。不要哪样不收费。',
    '토핑 추가는 하나에 3달러입니다. 올리브, 버섯, 양파, 치즈, 고추, 마늘, 바질, 파인애플, 햄이 있고 빼는 건 무료예요.',
  ),
  question(
    'halves',
    `
      half and half | half half | two flavours | half pepperoni | half margherita | half … half |
      半半 | 一半一半 | 一半…一半 | 半份…半份 | 半个…半个 | 双拼 | 两种口味 |
      반반 | 반은…반은 | 절반은…절반은
    `,
    'We don’t do half and half, sorry: one kind for each pizza.',
    '抱歉，我们不做双拼，每个披萨一种口味。',
    '죄송하지만 반반은 하지 않고 한 판에 한 가지 맛입니다.',
  ),
  question(
    'price',
    `${asks.price} | the cost of | 怎么卖`,
    'Pizzas are $18 to $23 regular and $24 to $29 large; garlic bread is $8, salad $11, drinks $4 and tiramisu $9.',
    '披萨标准 18 到 23 元，大号 24 到 29 元；蒜香面包 8 元，沙拉 11 元，饮料 4 元，提拉米苏 9 元。',
    '피자는 레귤러 18~23달러, 라지 24~29달러이고 마늘빵 8달러, 샐러드 11달러, 음료 4달러, 티라미수 9달러입니다.',
    { about: 'price', isGeneral: true },
  ),
  question(
    'contents',
    `
      what's on | what is on | what's in | what is in | what comes on | ingredients | what does+have on |
      里面有什么 | 有什么配料 | 放了什么 | 有什么料 | 成分 |
      뭐가 들어 | 뭐 들어 | 들어가 | 재료
    `,
    'Tell me which one, and I’ll say what’s on it.',
    '您说哪一款，我告诉您有什么配料。',
    '어떤 메뉴인지 말씀해 주시면 재료를 알려 드릴게요.',
    { about: 'contents', isGeneral: true },
  ),
];
