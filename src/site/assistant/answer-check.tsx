import { useState } from 'react';
import type { DemoLanguage, InEveryLanguage } from '#language/languages.ts';
import { unansweredQuestionRetentionMonths } from '#shared/rules/business-constants.ts';
import type { AnswerVerdict } from './conversation.ts';

const english = {
  question: 'Was this right?',
  right: 'Yes',
  wrong: 'No',
  after: {
    right: 'Thank you.',
    wrong: `Thank you. We keep the text of your question, without personal details, for at most ${unansweredQuestionRetentionMonths} months, to write a better answer.`,
  },
  failed: 'That could not be sent. Please try again.',
  person: 'Ask a person instead',
};

const verdictTexts: InEveryLanguage<typeof english> = {
  en: english,
  'zh-Hans': {
    question: '回答对吗？',
    right: '对',
    wrong: '不对',
    after: {
      right: '谢谢。',
      wrong: `谢谢。为了改进回答，我们会保留您的问题文字（不含个人信息），最多 ${unansweredQuestionRetentionMonths} 个月。`,
    },
    failed: '没有发送成功，请再试一次。',
    person: '改为询问工作人员',
  },
  ko: {
    question: '맞는 답이었나요?',
    right: '네',
    wrong: '아니요',
    after: {
      right: '감사합니다.',
      wrong: `감사합니다. 더 나은 답을 쓰기 위해 질문 내용만 개인정보를 빼고 최대 ${unansweredQuestionRetentionMonths}개월 보관합니다.`,
    },
    failed: '보내지 못했습니다. 다시 시도해 주세요.',
    person: '담당자에게 물어보기',
  },
};

interface AnswerCheckProps {
  readonly language: DemoLanguage;
  readonly verdict: AnswerVerdict | undefined;
  /** Stores the verdict, and reports a wrong answer to the server. Resolves to `false` if the report failed. */
  readonly onVerdict: (verdict: AnswerVerdict) => Promise<boolean>;
  readonly onLeaveDetails: () => void;
}

export function AnswerCheck({ language, verdict, onVerdict, onLeaveDetails }: AnswerCheckProps) {
  const [problem, setProblem] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const texts = verdictTexts[language];
  const choose = async (chosen: AnswerVerdict) => {
    if (isSending || verdict) return;
    setIsSending(true);
    setProblem(false);
    setProblem(!(await onVerdict(chosen)));
    setIsSending(false);
  };
  const button = (value: AnswerVerdict) => (
    <button
      type="button"
      className="assistant-small"
      aria-pressed={verdict === value}
      aria-disabled={isSending || verdict !== undefined}
      onClick={() => void choose(value)}
    >
      {texts[value]}
    </button>
  );
  return (
    <fieldset className="assistant-check note" aria-label={texts.question} lang={language}>
      <span aria-hidden="true">{texts.question}</span>
      {button('right')}
      {button('wrong')}
      <p role="status">{problem ? texts.failed : verdict ? texts.after[verdict] : ''}</p>
      {verdict === 'wrong' && (
        <button type="button" className="assistant-small" onClick={onLeaveDetails}>
          {texts.person}
        </button>
      )}
    </fieldset>
  );
}
