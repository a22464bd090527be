import type { Occupation } from './occupation'

export const englishTeacher: Occupation = {
  id: 'english-teacher',
  number: 30,
  categoryIds: [9],
  names: {
    en: [
      'English teacher',
      'teacher of English',
      'ESL teacher',
      'ESL instructor',
      'EFL teacher',
      'English instructor',
    ],
    zh: ['英语教师', '英語教師', '英语老师', '英語老師', '英文老师'],
    km: ['គ្រូបង្រៀនភាសាអង់គ្លេស', 'គ្រូភាសាអង់គ្លេស', 'គ្រូអង់គ្លេស'],
    ko: ['영어 교사', '영어 강사', '영어 선생님'],
    th: ['ครูสอนภาษาอังกฤษ', 'ครูภาษาอังกฤษ', 'ครูอังกฤษ'],
    vi: ['giáo viên tiếng Anh', 'giáo viên Anh văn', 'giáo viên Anh ngữ'],
  },
}
