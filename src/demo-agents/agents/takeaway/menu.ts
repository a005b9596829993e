import type { Menu, MenuItem, MenuPart } from '../../slots/slots.ts';
import { phrases, type Translated, translated } from '../../text/translated.ts';

const pizzaCounters = { zh: '个', ko: '판' };

function pizza(
  key: string,
  name: Translated,
  plural: string,
  prices: readonly [regular: number, large: number],
  aliases: readonly string[],
  contents: Translated,
): MenuItem {
  const price = { regular: prices[0] * 100, large: prices[1] * 100 };
  return { key, name, plural, price, aliases, contents, counters: pizzaCounters };
}

function part(key: string, name: Translated, aliases = ''): MenuPart {
  return { key, name, aliases: phrases(aliases), extraPrice: 300 };
}

/** The menu of Harbour Pizza. Prices are in cents including GST. */
export const takeawayMenu: Menu = {
  maxPerLine: 20,
  sizes: [
    {
      key: 'regular',
      name: translated('regular', '标准', '레귤러'),
      aliases: phrases(`
        reg | small | medium | standard | normal | normal sized | ordinary | little |
        常规大小 | 正常大小 | 一般大小 | 标准大小 | 普通大小 | 正常的 | 常规的 | 一般的 | 常规 | 普通尺寸 | 普通的 | 普通 | 小号 | 中号 | 小的 | 中的 | 标准的 | 小份 | 小 | 细的 | 要细 | 个细 |
        스몰 | 미디엄 | 작은 | 보통 사이즈 | 기본 사이즈 | 일반 사이즈 | 보통 | 중간
      `),
    },
    {
      key: 'large',
      name: translated('large', '大号', '라지'),
      aliases: phrases(`
        lge | lrg | big | family | biggest |
        大的 | 大份 | 大 |
        큰 | 큰 거 | 큰 걸로 | 대자 | 라아지
      `),
    },
  ],
  parts: [
    part('olives', translated('olives', '橄榄', '올리브'), 'olive'),
    part('mushrooms', translated('mushrooms', '蘑菇', '버섯'), 'mushroom | 머쉬룸'),
    part('onion', translated('onion', '洋葱', '양파'), 'onions | red onion'),
    part('cheese', translated('cheese', '芝士', '치즈'), 'mozzarella | 奶酪 | 模芝士 | 起司 | 起士 | 乳酪 | 모차렐라'),
    part('chilli', translated('chilli', '辣椒', '고추'), 'chili | chillies | jalapenos | jalapeños | 칠리 | 할라피뇨'),
    part('garlic', translated('garlic', '大蒜', '마늘'), '蒜'),
    part('basil', translated('basil', '罗勒', '바질')),
    part('pineapple', translated('pineapple', '菠萝', '파인애플'), '凤梨'),
    part('ham', translated('ham', '火腿', '햄')),
    {
      key: 'gluten-free-base',
      name: translated('gluten free base', '无麸质饼底', '글루텐 프리 도우'),
      added: translated('gluten free base', '无麸质饼底', '글루텐 프리 도우'),
      onlySize: {
        size: 'regular',
        hint: translated(
          'The gluten free base comes in regular, and isn’t for coeliacs.',
          '无麸质饼底只有标准尺寸，乳糜泻患者不宜。',
          '글루텐 프리 도우는 레귤러만 있고 셀리악병에는 맞지 않습니다.',
        ),
      },
      aliases: phrases(`
        gluten free | gluten free crust | gluten free dough | gf base | gf |
        无麸质 | 无麸质底 | 不含麸质的饼底 |
        글루텐 프리 | 글루텐프리 도우 | 글루텐프리
      `),
      extraPrice: 400,
    },
    { key: 'peanuts', name: translated('peanuts', '花生', '땅콩'), aliases: ['peanut'], extraPrice: 0 },
  ],
  items: [
    pizza(
      'margherita',
      translated('margherita', '玛格丽特', '마르게리타'),
      'margheritas',
      [18, 24],
      phrases(`
        marg | margarita | marguerita | margherita pizza | margarita pizza |
        玛格丽特披萨 | 马格丽特 | 马格利特 | 马格丽塔 | 玛格利特 | 玛格丽塔 |
        마르게리따 | 마가리타 | 마르게리타 피자
      `),
      translated(
        'The margherita has tomato, mozzarella and basil.',
        '玛格丽特有番茄、马苏里拉芝士和罗勒。',
        '마르게리타에는 토마토, 모차렐라, 바질이 들어갑니다.',
      ),
    ),
    pizza(
      'pepperoni',
      translated('pepperoni', '意式辣香肠', '페퍼로니'),
      'pepperonis',
      [20, 26],
      phrases(`
        pep | peperoni | pepperoni pizza |
        意式辣香肠披萨 | 辣香肠 | 辣肠 | 意大利辣肠 | 意大利辣香肠 | 香肠披萨 | 意大利香肠 | 佩帕罗尼 |
        페페로니 | 페퍼로니 피자
      `),
      translated(
        'The pepperoni has tomato, mozzarella and beef pepperoni.',
        '意式辣香肠有番茄、马苏里拉芝士和牛肉辣香肠。',
        '페퍼로니에는 토마토, 모차렐라, 소고기 페퍼로니가 들어갑니다.',
      ),
    ),
    pizza(
      'hawaiian',
      translated('Hawaiian', '夏威夷', '하와이안'),
      'Hawaiians',
      [20, 26],
      phrases(`
        hawaian | hawaiian pizza | ham and pineapple |
        夏威夷披萨 | 菠萝披萨 |
        하와이언 | 하와이안 피자 | 파인애플 피자
      `),
      translated(
        'The Hawaiian has tomato, mozzarella, ham and pineapple.',
        '夏威夷有番茄、马苏里拉芝士、火腿和菠萝。',
        '하와이안에는 토마토, 모차렐라, 햄, 파인애플이 들어갑니다.',
      ),
    ),
    pizza(
      'vegetarian',
      translated('vegetarian', '素食披萨', '베지테리언'),
      'vegetarians',
      [20, 26],
      phrases(`
        vegetarian pizza | veggie pizza | veggie | veggies | vego | vege pizza | vege | veg | veges |
        蔬菜披萨 | 素菜披萨 | 素菜 | 全素披萨 | 素披萨 | 素食的 | 素食 | 素的披萨 | 素的 | 蔬菜的 | 蔬菜 |
        채식 피자 | 채식 | 베지 | 야채 | 야채 피자 | 채소 피자 | 베지테리언 피자 | 베지 피자
      `),
      translated(
        'The vegetarian has tomato, mozzarella, mushrooms, olives and onion.',
        '素食披萨有番茄、马苏里拉芝士、蘑菇、橄榄和洋葱。',
        '베지테리언에는 토마토, 모차렐라, 버섯, 올리브, 양파가 들어갑니다.',
      ),
    ),
    pizza(
      'seafood',
      translated('seafood', '海鲜披萨', '시푸드'),
      'seafoods',
      [23, 29],
      phrases(`
        seafood pizza | prawn pizza |
        海鲜 | 虾披萨 |
        해산물 피자 | 해산물 | 해물 피자 | 해물 | 시푸드 피자 | 새우 피자
      `),
      translated(
        'The seafood has tomato, mozzarella, prawns, squid and garlic.',
        '海鲜披萨有番茄、马苏里拉芝士、虾、鱿鱼和大蒜。',
        '시푸드에는 토마토, 모차렐라, 새우, 오징어, 마늘이 들어갑니다.',
      ),
    ),
    {
      key: 'garlic-bread',
      name: translated('garlic bread', '蒜香面包', '마늘빵'),
      plural: 'garlic breads',
      price: 800,
      counters: { zh: '份', ko: '개' },
      aliases: ['大蒜面包', '蒜蓉面包', '蒜味面包', '갈릭 브레드', '갈릭브레드'],
      contents: translated(
        'The garlic bread has garlic butter and parsley.',
        '蒜香面包有蒜香黄油和欧芹。',
        '마늘빵에는 마늘버터와 파슬리가 들어갑니다.',
      ),
    },
    {
      key: 'salad',
      name: translated('garden salad', '田园沙拉', '가든 샐러드'),
      plural: 'garden salads',
      price: 1100,
      counters: { zh: '份', ko: '개' },
      aliases: ['salad', 'green salad', '沙拉', '蔬菜沙拉', '샐러드', '야채 샐러드', '채소 샐러드'],
      contents: translated(
        'The garden salad has leaves, tomato, cucumber and a lemon dressing.',
        '田园沙拉有生菜、番茄、黄瓜和柠檬汁。',
        '가든 샐러드에는 잎채소, 토마토, 오이, 레몬 드레싱이 들어갑니다.',
      ),
    },
    {
      key: 'coke',
      name: translated('Coke', '可乐', '콜라'),
      plural: 'Cokes',
      price: 400,
      counters: { zh: '罐', ko: '캔' },
      aliases: phrases('cola | coca cola | coca-cola | 可口可乐 | 코카콜라 | 코크'),
      contents: translated('A can of 330 millilitres.', '330 毫升罐装。', '330밀리리터 캔입니다.'),
    },
    {
      key: 'lemonade',
      name: translated('lemonade', '柠檬汽水', '레모네이드'),
      plural: 'lemonades',
      price: 400,
      counters: { zh: '罐', ko: '캔' },
      aliases: phrases('sprite | 雪碧 | 柠檬水 | 사이다 | 스프라이트'),
      contents: translated('A can of 330 millilitres.', '330 毫升罐装。', '330밀리리터 캔입니다.'),
    },
    {
      key: 'water',
      name: translated('sparkling water', '气泡水', '탄산수'),
      plural: 'sparkling waters',
      price: 400,
      counters: { zh: '瓶', ko: '병' },
      aliases: phrases('water | bottle of water | 矿泉水 | 苏打水 | 물 | 생수 | 스파클링 워터 | 스파클링워터'),
      contents: translated('A bottle of 500 millilitres.', '500 毫升瓶装。', '500밀리리터 병입니다.'),
    },
    {
      key: 'tiramisu',
      name: translated('tiramisu', '提拉米苏', '티라미수'),
      plural: 'tiramisus',
      price: 900,
      counters: { zh: '份', ko: '개' },
      aliases: ['tiramisù', '티라미슈'],
      contents: translated(
        'The tiramisu has mascarpone, coffee and egg, no alcohol.',
        '提拉米苏有马斯卡彭、咖啡和鸡蛋，不含酒精。',
        '티라미수에는 마스카르포네, 커피, 달걀이 들어가고 술은 들어가지 않습니다.',
      ),
    },
  ],
};
