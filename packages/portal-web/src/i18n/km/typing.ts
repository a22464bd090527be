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
    about: 'ឆ្លើយដោយស្វ័យប្រវត្តិ',
    waiting: 'ជំនួយការកំពុងស្វែងរក…',
    failed: 'សួរខ្ញុំមិនបានទេ។ សូមពិនិត្យអ៊ីនធឺណិត រួចសួរម្តងទៀត។',
    again: 'សួរម្តងទៀត',
    ask: 'សួរអំពីការងារ ពាក្យសុំ ការសម្ភាស…',
    toldTo: 'អ្វីដែលអ្នកសរសេរនៅទីនេះ ផ្ញើទៅ {{host}}។',
    examples: {
      label: 'សំណួរគំរូ',
      jobs: 'មានការងារអ្នកបើកបរនៅសៀមរាប លើសពី ៣០០ ដុល្លារទេ?',
      applications: 'ពាក្យសុំរបស់ខ្ញុំដល់ណាហើយ?',
      interviews: 'ការសម្ភាសរបស់ខ្ញុំនៅពេលណា?',
      resume: 'ប្រវត្តិរូបរបស់ខ្ញុំពេញលេញប៉ុន្មាន?',
    },
  },
}
