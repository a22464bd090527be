import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const home: Translated<LaterTexts['home']> = {
  banner: {
    label: 'ไฮไลต์',
    figures: 'ที่ผ่านมามีงานมากกว่า {{jobs, number}} ตำแหน่ง และผู้หางานมากกว่า {{seekers, number}} คน',
    previous: 'ก่อนหน้า',
    next: 'ถัดไป',
    pause: 'หยุดเลื่อน',
    play: 'เลื่อนต่อ',
  },
  now: {
    jobs_other: 'งานที่เปิดรับ {{count, number}} ตำแหน่ง',
    companies_other: 'บริษัท {{count, number}} แห่ง',
  },
  shelf: {
    hot: 'งานยอดนิยม',
    urgent: 'งานด่วน',
    fast: 'รับเร็ว',
    featured: 'งานแนะนำ',
    allFeatured: 'งานแนะนำทั้งหมด',
    previous: 'งานก่อนหน้า',
    next: 'งานถัดไป',
    page: 'หน้า {{page}} จาก {{pages}}',
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
  companies: { title: 'บริษัทแนะนำ', all: 'บริษัททั้งหมด' },
  tiles: { famous: 'บริษัทชั้นนำ', agents: 'บริษัทจัดหางาน', partners: 'พันธมิตรของเรา', side: 'บริษัทน่าสนใจ' },
  advice: { title: 'คำแนะนำ', all: 'คำแนะนำทั้งหมด' },
}
