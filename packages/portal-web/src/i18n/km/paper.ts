import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const paper: Translated<LaterTexts['paper']> = {
  summary: 'ព័ត៌មានសង្ខេប',
  intention: 'ការងារដែលចង់បាន',
  experiences: 'បទពិសោធន៍ការងារ',
  educations: 'ការសិក្សា',
  languageLevels: 'ភាសា',
  skills: 'ជំនាញ',
  qualifications: 'វិញ្ញាបនបត្រ',
  born: 'កើតថ្ងៃទី {{date}}',
  sex: { male: 'ប្រុស', female: 'ស្រី' },
  place: '{{district}} {{province}}',
  places: '{{one}} ឬ{{other}}',
  payFrom: 'ចាប់ពី {{pay}} ក្នុងមួយខែ',
  degree: '{{qualification}} {{major}}',
  span: '{{from}} – {{to}}',
  now: 'បច្ចុប្បន្ន',
  years_other: '{{count, number}} ឆ្នាំ',
  lastUsed: 'ប្រើចុងក្រោយ {{year}}',
}
