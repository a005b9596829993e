import { expect, test } from './support/fixtures.ts';
import { holdConversations, liveCall } from './support/live-call.ts';

const jobs = {
  English: [
    ['Can you book me in for a leaking tap?', 'A weekday visit is $110'],
    ['Do you charge extra for parts, are parts included?', 'Parts are charged on top'],
    ['22 Kauri Road', 'Which day suits'],
    ['next Wednesday at two', 'Anything they should know'],
    ['no', 'What name is it?'],
    ['Jun Park', 'A photo helps'],
    ['021 555 0199', 'From $110 in all, GST included. Is that right?'],
    ['yes', 'The plumber texts you when they leave.'],
  ],
  Chinese: [
    ['厨房水龙头漏水，不急', '工作日上门 110 元'],
    ['配件另收费吗？', '配件另收'],
    ['Kauri Road 22 号', '哪天方便'],
    ['下周三下午两点', '有什么要注意的吗'],
    ['没有', '请问怎么称呼？'],
    ['我叫朴俊', '最好拍张照片'],
    ['021 555 0199', '110 元起，含 GST。对吗？'],
    ['对的', '水管工出发时会发短信给您'],
  ],
  Korean: [
    ['수도꼭지가 새요. 급하지 않아요.', '평일 방문은'],
    ['부품도 포함인가요?', '부품값은 별도이고'],
    ['카우리 로드 22번지예요', '어느 날이 좋으세요'],
    ['다음 주 수요일 오후 두 시', '알아 둘 것이 있을까요?'],
    ['없어요', '성함이 어떻게 되세요?'],
    ['박준이에요', '사진이 있으면 도움이 됩니다.'],
    ['021 555 0199', '110달러부터, GST 포함입니다. 맞으세요?'],
    ['네', '배관공이 출발할 때 문자를 드립니다.'],
  ],
} as const;

const plumber = {
  agent: 'trades',
  heading: 'What the van sees',
  atOnce: '$110 call-out',
  rows: [
    /^Job(Can you book me in for a leaking tap|厨房水龙头漏水，不急|수도꼭지가 새요)$/,
    'How urgentCan wait',
    'Rate told$110 call-out, first half hour',
    'Call-out, GST includedfrom $110.00',
    /^Where(22 Kauri Road|Kauri Road 22 号|카우리 로드 22번지)$/,
    /^WindowWed \d+ \w+, 1\.30 to 3\.30 pm$/,
    'Accessnot given',
    /^Name(Jun Park|朴俊|박준)$/,
    'Phone021 555 0199',
  ],
} as const;

for (const way of ['typed', 'spoken'] as const) {
  test(`books a job in three languages, ${way}, and fills in the ticket during the call`, async ({ page }) => {
    await holdConversations(page, plumber, way, jobs);
  });
}

test('a dangerous fault gets the emergency number of the country at once', async ({ page }) => {
  for (const [prefix, number] of [
    ['/nz', '111'],
    ['/au', '000'],
  ] as const) {
    await page.goto(`${prefix}/demo?agent=trades`);
    const { lastAnswer, ticket, type } = liveCall(page, 'trades', 'What the van sees');
    await type('I smell gas in the kitchen');
    await expect(lastAnswer).toContainText(`ring ${number} from outside`);
    await expect(ticket).toContainText('I smell gas in the kitchen');
  }
});
