import type { Occupation } from './occupation'

export const chineseTeacher: Occupation = {
  id: 'chinese-teacher',
  number: 15,
  categoryIds: [9],
  names: {
    en: ['Chinese teacher', 'teacher of Chinese', 'Mandarin teacher', 'Chinese language teacher'],
    zh: ['中文教师', '中文教師', '中文老师', '中文老師', '汉语老师', '华文教师'],
    km: ['គ្រូបង្រៀនភាសាចិន', 'គ្រូភាសាចិន', 'គ្រូចិន'],
    ko: ['중국어 교사', '중국어 강사', '중국어 선생님'],
    th: ['ครูสอนภาษาจีน', 'ครูภาษาจีน', 'ครูจีน'],
    vi: ['giáo viên tiếng Trung', 'giáo viên tiếng Hoa', 'giáo viên Trung văn'],
  },
}
