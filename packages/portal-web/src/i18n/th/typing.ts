import type { Translated } from '../areas'
import type { typing as English } from '../en/typing'

export const typing: Translated<typeof English> = {
  one: '{{name}} กำลังพิมพ์',
  two: '{{name}} และ {{other}} กำลังพิมพ์',
  several_other: '{{count, number}} คนกำลังพิมพ์',
  someone: 'มีคน',
  seen: {
    today: 'ใช้งานล่าสุดวันนี้ {{time}}',
    yesterday: 'ใช้งานล่าสุดเมื่อวาน {{time}}',
    day: 'ใช้งานล่าสุด {{day}}',
    month: 'ใช้งานล่าสุดภายในหนึ่งเดือน',
    long: 'ใช้งานล่าสุดนานมาแล้ว',
  },
  assistant: {
    name: 'ผู้ช่วย',
    waiting: 'ผู้ช่วยกำลังค้นหา…',
    failed: 'ถามผู้ช่วยไม่สำเร็จ ลองอีกครั้ง',
  },
  person: {
    label: 'คุยกับเจ้าหน้าที่',
    title: 'ส่งคำถามของคุณไปด้วยไหม',
    lead: 'เจ้าหน้าที่จะอ่านก่อน: “{{question}}”',
    pass: 'ส่งไปด้วย',
    without: 'ไม่ส่ง',
    failed: 'ติดต่อบริการออนไลน์ไม่ได้ ลองอีกครั้ง',
  },
}
