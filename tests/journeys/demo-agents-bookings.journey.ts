import { expect, test } from './support/fixtures.ts';
import { type Conversations, type DemoOfAgent, holdConversations, liveCall } from './support/live-call.ts';

interface Booking extends DemoOfAgent {
  readonly way: 'typed' | 'spoken';
  readonly lines: Conversations;
}

const day = String.raw`\w{3} \d+ \w{3}`;
const time = String.raw`\d+(?:\.\d\d)?`;

// Which times are free depends on the current time. So each caller asks for the first free time, and the ticket may
// show any time.
const bookings: readonly Booking[] = [
  {
    agent: 'clinic',
    heading: 'What reception sees',
    way: 'spoken',
    lines: {
      English: [
        ['Are you taking new patients?', 'Yes, we’re taking new patients.'],
        ['A doctor’s visit as soon as possible', 'What’s the patient’s name?'],
        ['Jun Park', 'Have you been to us before, Jun Park?'],
        ['no', 'And a phone number?'],
        ['021 555 0142', 'A few words on what it’s about'],
        ['no thanks', 'Is that right?'],
        ['yes', 'You’re booked, Jun Park'],
      ],
      Chinese: [
        ['你们收新病人吗？', '是的，我们接收新病人。'],
        ['看医生，越快越好', '请问患者姓名？'],
        ['Jun Park', 'Jun Park以前来过我们诊所吗？'],
        ['没有', '请留一个电话号码'],
        ['021 555 0142', '方便简单说一下看什么吗'],
        ['不用了', '对吗？'],
        ['对的', 'Jun Park，约好了'],
      ],
      Korean: [
        ['새 환자도 받아요?', '네, 새 환자도 받습니다.'],
        ['진료 가장 빠른 시간으로요', '성함이 어떻게 되세요?'],
        ['Jun Park', 'Jun Park 님은 저희 병원에 오신 적이 있나요?'],
        ['아니요', '전화번호를 알려 주세요'],
        ['021 555 0142', '어떤 일로 오시는지'],
        ['없어요', '맞으세요?'],
        ['네', 'Jun Park 님, 예약됐습니다'],
      ],
    },
    rows: [
      'CallNew appointment',
      'VisitDoctor’s visit',
      'Length15 minutes',
      'Fee told$65.00',
      new RegExp(`^Time${day}, ${time} [ap]m$`),
      /^WithDr (Singh|Moore)$/,
      'PatientJun Park',
      'New or knownFirst visit',
      'Phone021 555 0142',
      'Reason, in their wordsnot given',
    ],
  },
  {
    agent: 'beauty',
    heading: 'What the salon sees',
    way: 'typed',
    lines: {
      English: [
        ['Cut and colour with Tia please', 'from $210, 2 hours 30 minutes'],
        ['past my shoulders', 'Then allow 3 hours: from $240.'],
        ['Where can I park?', 'There’s a car park across the lane'],
        ['the earliest you have', 'What name is it under?'],
        ['Hana Lee', 'Thanks, Hana Lee.'],
        ['021 555 0199', 'From $240 in all'],
        ['yes', 'You’re booked, Hana Lee'],
      ],
      Chinese: [
        ['想找 Tia 剪发加染发', '210 元起，2 小时 30 分钟'],
        ['过肩了', '那需要 3 小时，240 元起。'],
        ['可以停车吗？', '巷子对面有停车场'],
        ['最早的时间', '请问怎么称呼？'],
        ['叫我 Hana Lee', '谢谢，Hana Lee。'],
        ['021 555 0199', '240 元起'],
        ['对的', 'Hana Lee，约好了'],
      ],
      Korean: [
        ['티아 선생님께 커트랑 염색하고 싶어요', '210달러부터, 2시간 30분'],
        ['어깨를 넘어요', '그러면 3시간 걸리고 240달러부터입니다.'],
        ['주차돼요?', '주차장이 있고'],
        ['가장 빠른 시간으로 해 주세요', '성함이 어떻게 되세요?'],
        ['Hana Lee', 'Hana Lee 님'],
        ['021 555 0199', '240달러부터'],
        ['네', 'Hana Lee 님, 예약됐습니다'],
      ],
    },
    rows: [
      'CallNew booking',
      'ServiceCut and colour',
      'Beforehandpatch test, 48 h',
      'HairHair past the shoulders',
      'Length3 hours',
      'Quoted, GST includedfrom $240.00',
      'WithTia',
      new RegExp(`^Time${day}, ${time}(?: am)? to ${time} [ap]m$`),
      'ClientHana Lee',
      'Phone021 555 0199',
    ],
  },
];

for (const { lines, way, ...demo } of bookings) {
  test(`${demo.agent} makes a whole booking in three languages, ${way}, and fills in the ticket`, async ({ page }) => {
    await holdConversations(page, demo, way, lines);
  });
}

test('in an emergency the clinic says the country’s emergency number and passes the call to a person', async ({
  page,
}) => {
  await page.goto('/au/demo?agent=clinic');
  const { lastAnswer, ticket, type } = liveCall(page, 'clinic', 'What reception sees');
  await type('My husband has chest pain');
  await expect(lastAnswer).toContainText('Hang up and ring 000 for an ambulance now.');
  await expect(ticket).toContainText('Put through to a person');
});
