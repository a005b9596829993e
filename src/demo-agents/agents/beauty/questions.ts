import type { Question } from '../../slots/agent.ts';
import { translated } from '../../text/translated.ts';
import { asks, question } from '../question.ts';

export const beautyQuestions: readonly Question[] = [
  question(
    'hours',
    `${asks.hours} | 星期天开 | 쉬는 날`,
    'Tuesday to Saturday from 9 am to 5.30 pm, Thursday until 8 pm. We’re closed on Sunday and Monday.',
    '周二到周六上午 9 点到下午 5:30，周四到晚上 8 点。周日和周一休息。',
    '화요일부터 토요일은 오전 9시부터 오후 5시 30분까지, 목요일은 저녁 8시까지입니다. 일요일과 월요일은 쉽니다.',
  ),
  question(
    'address',
    asks.address,
    'We’re at 12 Fern Lane, upstairs, with the green door.',
    '我们在 Fern Lane 12 号楼上，绿色的门。',
    '펀 레인 12번지 2층, 초록색 문입니다.',
  ),
  question(
    'parking',
    asks.parking,
    'There’s a car park across the lane, $3 an hour, and free street parking from 5 pm.',
    '巷子对面有停车场，每小时 3 元，下午 5 点后路边免费。',
    '골목 맞은편에 시간당 3달러 주차장이 있고 오후 5시부터는 길가에 무료로 주차할 수 있어요.',
  ),
  question(
    'access',
    asks.access,
    'We’re upstairs, with a lift by the back door on Kowhai Street.',
    '我们在楼上，Kowhai 街后门有电梯。',
    '2층이고 코화이 스트리트 쪽 뒷문에 엘리베이터가 있습니다.',
  ),
  question(
    'payment',
    asks.payment,
    'Card or cash on the day. There’s no surcharge, and tips aren’t expected.',
    '当天刷卡或付现金，不收手续费，也不用给小费。',
    '당일에 카드나 현금으로 내시면 됩니다. 수수료는 없고 팁도 필요 없어요.',
  ),
  question(
    'cancelling',
    asks.cancelling,
    'Change or cancel free of charge until 24 hours before. After that it’s half the price.',
    '24 小时之前更改或取消免费，之后收一半费用。',
    '24시간 전까지는 무료로 바꾸거나 취소하실 수 있고, 그 뒤에는 금액의 절반입니다.',
  ),
  question(
    'late',
    `${asks.late} | running … late | 늦을게`,
    'Thank you for saying so. Up to 15 minutes is fine; after that we may have to shorten it.',
    '谢谢您告诉我们。15 分钟以内没关系，再晚可能要缩短时间。',
    '알려 주셔서 감사합니다. 15분까지는 괜찮고, 더 늦으시면 시간을 줄여야 할 수 있어요.',
    { noteLabel: translated('Running late', '会迟到', '늦음') },
  ),
  question(
    'price',
    `${asks.price} | 价位`,
    'A cut is $75, a colour from $150, both from $210, nails $50, lashes $85, a facial $95, a massage $110 an hour.',
    '剪发 75 元，染发 150 元起，剪染 210 元起，美甲 50 元，睫毛 85 元，面部护理 95 元，按摩一小时 110 元。',
    '커트 75달러, 염색 150달러부터, 둘 다 210달러부터, 네일 50달러, 속눈썹 85달러, 페이셜 95달러, 마사지는 한 시간에 110달러입니다.',
    { about: 'price', isGeneral: true },
  ),
  question(
    'length',
    `
      how long does | how long is | how much time | how long for | 要多久 | 多长时间 | 做多久 | 几个小时 | 얼마나 걸 | 몇 시간 걸 | 오래 걸 |
      시간이 얼마나
    `,
    'A cut is 45 minutes, a colour an hour and three quarters, both two and a half hours, half an hour more for long hair.',
    '剪发 45 分钟，染发一小时四十五分，剪染两个半小时，长发再加半小时。',
    '커트는 45분, 염색은 1시간 45분, 둘 다 하면 2시간 30분이고 긴 머리는 30분 더 걸립니다.',
  ),
  question(
    'patch-test',
    'patch test | allergy test | skin test | allergic | 要先做+patch test | 皮肤测试 | 过敏 | 패치 테스트 | 알레르기 | 알러지',
    'Colour and lashes need a patch test 48 hours before. It takes five minutes, it’s free, and you can just come by.',
    '染发和睫毛要提前 48 小时做皮肤测试，五分钟，免费，直接过来就行。',
    '염색과 속눈썹은 48시간 전에 패치 테스트가 필요합니다. 5분이면 되고 무료이며 그냥 오시면 됩니다.',
    { noteLabel: translated('Patch test', '皮肤测试', '패치 테스트') },
  ),
  question(
    'men',
    "men's cut | for men | men's haircut | barber | beard | 男士 | 男的剪 | 男生剪 | 男生能 | 男生可以 | 男生也 | 刮胡子 | 남자 커트 | 남성 | 남자도",
    'Hair is hair: the price goes by length and time, not by who it’s for. We don’t do beards.',
    '价格看长度和时间，不分男女。我们不修胡子。',
    '가격은 길이와 시간으로 정하고 성별은 상관없습니다. 수염 손질은 하지 않아요.',
  ),
  question(
    'pregnancy',
    'pregnant | pregnancy | expecting | 怀孕 | 孕妇 | 임신 | 임산부',
    'Thank you for telling me. The person you book with will talk it over with you; for advice, ask your midwife or doctor.',
    '谢谢您告诉我。为您服务的人会跟您商量；是否合适请问您的助产士或医生。',
    '말씀해 주셔서 감사합니다. 담당자가 상의해 드리고, 괜찮은지는 조산사나 의사에게 물어봐 주세요.',
    { noteLabel: translated('To know', '须知', '알아 둘 것') },
  ),
];
