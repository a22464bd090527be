import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const home: Translated<LaterTexts['home']> = {
  heading: 'រកការងារ ហើយនិយាយផ្ទាល់ជាមួយនិយោជក',
  popular: 'ស្វែងរកញឹកញាប់',
  trades: 'មុខងារ',
  banner: {
    label: 'ចំណុចលេចធ្លោ',
    figures: 'រហូតមកដល់ពេលនេះ មានការងារជាង {{jobs, number}} និងអ្នកស្វែងរកការងារជាង {{seekers, number}} នាក់',
    previous: 'មុន',
    next: 'បន្ទាប់',
    pause: 'ឈប់ប្ដូរ',
    play: 'ប្ដូរបន្ត',
  },
  now: {
    jobs_other: 'ការងារ',
    companies_other: 'ក្រុមហ៊ុន',
    provinces_other: 'ខេត្តក្រុង',
  },
  today: {
    title: 'ការងារថ្ងៃនេះ',
    new: 'ថ្មីបំផុត',
    hot: 'ពេញនិយម',
    urgent: 'បន្ទាន់',
    fast: 'ជ្រើសរើសរហ័ស',
    featured: 'ពិសេស',
    all_other: 'ការងារទាំងអស់ {{count, number}}',
    none: 'ឥឡូវនេះមិនមានការងារទេ។',
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
  companies: { all: 'ក្រុមហ៊ុនទាំងអស់' },
  answering: {
    title: 'និយោជកដែលឆ្លើយតប',
    lead: 'តម្រៀបតាមល្បឿនឆ្លើយតបក្នុងការជជែក',
    within: 'ឆ្លើយតបក្នុង {{time}}',
  },
  tale: {
    title: 'សួរមុនពេលដាក់ពាក្យ ជាភាសារបស់អ្នក',
    lead: 'និយាយផ្ទាល់ជាមួយនិយោជក ជាភាសាខ្មែរ អង់គ្លេស ឬភាសាណាក៏បាន។ សារដែលអ្នកសរសេរមិនបាត់ទេ ទោះអ៊ីនធឺណិតខ្សោយក៏ដោយ ហើយការអញ្ជើញសម្ភាសន៍ក៏មកក្នុងការជជែកតែមួយ។',
    resume: 'បង្កើតប្រវត្តិរូបក្នុង 4 នាទី',
    hiring: 'ខ្ញុំជានិយោជក',
    example: 'ឧទាហរណ៍នៃការជជែកជាមួយនិយោជក',
    read: 'បានអាន',
  },
  tiles: {
    title: 'ក្រុមហ៊ុននៅលើ Sarika',
    famousCompany: 'ក្រុមហ៊ុនល្បីៗ',
    agent: 'ភ្នាក់ងារជ្រើសរើសបុគ្គលិក',
    partner: 'ដៃគូរបស់យើង',
    homerightSide: 'គួរចូលមើល',
  },
  advice: { title: 'ដំបូន្មាន', all: 'ដំបូន្មានទាំងអស់' },
}
