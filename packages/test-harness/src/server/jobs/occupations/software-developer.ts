import type { Occupation } from './occupation'

export const softwareDeveloper: Occupation = {
  id: 'software-developer',
  number: 72,
  categoryIds: [14],
  names: {
    en: ['software developer', 'software engineer', 'programmer', 'coder', 'application developer'],
    zh: ['软件开发工程师', '軟體工程師', '软件工程师', '程序员', '程式設計師'],
    km: ['អ្នកអភិវឌ្ឍកម្មវិធី', 'អ្នកសរសេរកម្មវិធី', 'វិស្វករកម្មវិធី', 'អ្នកសរសេរកូដ'],
    ko: ['소프트웨어 개발자', '프로그래머', '소프트웨어 엔지니어'],
    th: ['นักพัฒนาซอฟต์แวร์', 'โปรแกรมเมอร์', 'วิศวกรซอฟต์แวร์'],
    vi: ['lập trình viên', 'kỹ sư phần mềm', 'nhà phát triển phần mềm'],
  },
}
