import { siteConfig } from '#site.config';
import type { KnownAnswer } from '../known-answer.ts';

const { brand } = siteConfig;

/** Answers about what we do, how a customer gets started, and the assistant itself. */
export const aboutAnswers: readonly KnownAnswer[] = [
  {
    id: 'what-we-do',
    source: { path: '/', title: 'Home' },
    say: () => ({
      en: `${brand} sets up voice AI agents and chatbots for small and medium businesses: they answer the phone, make bookings, take orders and answer your customers’ questions. We write, set up and test the first version with you.`,
      'zh-Hans': `${brand} 为中小企业设置语音 AI 客服和聊天机器人：接电话、做预约、接订单、回答顾客的问题。第一版由我们与您一起编写、设置和测试。`,
      ko: `${brand}는 중소기업을 위해 음성 AI 상담원과 챗봇을 설정합니다. 전화를 받고 예약과 주문을 처리하고 고객 질문에 답합니다. 첫 버전은 저희가 함께 작성하고 설정하고 테스트합니다.`,
    }),
  },
  {
    id: 'set-up',
    source: { path: '/terms#services', title: 'Terms: The service' },
    say: () => ({
      en: 'We do the set-up. We write, set up and test the first version with you, from what you give us, and you approve it before it answers a customer. The site does not say how long that takes.',
      'zh-Hans':
        '设置由我们完成：根据您提供的资料，与您一起编写、设置和测试第一版，经您同意后才开始接待顾客。网站没有写明需要多长时间。',
      ko: '설정은 저희가 합니다. 주신 자료로 첫 버전을 함께 작성하고 설정하고 테스트하며, 승인하신 뒤에야 고객을 응대합니다. 걸리는 시간은 사이트에 나와 있지 않습니다.',
    }),
  },
  {
    id: 'account',
    source: { path: '/register', title: 'Create Account' },
    say: () => ({
      en: 'Anyone can create an account with a name, an email address and a password. You don’t need one to read, use the demo or ask here.',
      'zh-Hans': '任何人都可以用姓名、邮箱和密码创建账户。阅读、使用演示或在这里提问都不需要账户。',
      ko: '이름, 이메일, 비밀번호로 누구나 계정을 만들 수 있습니다. 읽기, 데모, 이 질문 창에는 계정이 필요 없습니다.',
    }),
  },
  {
    id: 'articles',
    source: { path: '/resources', title: 'Voice AI Resources' },
    say: () => ({
      en: 'Our articles are under Resources, by category: greetings, first questions and answers, tests, costs, privacy and more. Reading them costs nothing.',
      'zh-Hans': '文章在 Resources 页面，按类别排列，免费阅读（英文）。',
      ko: '글은 Resources 페이지에 분류별로 있으며 무료로 읽을 수 있습니다(영어).',
    }),
  },
  {
    id: 'article-search',
    source: { path: '/resources', title: 'Voice AI Resources' },
    say: () => ({
      en: 'Resources has a search box. It finds the words in titles, tags and texts. All articles are also listed by month, category and tag.',
      'zh-Hans': 'Resources 页面有搜索框，可以按标题、标签和正文里的词查找。所有文章也按月份、类别和标签列出（英文）。',
      ko: 'Resources 페이지에 검색창이 있어 제목, 태그, 본문의 단어로 찾을 수 있습니다. 모든 글은 월, 분류, 태그별로도 볼 수 있습니다(영어).',
    }),
  },
  {
    id: 'greeting',
    say: () => ({
      en: 'Hello. Ask me about the packages, the partner programme, the demo, the terms or anything in our articles.',
      'zh-Hans': '您好。可以问我套餐、合作伙伴计划、演示、条款，或我们文章里的内容。',
      ko: '안녕하세요. 패키지, 파트너 프로그램, 데모, 약관, 글에 있는 내용을 물어보세요.',
    }),
  },
  {
    id: 'thanks',
    say: () => ({ en: 'You’re welcome.', 'zh-Hans': '不客气。', ko: '별말씀을요.' }),
  },
  {
    id: 'this-assistant',
    source: { path: '/privacy#demo-and-assistant', title: 'Privacy: The demo and the assistant' },
    say: () => ({
      en: 'I am a computer program, not a person. I answer from what this site says, and can be wrong. The server does not keep our conversation after it has been answered, only the text of a question that I can’t answer, minus personal details where we can spot them.',
      'zh-Hans':
        '我是电脑程序，不是真人。我根据本网站的内容回答，也可能出错。回答之后，服务器不保留我们的对话，只保留我答不上来的问题的文字，并去掉个人信息。',
      ko: '저는 사람이 아니라 컴퓨터 프로그램입니다. 이 사이트의 내용으로 답하며 틀릴 수 있습니다. 답한 뒤 서버는 대화를 보관하지 않고, 제가 답하지 못한 질문만 개인정보를 빼고 보관합니다.',
    }),
  },
];
