import { knownAnswersOf, legalSource } from '../fixed-answers.ts';

/** Answers about rights, liability and disputes, from the legal terms. */
export const rightsAnswers = knownAnswersOf([
  {
    id: 'ownership',
    source: legalSource('/terms#property'),
    say: {
      en: 'Yours stays yours: your name, texts, prices, questions and answers, your customers’ information, recordings and transcripts. Our software, tools and designs stay ours; while the agreement runs, you may use what we set up for you. Providers’ voices and models stay theirs.',
      'zh-Hans':
        '您提供的内容归您所有：名称、文字、价格、问答、客户信息、录音和文字记录。我们的软件、工具和设计归我们，协议期间您可以使用为您设置的内容。供应商的声音和模型归供应商。',
      ko: '제공하신 내용은 고객의 것입니다. 이름, 글, 가격, 질문과 답변, 고객 정보, 녹음과 녹취록이 그렇습니다. 소프트웨어, 도구, 설계는 저희 것이며 계약 동안 설정해 드린 것을 쓰실 수 있습니다. 목소리와 모델은 제공업체 것입니다.',
    },
  },
  {
    id: 'named-as-customer',
    source: legalSource('/terms#property'),
    say: {
      en: 'We mention you as a customer only if you have said yes, and you may change your mind.',
      'zh-Hans': '只有在您同意后，我们才会提到您是客户，您也可以改变主意。',
      ko: '동의하신 경우에만 고객이라고 언급하며, 마음을 바꾸실 수 있습니다.',
    },
  },
  {
    id: 'confidentiality',
    source: legalSource('/terms#confidentiality'),
    say: {
      en: 'Each side keeps confidential what the other shares that is marked confidential or is plainly so, and uses it only for the agreement. It lasts after the agreement has ended, for as long as the information is confidential.',
      'zh-Hans':
        '双方对另一方提供的、注明保密或明显属于机密的内容保密，只用于本协议。协议结束后，只要信息仍属机密就继续有效。',
      ko: '서로가 알려 준 것 중 비밀이라고 표시했거나 분명히 비밀인 것은 지키고 계약에만 씁니다. 계약이 끝난 뒤에도 그 정보가 비밀인 동안 계속됩니다.',
    },
  },
  {
    id: 'consumer-law',
    source: legalSource('/terms#guarantees'),
    say: {
      en: 'Nothing in the terms limits rights that cannot be limited: in New Zealand those under the Consumer Guarantees Act 1993 and the Fair Trading Act 1986, in Australia the guarantees of the Australian Consumer Law, such as due care and skill.',
      'zh-Hans':
        '条款不限制法律上不能限制的权利：新西兰为《1993 年消费者保障法》和《1986 年公平交易法》，澳大利亚为《澳大利亚消费者法》（Australian Consumer Law）的保障，例如应有的谨慎和技能。',
      ko: '약관은 제한할 수 없는 권리를 제한하지 않습니다. 뉴질랜드는 1993년 소비자보증법과 1986년 공정거래법, 호주는 호주 소비자법(Australian Consumer Law)의 보증(상당한 주의와 기술 등)입니다.',
    },
  },
  {
    id: 'liability',
    source: legalSource('/terms#liability'),
    say: {
      en: 'For both sides alike: no liability for lost profit or lost business, for loss that could not reasonably have been foreseen, or for events beyond control. The most that either owes the other for a year of the agreement is the sum of the fees payable for that year, with some exceptions such as deliberate wrongdoing.',
      'zh-Hans':
        '双方相同：不对利润或生意损失、无法合理预见的损失、无法控制的事件负责。一年协议期内，任何一方最多承担该年应付费用的总额，故意不当行为等除外。',
      ko: '양쪽 모두 같습니다. 이익이나 영업의 손실, 합리적으로 예측할 수 없던 손해, 통제할 수 없는 일에는 책임지지 않습니다. 계약 1년 동안 서로에게 지는 최대 책임은 그해 요금의 합계이며, 고의 등은 예외입니다.',
    },
  },
  {
    id: 'disputes',
    source: legalSource('/terms#disputes'),
    say: {
      en: 'Write to us: a person with the power to put things right answers. If we can’t settle it by talking, either side may suggest a mediator that both accept. Either may go to a court or tribunal at any time.',
      'zh-Hans':
        '请发邮件给我们，由有权解决问题的人答复。如协商不成，任何一方可提议双方都接受的调解人。任何一方都可随时诉诸法院或仲裁庭。',
      ko: '저희에게 이메일을 보내 주시면 해결할 권한이 있는 담당자가 답해 드립니다. 대화로 풀리지 않으면 양쪽이 받아들이는 조정인을 제안할 수 있습니다. 언제든 법원이나 심판소에 갈 수 있습니다.',
    },
  },
  {
    id: 'law',
    source: legalSource('/terms#law'),
    say: {
      en: 'Customers in New Zealand: the law of New Zealand. Customers in Australia: the law of the state or territory in which your business has its main place. Elsewhere: the law of New Zealand, without taking away protection that your home law gives you.',
      'zh-Hans':
        '新西兰客户：新西兰法律。澳大利亚客户：企业主要所在州或领地的法律。其他地区：新西兰法律，但不剥夺您所在地法律给予的保护。',
      ko: '뉴질랜드 고객은 뉴질랜드 법, 호주 고객은 주된 사업장이 있는 주나 준주의 법, 그 밖은 뉴질랜드 법이며 거주지 법의 보호는 그대로입니다.',
    },
  },
]);
