import type { Occupation } from './occupation'

export const translator: Occupation = {
  id: 'translator',
  number: 77,
  categoryIds: [25],
  names: {
    en: ['translator', 'interpreter', 'language interpreter'],
    zh: ['翻译', '翻譯', '口译员', '笔译员', '翻译员'],
    km: ['អ្នកបកប្រែ', 'អ្នកបកប្រែភាសា', 'អ្នកបកប្រែផ្ទាល់មាត់'],
    ko: ['통역사', '번역가', '통번역사', '번역사', '통역', '번역'],
    th: ['ล่าม', 'ล่ามแปลภาษา', 'นักแปล', 'ผู้แปลภาษา'],
    vi: [
      'phiên dịch',
      'biên dịch',
      'phiên dịch viên',
      'biên dịch viên',
      'thông dịch viên',
      'người phiên dịch',
    ],
  },
}
