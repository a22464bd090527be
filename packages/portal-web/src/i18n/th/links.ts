import type { Translated } from '../areas'
import type { links as English } from '../en/links'

export const links: Translated<typeof English> = {
  preview: {
    about: 'ตัวอย่างลิงก์',
    looking: 'กำลังดูข้อมูลลิงก์…',
    remove: 'เอาตัวอย่างลิงก์ออก',
    setting: 'ตัวอย่างลิงก์',
    settingLead: 'เมื่อคุณพิมพ์ลิงก์ Sarika จะเปิดหน้านั้นหนึ่งครั้ง แล้วส่งชื่อเรื่องกับรูปไปด้วย เว็บไซต์นั้นจะไม่รู้ว่าคุณคือใคร',
  },
  code: {
    copy: 'คัดลอกโค้ด',
    copied: 'คัดลอกแล้ว',
    notCopied: 'คัดลอกไม่ได้ กรุณาเลือกโค้ดเอง',
  },
  found: {
    previous: 'ผลลัพธ์ก่อนหน้า',
    next: 'ผลลัพธ์ถัดไป',
    at: '{{at, number}} จาก {{count, number}}',
  },
}
