import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const home: Translated<LaterTexts['home']> = {
  heading: 'หางาน แล้วคุยกับคนที่รับสมัครได้เลย',
  popular: 'ค้นหาบ่อย',
  trades: 'สายงาน',
  banner: {
    label: 'ไฮไลต์',
    figures: 'ที่ผ่านมามีงานมากกว่า {{jobs, number}} ตำแหน่ง และผู้หางานมากกว่า {{seekers, number}} คน',
    previous: 'ก่อนหน้า',
    next: 'ถัดไป',
    pause: 'หยุดเลื่อน',
    play: 'เลื่อนต่อ',
  },
  now: {
    jobs_other: 'งานที่เปิดรับ',
    companies_other: 'บริษัท',
    provinces_other: 'จังหวัด',
  },
  today: {
    title: 'งานวันนี้',
    new: 'ใหม่ล่าสุด',
    hot: 'ยอดนิยม',
    urgent: 'ด่วน',
    fast: 'รับเร็ว',
    featured: 'แนะนำ',
    all_other: 'งานทั้งหมด {{count, number}} ตำแหน่ง',
    none: 'ขณะนี้ไม่มีงานที่เปิดรับ',
  },
  count: {
    title: 'เลือกดูงาน',
    categories: 'สายงาน',
    industries: 'อุตสาหกรรม',
    locations: 'จังหวัด',
    salaries: 'เงินเดือน',
    all_other: 'แสดงทั้งหมด {{count, number}} รายการ',
    number: '{{jobs, number}}',
    fewer: 'แสดงน้อยลง',
  },
  companies: { all: 'บริษัททั้งหมด' },
  answering: {
    title: 'นายจ้างที่ตอบไว',
    lead: 'เรียงตามความเร็วในการตอบแชท',
    within: 'ตอบภายใน {{time}}',
  },
  tale: {
    title: 'ถามก่อนสมัคร ในภาษาของคุณ',
    lead: 'ทุกงานมีคนอยู่เบื้องหลัง สิ่งที่คุณพิมพ์ไม่หายแม้สัญญาณไม่ดี และคำเชิญสัมภาษณ์จะมาในแชทเดียวกัน',
    resume: 'ทำเรซูเม่ใน 4 นาที',
    hiring: 'ฉันกำลังหาคน',
    example: 'ตัวอย่างแชทกับนายจ้าง',
    read: 'อ่านแล้ว',
  },
  tiles: {
    title: 'บริษัทบน Sarika',
    famousCompany: 'บริษัทชั้นนำ',
    agent: 'บริษัทจัดหางาน',
    partner: 'พันธมิตรของเรา',
    homerightSide: 'บริษัทน่าสนใจ',
  },
  advice: { title: 'คำแนะนำ', all: 'คำแนะนำทั้งหมด' },
}
