import { folded, isNamed } from '../fold'
import { readAdvice } from '../reads'
import type { Asked, Intent } from './intent'

const INTERVIEW = ['interview', 'សម្ភាស', '面试', '면접', 'สัมภาษณ์', 'phỏng vấn'].map(folded)
const LETTERS = ['cover letter', 'letter', 'លិខិត', '求职信', '자기소개서', 'จดหมาย', 'thư xin việc'].map(
  folded,
)

const kindOf = ({ text }: Asked) => {
  if (LETTERS.some((one) => isNamed(text, one))) return 'letters'
  return INTERVIEW.some((one) => isNamed(text, one)) ? 'interview' : 'career'
}

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
    ],
    ...['ធ្វើដូចម្តេច', 'ធ្វើដូចម្ដេច', 'របៀប', 'ដំបូន្មាន', 'ណែនាំ', 'ត្រៀម', 'គន្លឹះ', 'លិខិត', 'បោកប្រាស់'],
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
    ],
    ...['어떻게', '조언', '팁', '준비', '방법', '자기소개서', '사기'],
    ...['คำแนะนำ', 'เคล็ดลับ', 'เตรียมตัว', 'วิธี', 'จดหมายสมัคร', 'หลอกลวง'],
    ...['làm thế nào', 'làm sao', 'lời khuyên', 'mẹo', 'chuẩn bị', 'cách viết', 'thư xin việc', 'lừa đảo'],
  ],
  answer(asked) {
    const titles = readAdvice(kindOf(asked), asked.language)
    return { text: [asked.t.advice, ...titles.map((title) => `• ${title}`)].join('\n') }
  },
}
