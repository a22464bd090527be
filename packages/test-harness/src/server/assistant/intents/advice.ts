import { folded, isNamed } from '../fold'
import { readAdvice, readTitles } from '../reads'
import { TOPICS } from './advice-topics'
import type { Intent } from './intent'

const articlesOn = (text: string): readonly number[] | undefined =>
  TOPICS.find(({ words }) => words.some((word) => isNamed(text, folded(word))))?.articles

/** Articles of ours that may help. */
export const advice: Intent = {
  name: 'advice',
  cues: [
    ...[
      'how do i',
      'how to',
      'how can i',
      'how should i',
      'advice',
      'tips',
      'prepare',
      'what should i',
      'cover letter',
      'scam',
      'fake job',
      'asks me to pay',
      'ask me to pay',
      'asked me to pay',
      'cost money',
      'cost me',
      'cost anything',
      'is it free',
      'wear',
    ],
    ...[
      'ធ្វើដូចម្តេច',
      'ធ្វើដូចម្ដេច',
      'របៀប',
      'ដំបូន្មាន',
      'ណែនាំ',
      'ត្រៀម',
      'គន្លឹះ',
      'លិខិត',
      'បោកប្រាស់',
      'យកលុយ',
      'ទារលុយ',
      'គិតប្រាក់',
      'គិតលុយ',
      'ស្លៀកពាក់',
    ],
    ...[
      '怎么写',
      '怎么准备',
      '怎样',
      '如何',
      '建议',
      '技巧',
      '求职信',
      '骗子',
      '诈骗',
      '准备面试',
      '准备什么',
      '收费',
      '要钱',
      '穿什么',
    ],
    ...[
      '어떻게 써',
      '어떻게 쓰',
      '어떻게 해',
      '어떻게 하',
      '무료',
      '조언',
      '팁',
      '준비',
      '방법',
      '자기소개서',
      '사기',
    ],
    ...['คำแนะนำ', 'เคล็ดลับ', 'เตรียมตัว', 'วิธี', 'จดหมายสมัคร', 'หลอกลวง', 'ฟรี', 'เสียเงิน'],
    ...[
      'làm thế nào',
      'làm sao',
      'lời khuyên',
      'mẹo',
      'chuẩn bị',
      'cách viết',
      'thư xin việc',
      'lừa đảo',
      'miễn phí',
      'mất tiền',
    ],
  ],
  answer({ text, language, t }) {
    const articles = articlesOn(text)
    const titles = articles ? readTitles(articles, language) : readAdvice('career', language)
    return { text: [t.advice, ...titles.map((title) => `• ${title}`)].join('\n') }
  },
}
