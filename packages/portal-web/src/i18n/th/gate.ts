import type { Translated } from '../areas'
import type { gate as English } from '../en/gate'

export const gate: Translated<typeof English> = {
  off: {
    title: 'เว็บไซต์นี้ยังไม่มีแชท',
    lead: 'การสมัครงาน การสัมภาษณ์ และการแจ้งเตือนใช้งานได้ตามปกติ',
    jobs: 'ดูตำแหน่งงาน',
    applications: 'เปิดใบสมัคร',
  },
}
