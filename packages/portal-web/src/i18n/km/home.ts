import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const home: Translated<LaterTexts['home']> = {
  banner: {
    label: 'ចំណុចលេចធ្លោ',
    figures: 'រហូតមកដល់ពេលនេះ មានការងារជាង {{jobs, number}} និងអ្នកស្វែងរកការងារជាង {{seekers, number}} នាក់',
    previous: 'មុន',
    next: 'បន្ទាប់',
    pause: 'ឈប់ប្ដូរ',
    play: 'ប្ដូរបន្ត',
  },
  now: {
    jobs_other: 'ការងារកំពុងជ្រើសរើស {{count, number}}',
    companies_other: 'ក្រុមហ៊ុន {{count, number}}',
  },
  shelf: {
    hot: 'ការងារពេញនិយម',
    urgent: 'ការងារបន្ទាន់',
    fast: 'ជ្រើសរើសរហ័ស',
    featured: 'ការងារពិសេស',
    allFeatured: 'ការងារពិសេសទាំងអស់',
    previous: 'ការងារមុន',
    next: 'ការងារបន្ទាប់',
    page: 'ទំព័រទី {{page}} ក្នុងចំណោម {{pages}}',
  },
  count: {
    title: 'រុករកការងារ',
    categories: 'មុខងារ',
    industries: 'វិស័យ',
    locations: 'ខេត្តក្រុង',
    salaries: 'ប្រាក់ខែក្នុងមួយខែ',
    all_other: 'បង្ហាញទាំង {{count, number}}',
    number: '{{jobs, number}}',
    fewer: 'បង្ហាញតិចជាងនេះ',
  },
  companies: { title: 'ក្រុមហ៊ុនដែលណែនាំ', all: 'ក្រុមហ៊ុនទាំងអស់' },
  tiles: { famous: 'ក្រុមហ៊ុនល្បីៗ', agents: 'ភ្នាក់ងារជ្រើសរើសបុគ្គលិក', partners: 'ដៃគូរបស់យើង', side: 'គួរចូលមើល' },
  advice: { title: 'ដំបូន្មាន', all: 'ដំបូន្មានទាំងអស់' },
}
