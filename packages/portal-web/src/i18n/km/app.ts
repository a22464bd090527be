import type { Texts } from '../areas'

export const app: Texts['app'] = {
  skip: 'រំលងទៅខ្លឹមសារ',
  news: 'ដំណឹង',
  dates: { today: 'ថ្ងៃនេះ', yesterday: 'ម្សិលមិញ' },
  nav: {
    label: 'ម៉ឺនុយមេ',
    chat: 'ជជែក',
    unread_other: 'សារមិនទាន់អាន {{count, number}}',
  },
  notFound: {
    title: 'រកមិនឃើញទំព័រនេះទេ',
    lead: 'អាសយដ្ឋានអាចសរសេរខុស ឬទំព័រត្រូវបានផ្លាស់ទី។',
    home: 'ទៅទំព័រដើម',
  },
  error: {
    title: 'មានបញ្ហាកើតឡើង',
    lead: 'ទំព័រនេះឈប់ដំណើរការ។ អ្វីដែលអ្នកបានសរសេរ និងផ្ញើ នៅរក្សាទុកដដែល។',
    retry: 'ព្យាយាមម្ដងទៀត',
    home: 'ទៅទំព័រដើម',
  },
  language: {
    label: 'ភាសា',
    changed: 'ឥឡូវនេះប្រើភាសា{{language}}។',
    failed: 'មិនអាចទាញយកភាសានេះបានទេ។ សូមពិនិត្យការតភ្ជាប់ រួចព្យាយាមម្ដងទៀត។',
  },
  theme: { label: 'រូបរាង', system: 'តាមឧបករណ៍', light: 'ភ្លឺ', dark: 'ងងឹត' },
}
