import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const reach: Translated<LaterTexts['reach']> = {
  again: {
    label: 'សរសេរម្ដងទៀត',
    title: 'សរសេរម្ដងទៀត។ ពេលផ្ញើ សារដំបូងនឹងត្រូវដកវិញ។',
    cancel: 'បោះបង់ការសរសេរម្ដងទៀត',
  },
  mention: {
    next_other: 'ទៅសារបន្ទាប់ក្នុងចំណោម {{count, number}} ដែលនិយាយដល់អ្នក',
  },
  card: {
    label: 'ប្រវត្តិរូប',
    show: 'ប្រវត្តិរូបរបស់ {{name}}',
    close: 'បិទ',
    notYet: 'អ្នកអាចផ្ញើសារទៅ {{name}} បាន ពេលអ្នកទាំងពីរជាទំនាក់ទំនងនឹងគ្នា។',
    groups: 'ក្រុមដែលអ្នកទាំងពីរនៅ',
    failed: 'មិនអាចផ្ទុកផ្នែកដែលនៅសល់នៃប្រវត្តិរូបនេះបានទេ។',
  },
}
