import type { DialogueAgent } from '../../slots/agent.ts';
import { allWeekdays, at, sameHours } from '../../slots/business-time.ts';
import { phrases, translated } from '../../text/translated.ts';
import { lifeInDanger, nameSlot, phoneSlot } from '../question.ts';
import { takeawayMenu } from './menu.ts';
import { takeawayQuestions } from './questions.ts';

/** The agent of Harbour Pizza, a made-up pizzeria. It takes orders. */
export const takeawayAgent: DialogueAgent = {
  key: 'takeaway',
  business: translated('Harbour Pizza', 'Harbour Pizza', '하버 피자'),
  ticketHeading: 'What the kitchen sees',
  greeting: translated(
    'Hello, Harbour Pizza, this is the AI assistant. What can I get you?',
    '您好，Harbour Pizza，我是 AI 助手。想点些什么？',
    '안녕하세요, 하버 피자 AI 상담원입니다. 무엇을 준비해 드릴까요?',
  ),
  hours: sameHours(allWeekdays, at(11, 30), at(22)),
  slots: [
    {
      key: 'order',
      kind: 'order',
      label: translated('Order', '点单', '주문'),
      menu: takeawayMenu,
      readiness: { slot: 'how', minutes: { pickup: 20, delivery: 45 }, wishedTime: 'time' },
      prompt: translated('What would you like to order?', '您想点什么？', '무엇을 주문하시겠어요?'),
      sizePrompt: translated(
        '{line}: regular or large?',
        '{line}，要标准还是大号？',
        '{line}, 레귤러로 할까요, 라지로 할까요?',
      ),
    },
    {
      key: 'how',
      kind: 'choice',
      label: translated('Pickup or delivery', '自取或外送', '포장 또는 배달'),
      prompt: translated('Pickup or delivery?', '自取还是外送？', '포장이세요, 배달이세요?'),
      choices: [
        {
          key: 'pickup',
          name: translated('pickup', '自取', '포장'),
          aliases: phrases(`
            pick up | picking up | picking it up | picking them up | picking that up | grab on the way | grab on my way | pick it up | pick them up | collect | collection | collecting | come and get |
            swing past | come in | come get | come and pick | come grab | swing by | pop in and get | come by and get | come to take | come and take | come take it | take it myself | come down and get | come to get | come get | come to collect | grab it | grab them | grab em | get it myself | takeaway | take away | to go |
            自己取 | 自提 | 来取 | 去取 | 去提 | 来提 | 提货 | 去拿 | 过去拿 | 过来拿 | 顺路来拿 | 店里拿 | 店里取 | 自己去 | 自己来 | 去你们那 | 到你们那 | 过去取 | 过来取 | 自己拿 | 到店取 | 打包 | 带走 | 来拿 |
            픽업 | 픽 업 | 직접 찾 | 가서 받 | 찾으러 | 가지러 | 가져갈 | 가져와 | 들고 갈 | 테이크아웃 | 방문 |
            walk … for it | pop … for it | come … for it | nip … for it | drive … for it | duck … for it | send … to get it | there to get it | wait there
          `),
          answerAliases: phrases(`
            i'll come | nip down | we'll come | i'll be there | we'll be there | i'm coming | walk | walking | drive past | driving past | driving over | drop in | dropping in | pop in |
            popping in | nip in | swing | stop by | stopping by | call in | come by | coming by | come past | come down | come over | on my way | on the way home | on his way | on her way |
            取 | 拿 | get it | get them | pick | picking | grab | grabbing | fetch | fetching | round the corner | come | coming | the shop | your shop | myself | in person | in store | at the shop | from you
          `),
        },
        {
          key: 'delivery',
          name: translated('delivery', '外送', '배달'),
          price: 600,
          aliases: phrases(`
            deliver | brought round | brought over | sent over | sent round | bring it round | bring it over | bring them round | send it over | delivered | deliver it | bring it | drop it off | to my place | to my house |
            外卖 | 送到 | 送来 | 配送 | 送餐 | 送过来 | 给我送 | 送上门 | 送去 | 送一下 | 送货 |
            갖다 | 가져다 | 보내 주 | 딜리버리
          `),
          answerAliases: phrases(`
            bring | send | drop it | drop them | run it | run it out | to me | to us | my house | our house | my place | our place | the house | my door | the door | my office | our office |
            送 | 送吧 | to home | to work | can't come | can't leave | can't get there | don't drive | no car | stuck at home | stuck at work
          `),
        },
      ],
    },
    {
      key: 'time',
      kind: 'date-time',
      label: translated('Time', '时间', '시간'),
      isNeverPrompted: true,
      step: 5,
      minutes: 5,
      notice: { slot: 'how', minutes: { pickup: 20, delivery: 45 } },
      daysAhead: 0,
      busy: [],
      prompt: translated('What time would suit?', '您希望几点？', '몇 시가 좋으세요?'),
    },
    {
      key: 'address',
      kind: 'address',
      label: translated('Deliver to', '送到', '배달 주소'),
      when: ({ how }) => how === 'delivery',
      prompt: translated('What address shall we deliver to?', '请问送到哪个地址？', '어느 주소로 배달해 드릴까요?'),
    },
    nameSlot(translated('Name', '姓名', '성함')),
    {
      ...phoneSlot(
        'Thanks, {name}. A number to ring if something comes up? You can say no.',
        '谢谢，{name}。方便留个电话吗？不留也可以。',
        '{name} 님, 연락받으실 번호를 알려 주시겠어요? 안 알려 주셔도 됩니다.',
      ),
      optional: true,
    },
  ],
  questions: takeawayQuestions,
  farewell: translated(
    'Thank you, {name}. The kitchen has it: {how} at about {ready}, {total} to pay.',
    '谢谢，{name}。厨房已经收到：{how}大约 {ready}，一共 {total}。',
    '{name} 님, 감사합니다. 주방에 전했습니다. {how}은 {ready}쯤이고 모두 {total}입니다.',
  ),
  notOffered: phrases('diet coke | coke zero'),
  emergencies: lifeInDanger,
};
