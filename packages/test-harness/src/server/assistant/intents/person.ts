import type { Intent } from './intent'

/** Who wants to talk to a person is told where: nobody answers in this conversation. */
export const person: Intent = {
  name: 'person',
  cues: [
    ...[
      'real person',
      'a human',
      'human being',
      'talk to a person',
      'speak to a person',
      'talk to someone',
      'customer service',
      'support staff',
      'hotline',
      'online service',
    ],
    ...['និយាយជាមួយមនុស្ស', 'មនុស្សពិត', 'បុគ្គលិក​សេវា', 'បុគ្គលិកសេវា', 'សេវាអតិថិជន', 'និយាយជាមួយបុគ្គលិក'],
    ...['人工', '真人', '客服', '和人聊'],
    ...['상담원', '사람과 이야기', '사람이랑 이야기', '고객센터', '고객 센터'],
    ...['คุยกับคน', 'คุยกับเจ้าหน้าที่', 'พนักงานจริง', 'ฝ่ายบริการลูกค้า', 'เจ้าหน้าที่บริการ'],
    ...['người thật', 'nói chuyện với người', 'nhân viên hỗ trợ', 'tổng đài', 'chăm sóc khách hàng'],
  ],
  answer: ({ t }) => ({ text: t.person }),
}
