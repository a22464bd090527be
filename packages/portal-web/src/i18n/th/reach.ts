import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const reach: Translated<LaterTexts['reach']> = {
  again: {
    label: 'เขียนใหม่',
    title: 'เขียนใหม่ เมื่อส่งแล้วข้อความแรกจะถูกเรียกคืน',
    cancel: 'ยกเลิกการเขียนใหม่',
  },
  mention: {
    next_other: 'ไปยังข้อความถัดไปจาก {{count, number}} ข้อความที่กล่าวถึงคุณ',
  },
  card: {
    label: 'โปรไฟล์',
    show: 'โปรไฟล์ของ {{name}}',
    close: 'ปิด',
    notYet: 'คุณส่งข้อความถึง {{name}} ได้เมื่อเป็นผู้ติดต่อกันแล้ว',
    groups: 'กลุ่มที่อยู่ด้วยกัน',
    failed: 'โหลดส่วนที่เหลือของโปรไฟล์นี้ไม่ได้',
  },
}
