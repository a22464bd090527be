import type { Occupation } from './occupation'

export const webDeveloper: Occupation = {
  id: 'web-developer',
  number: 82,
  categoryIds: [14],
  names: {
    en: ['web developer', 'website developer', 'web programmer', 'front end developer', 'frontend developer'],
    zh: ['网页开发工程师', '網頁工程師', '前端工程师', '网站开发'],
    km: ['អ្នកអភិវឌ្ឍគេហទំព័រ', 'អ្នកបង្កើតគេហទំព័រ', 'អ្នកសរសេរវេបសាយ'],
    ko: ['웹 개발자', '웹 프로그래머', '프론트엔드 개발자'],
    th: ['นักพัฒนาเว็บไซต์', 'เว็บโปรแกรมเมอร์', 'คนทำเว็บไซต์'],
    vi: ['lập trình viên web', 'lập trình web', 'nhân viên phát triển web'],
  },
}
