import type { Translated } from '../areas'
import type { desk as English } from '../en/desk'

export const desk: Translated<typeof English> = {
  title: 'โต๊ะทำงานนายจ้าง',
  login: {
    title: 'เข้าสู่โต๊ะทำงานนายจ้าง',
    lead: 'ตอบผู้สมัครงานของคุณได้ในเบราว์เซอร์',
    everyone: 'ทุกบัญชี Sarika เข้าสู่ระบบที่นี่ได้',
  },
  portal: 'ไปที่เว็บหางาน',
  company: 'หน้าบริษัท',
  team: 'ทีมงาน',
  connection: { on: 'เชื่อมต่อแล้ว', off: 'ยังไม่ได้เชื่อมต่อ' },
}
