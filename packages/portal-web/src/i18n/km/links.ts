import type { Translated } from '../areas'
import type { links as English } from '../en/links'

export const links: Translated<typeof English> = {
  preview: {
    about: 'ការមើលតំណជាមុន',
    looking: 'កំពុងពិនិត្យតំណ…',
    remove: 'លុបការមើលតំណជាមុន',
    setting: 'ការមើលតំណជាមុន',
    settingLead: 'ពេលអ្នកសរសេរតំណ Sarika បើកទំព័រនោះម្ដង ហើយផ្ញើចំណងជើង និងរូបភាពទៅជាមួយ។ គេហទំព័រនោះមិនដឹងថាអ្នកជានរណាទេ។',
  },
  code: {
    copy: 'ចម្លងកូដ',
    copied: 'បានចម្លង',
    notCopied: 'ចម្លងមិនបាន។ សូមជ្រើសរើសកូដដោយផ្ទាល់។',
  },
  found: {
    previous: 'លទ្ធផលមុន',
    next: 'លទ្ធផលបន្ទាប់',
    at: '{{at, number}} ក្នុងចំណោម {{count, number}}',
  },
}
