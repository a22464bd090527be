import type { Translated } from '../areas'
import type { desk as English } from '../en/desk'

export const desk: Translated<typeof English> = {
  title: 'តុការងារនិយោជក',
  login: {
    title: 'ចូលតុការងារនិយោជក',
    lead: 'ឆ្លើយតបបេក្ខជនក្នុងកម្មវិធីរុករករបស់អ្នក។',
    everyone: 'គណនី Sarika ណាមួយក៏អាចចូលនៅទីនេះបាន។',
  },
  portal: 'ទៅគេហទំព័រការងារ',
  company: 'ទំព័រក្រុមហ៊ុន',
  team: 'ក្រុមការងារ',
  register: {
    label: 'ចុះឈ្មោះក្រុមហ៊ុន',
    lead: 'ក្រុមហ៊ុនមានគណនីផ្ទាល់របស់វា។ យើងនឹងចាកចេញពីគណនីនេះ ហើយអ្នកចុះឈ្មោះថ្មី។',
    go: 'ចាកចេញ ហើយចុះឈ្មោះ',
  },
  connection: { on: 'បានភ្ជាប់', off: 'មិនបានភ្ជាប់' },
}
