import type { Occupation } from './occupation'

export const graphicDesigner: Occupation = {
  id: 'graphic-designer',
  number: 35,
  categoryIds: [7],
  names: {
    en: ['graphic designer', 'visual designer', 'layout artist', 'graphic artist'],
    zh: ['平面设计师', '平面設計師', '平面设计', '美工'],
    km: ['អ្នករចនាក្រាហ្វិក', 'អ្នកឌីហ្សាញ', 'អ្នករចនាក្រាភិក'],
    ko: ['그래픽 디자이너', '시각 디자이너', '편집 디자이너'],
    th: ['นักออกแบบกราฟิก', 'กราฟิกดีไซเนอร์', 'กราฟฟิกดีไซน์'],
    vi: ['nhà thiết kế đồ họa', 'nhân viên thiết kế đồ họa', 'thiết kế đồ họa', 'họa sĩ thiết kế'],
  },
  understood: ['អ្នករចនា'],
}
