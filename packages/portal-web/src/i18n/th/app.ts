import type { Texts } from '../areas'

export const app: Texts['app'] = {
  skip: 'ข้ามไปยังเนื้อหา',
  news: 'การแจ้งเตือน',
  dates: { today: 'วันนี้', yesterday: 'เมื่อวาน' },
  nav: { label: 'เมนูหลัก', chat: 'แชท', unread_other: '{{count, number}} ข้อความที่ยังไม่ได้อ่าน' },
  notFound: {
    title: 'ไม่พบหน้านี้',
    lead: 'ที่อยู่อาจพิมพ์ผิด หรือหน้านี้ถูกย้ายไปแล้ว',
    home: 'ไปที่หน้าแรก',
  },
  error: {
    title: 'เกิดข้อผิดพลาด',
    lead: 'หน้านี้หยุดทำงาน สิ่งที่คุณเขียนและส่งไปแล้วยังอยู่ครบ',
    retry: 'ลองอีกครั้ง',
    home: 'ไปที่หน้าแรก',
  },
  language: {
    label: 'ภาษา',
    changed: 'เปลี่ยนเป็นภาษา{{language}}แล้ว',
    failed: 'ดึงข้อมูลภาษานี้ไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  },
  theme: { label: 'ลักษณะหน้าจอ', system: 'ตามอุปกรณ์', light: 'สว่าง', dark: 'มืด' },
}
