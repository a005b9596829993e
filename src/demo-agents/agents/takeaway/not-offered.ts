import type { NotOffered } from '../../slots/agent.ts';
import { phrases, translated } from '../../text/translated.ts';

/** What callers ask Harbour Pizza for although it is not on the menu. */
export const notOnMenu: NotOffered = {
  things: phrases(`
    sushi | sashimi | burger=burgers | hamburger=burgers | cheeseburger=burgers | fries | hot chips | chips |
    wedges | kebab=kebabs | curry | butter chicken | noodles | fried rice | ramen | pho | dumplings |
    fried chicken | chicken wings | wings | nuggets | fish and chips | pasta | spaghetti | lasagne | lasagna |
    carbonara | calzone=calzones | risotto | steak | soup | tacos | burrito=burritos | nachos |
    sandwich=sandwiches | wrap=wraps | hot dog=hot dogs | pie=pies | meat lovers=a meat lovers |
    meatlovers=a meat lovers | bbq chicken=a barbecue chicken | barbecue chicken=a barbecue chicken |
    chicken pizza=a chicken pizza | supreme=a supreme | four cheese=a four cheese |
    quattro formaggi=a quattro formaggi | capricciosa=a capricciosa | cheese pizza=a cheese pizza | breadsticks |
    mozzarella sticks | onion rings | coffee | tea | milkshake=milkshakes | thickshake=thickshakes | ice cream |
    gelato | cheesecake | brownie=brownies | panna cotta | cannoli | fanta | pepsi | juice | ginger beer |
    energy drink=energy drinks | red bull | diet coke | coke zero | 寿司 | 汉堡 | 薯条 | 炒饭 | 炒面 | 面条 | 拉面 | 炸鸡 | 鸡翅 |
    意面 | 意大利面 | 牛排 | 奶茶 | 咖啡 | 冰淇淋 | 饺子 | 火锅 | 咖喱 | 三明治 | 热狗 | 榴莲披萨 | 培根披萨 | 鸡肉披萨 | 果汁 | 芬达 | 百事 | 초밥 | 스시 |
    햄버거 | 버거 | 감자튀김 | 치킨 | 파스타 | 스파게티 | 라면 | 떡볶이 | 커피 | 아이스크림 | 스테이크 | 볶음밥 | 만두 | 불고기 피자 | 불고기피자 | 고구마 피자 |
    고구마피자 | 콤비네이션 | 포테이토 피자 | 환타 | 펩시 | 주스 | 핫도그
  `),
  answer: translated(
    'We don’t do {thing}. We have margherita, pepperoni, Hawaiian, vegetarian and seafood pizzas, garlic bread, salad, soft drinks and tiramisu.',
    '我们没有{thing}。我们有玛格丽特、意式辣香肠、夏威夷、素食和海鲜披萨，还有蒜香面包、沙拉、饮料和提拉米苏。',
    '{thing}은(는) 없습니다. 마르게리타, 페퍼로니, 하와이안, 베지테리언, 시푸드 피자와 마늘빵, 샐러드, 음료, 티라미수가 있습니다.',
  ),
  unknown: translated(
    'I don’t find {thing} on our menu. We have margherita, pepperoni, Hawaiian, vegetarian and seafood pizzas, garlic bread, salad, soft drinks and tiramisu.',
    '菜单上没有找到{thing}。我们有玛格丽特、意式辣香肠、夏威夷、素食和海鲜披萨，还有蒜香面包、沙拉、饮料和提拉米苏。',
    '메뉴에서 {thing}을(를) 찾지 못했어요. 마르게리타, 페퍼로니, 하와이안, 베지테리언, 시푸드 피자와 마늘빵, 샐러드, 음료, 티라미수가 있습니다.',
  ),
};
