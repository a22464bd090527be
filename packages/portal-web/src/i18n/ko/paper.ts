import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const paper: Translated<LaterTexts['paper']> = {
  summary: '자기소개',
  intention: '희망 근무 조건',
  experiences: '경력',
  educations: '학력',
  languageLevels: '외국어',
  skills: '보유 기술',
  qualifications: '자격증',
  born: '{{date}} 출생',
  sex: { male: '남성', female: '여성' },
  place: '{{province}} {{district}}',
  places: '{{one}} 또는 {{other}}',
  payFrom: '월 {{pay}} 이상',
  degree: '{{qualification}}, {{major}}',
  span: '{{from}} – {{to}}',
  now: '현재',
  years_other: '{{count, number}}년',
  lastUsed: '마지막 사용 {{year}}년',
}
