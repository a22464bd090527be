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
  everybody: {
    name: 'មនុស្សទាំងអស់នៅ Sarika',
    hint: 'មនុស្សទាំងអស់នឹងទទួលសារដែលអ្នកផ្ញើនៅទីនេះជាការជូនដំណឹង។ មិនអាចដកវិញបានទេ។',
    official: 'ផ្លូវការ',
  },
  assistant: {
    name: 'ជំនួយការ',
    waiting: 'ជំនួយការកំពុងស្វែងរក…',
    failed: 'សួរជំនួយការមិនបានទេ។ សូមព្យាយាមម្តងទៀត។',
  },
}
