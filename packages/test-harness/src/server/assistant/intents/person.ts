import type { Intent } from './intent'

/** Who wants to talk to a person, or has trouble with Sarika itself, is told where: nobody answers in this conversation. */
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
    ...["can't log in", "can't login", "can't sign in", 'cannot log in', 'cannot login', 'cannot sign in'],
    ...['forgot my password', 'not working', "doesn't work", 'does not work', 'have a problem', 'complaint'],
    ...['ចូលគណនីមិនបាន', 'ចូលមិនបាន', 'ភ្លេចពាក្យសម្ងាត់', 'មិនដំណើរការ', 'មានបញ្ហា', 'ពាក្យបណ្តឹង'],
    ...['无法登录', '登录不了', '登不上', '忘记密码', '忘了密码', '用不了', '出问题', '有问题', '投诉'],
    ...['로그인이 안', '로그인할 수 없', '비밀번호를 잊', '작동하지 않', '문제가 있', '불만'],
    ...['เข้าสู่ระบบไม่ได้', 'ล็อกอินไม่ได้', 'ลืมรหัสผ่าน', 'ใช้งานไม่ได้', 'มีปัญหา', 'ร้องเรียน'],
    ...['không đăng nhập được', 'quên mật khẩu', 'không hoạt động', 'bị lỗi', 'gặp vấn đề', 'khiếu nại'],
  ],
  answer: ({ t }) => ({ text: t.person }),
}
