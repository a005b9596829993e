import { test } from './support/fixtures.ts';
import { holdConversations } from './support/live-call.ts';

const bookings = {
  English: [
    ['A room for two next Tuesday, two nights?', 'Free then, by the night: studio ($165)'],
    ['Can we bring our dog?', 'Dogs are welcome in the studios'],
    ['The studio please, and we’ll arrive about ten at night', 'What name is it under?'],
    ['Wei Chen', 'What number can we text you on?'],
    ['021 555 0199', '$330 in all, GST included. Is that right?'],
    ['yes', 'We’re holding it for you'],
  ],
  Chinese: [
    ['下周二有两个人的房间吗？住两晚。', '可以选单间 (165 元)'],
    ['可以带狗入住吗？', '单间可以带狗'],
    ['单间，晚上十点左右到', '请问怎么称呼？'],
    ['我叫陈伟', '能收短信的电话号码'],
    ['021 555 0199', '一共 330 元，含 GST。对吗？'],
    ['对的', '已经为您留好'],
  ],
  Korean: [
    ['다음 주 화요일에 두 명, 이틀 묵을 방 있나요?', '스튜디오 (165달러)'],
    ['강아지 데려가도 되나요?', '스튜디오에는 강아지와'],
    ['스튜디오로 하고 밤 열 시쯤 도착해요', '성함이 어떻게 되세요?'],
    ['웨이 첸이에요', '문자를 받으실 번호'],
    ['021 555 0199', '모두 330달러, GST 포함입니다. 맞으세요?'],
    ['네', '객실을 잡아 두었습니다'],
  ],
} as const;

const hotel = {
  agent: 'hotels',
  heading: 'What the desk sees',
  atOnce: 'two nights',
  rows: [
    /^DatesTue \d+ \w+ to Thu \d+ \w+, two nights$/,
    'Guests2',
    'RoomStudio',
    'Total, GST included$330.00',
    'Arrives10 pm',
    'Keylockbox, code by text',
    /^Guest(Wei Chen|陈伟|웨이 첸)$/,
    'Phone021 555 0199',
  ],
} as const;

for (const way of ['typed', 'spoken'] as const) {
  test(`reserves a room in three languages, ${way}, and fills in the ticket during the call`, async ({ page }) => {
    await holdConversations(page, hotel, way, bookings);
  });
}
