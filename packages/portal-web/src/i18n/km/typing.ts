import type { Translated } from '../areas'
import type { typing as English } from '../en/typing'

export const typing: Translated<typeof English> = {
  one: '{{name}} កំពុងសរសេរ',
  two: '{{name}} និង {{other}} កំពុងសរសេរ',
  several_other: 'មនុស្ស {{count, number}} នាក់កំពុងសរសេរ',
  someone: 'មាននរណាម្នាក់',
  seen: {
    today: 'ឃើញចុងក្រោយថ្ងៃនេះ {{time}}',
    yesterday: 'ឃើញចុងក្រោយម្សិលមិញ {{time}}',
    day: 'ឃើញចុងក្រោយ {{day}}',
    month: 'ឃើញចុងក្រោយក្នុងរយៈពេលមួយខែ',
    long: 'ឃើញចុងក្រោយយូរមកហើយ',
  },
  assistant: {
    name: 'ជំនួយការ',
    waiting: 'ជំនួយការកំពុងស្វែងរក…',
    failed: 'សួរជំនួយការមិនបានទេ។ សូមព្យាយាមម្តងទៀត។',
  },
  person: {
    label: 'និយាយជាមួយមនុស្ស',
    title: 'ភ្ជាប់សំណួររបស់អ្នកទៅជាមួយទេ?',
    lead: 'សេវាអនឡាញនឹងអានវាមុន៖ «{{question}}»',
    pass: 'ភ្ជាប់ទៅជាមួយ',
    without: 'មិនភ្ជាប់',
    failed: 'ទាក់ទងសេវាអនឡាញមិនបានទេ។ សូមព្យាយាមម្តងទៀត។',
  },
}
