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
  everybody: {
    name: 'ทุกคนใน Sarika',
    hint: 'ข้อความที่ส่งที่นี่จะถึงทุกคนเป็นการแจ้งเตือน และเรียกคืนไม่ได้',
    official: 'ทางการ',
  },
  assistant: {
    name: 'ผู้ช่วย',
    about: 'ตอบอัตโนมัติ',
    waiting: 'ผู้ช่วยกำลังค้นหา…',
    failed: 'ส่งคำถามไม่สำเร็จ ตรวจสอบการเชื่อมต่อแล้วถามอีกครั้ง',
    again: 'ถามอีกครั้ง',
    ask: 'ถามเรื่องงาน ใบสมัคร สัมภาษณ์…',
    toldTo: 'สิ่งที่คุณเขียนที่นี่จะส่งไปที่ {{host}}',
    examples: {
      label: 'ตัวอย่างคำถาม',
      jobs: 'มีงานคนขับรถที่เสียมราฐ เกิน 300 ดอลลาร์ไหม',
      applications: 'ใบสมัครของฉันถึงไหนแล้ว',
      interviews: 'สัมภาษณ์ของฉันเมื่อไหร่',
      resume: 'เรซูเม่ของฉันครบถ้วนแค่ไหน',
    },
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
