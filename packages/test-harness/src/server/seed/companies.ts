import type { DemoLogin } from './people'

interface DemoJob {
  id: number
  /** by language, as far as it was written; the first is the one it goes by */
  titles: Readonly<Record<string, string>>
  city: string
  salary: string
  isClosed?: true
}

interface DemoCompany {
  id: number
  /** its account has the company's name */
  account: DemoLogin
  city: string
  about: string
  jobs: readonly DemoJob[]
}

/** Job 1 and company 1 are what a link with an id shows. */
export const COMPANIES: readonly DemoCompany[] = [
  {
    id: 1,
    account: 'angkor-hr',
    city: 'Siem Reap',
    about: 'Four hotels in Siem Reap and Phnom Penh, 600 people, its own school for newcomers.',
    jobs: [
      {
        id: 1,
        titles: { en: 'Hotel Receptionist', km: 'អ្នកទទួលភ្ញៀវសណ្ឋាគារ' },
        city: 'Siem Reap',
        salary: '$350 + service charge',
      },
      {
        id: 2,
        titles: { en: 'Guest Relations Interpreter (part time)', zh: '客户关系翻译（兼职）' },
        city: 'Phnom Penh',
        salary: '$220',
      },
      {
        id: 7,
        titles: { en: 'Waiter, evening shift', km: 'អ្នករត់តុវេនយប់' },
        city: 'Siem Reap',
        salary: '$230 + tips',
        isClosed: true,
      },
    ],
  },
  {
    id: 2,
    account: 'mekong-tech',
    city: 'Phnom Penh',
    about: 'Software for shops in Cambodia, Laos and Vietnam, made by ninety people.',
    jobs: [
      { id: 3, titles: { en: 'Customer Support Officer' }, city: 'Phnom Penh', salary: '$400 to $480' },
      {
        id: 4,
        titles: { en: 'Junior QA Tester' },
        city: 'Phnom Penh',
        salary: '$450 to $550',
        isClosed: true,
      },
      {
        id: 12,
        titles: { en: 'Backend Engineer (Node.js)' },
        city: 'Phnom Penh',
        salary: '$1,200 to $1,800',
      },
      {
        id: 13,
        titles: { en: 'Office Manager', km: 'អ្នកគ្រប់គ្រងការិយាល័យ' },
        city: 'Phnom Penh',
        salary: '$500',
      },
    ],
  },
  {
    id: 3,
    account: 'tonle-bank',
    city: 'Phnom Penh',
    about: 'A bank for families and small firms with 41 branches.',
    jobs: [
      { id: 5, titles: { km: 'បេឡាករ', en: 'Teller' }, city: 'Phnom Penh', salary: '$300' },
      {
        id: 6,
        titles: { en: 'Junior Credit Officer', km: 'មន្ត្រីឥណទាន' },
        city: 'Kandal',
        salary: '$380 + allowances',
      },
      { id: 14, titles: { en: 'Branch Security Supervisor' }, city: 'Battambang', salary: '$280' },
    ],
  },
  {
    id: 4,
    account: 'golden-silk',
    city: 'Kandal',
    about: '衬衫和运动服工厂，1,800 名员工，每天有班车往返金边。',
    jobs: [
      {
        id: 8,
        titles: { zh: '生产跟单兼翻译', en: 'Production Follow-up and Translator' },
        city: 'Kandal',
        salary: '$600 to $750',
      },
      { id: 9, titles: { zh: '前台文员', en: 'Front Desk Clerk' }, city: 'Kandal', salary: '$320' },
    ],
  },
  {
    id: 5,
    account: 'lotus-logistics',
    city: 'Phnom Penh',
    about: 'Parcels within a day in the capital, within three in every province.',
    jobs: [
      { id: 10, titles: { en: 'Dispatcher, early shift' }, city: 'Phnom Penh', salary: '$340' },
      {
        id: 11,
        titles: { km: 'បុគ្គលិកឆ្លើយទូរស័ព្ទអតិថិជន', en: 'Customer Phone Agent' },
        city: 'Phnom Penh',
        salary: '$290 + internet',
      },
      { id: 15, titles: { en: 'Van Driver', km: 'អ្នកបើកឡាន' }, city: 'Phnom Penh', salary: '$310' },
    ],
  },
  {
    id: 6,
    account: 'sunrise-school',
    city: 'Phnom Penh',
    about: 'From kindergarten to grade 12, in English and Khmer.',
    jobs: [
      { id: 16, titles: { en: 'Primary Teacher, English' }, city: 'Phnom Penh', salary: '$650' },
      { id: 17, titles: { en: 'School Nurse', km: 'គិលានុបដ្ឋាកសាលា' }, city: 'Phnom Penh', salary: '$400' },
    ],
  },
  {
    id: 7,
    account: 'kampot-foods',
    city: 'Kampot',
    about: 'Pepper, salt and dried fruit from Kampot for shops in twelve countries.',
    jobs: [
      {
        id: 18,
        titles: { km: 'អ្នកត្រួតពិនិត្យគុណភាព', en: 'Quality Inspector' },
        city: 'Kampot',
        salary: '$330',
      },
      { id: 19, titles: { en: 'Export Assistant', zh: '出口助理' }, city: 'Kampot', salary: '$420' },
    ],
  },
  {
    id: 8,
    account: 'river-clinic',
    city: 'Phnom Penh',
    about: 'A clinic of eight doctors by the river, open seven days a week.',
    jobs: [
      { id: 20, titles: { km: 'គិលានុបដ្ឋាយិកា', en: 'Nurse' }, city: 'Phnom Penh', salary: '$450' },
      { id: 21, titles: { en: 'Pharmacy Assistant' }, city: 'Phnom Penh', salary: '$300', isClosed: true },
    ],
  },
]
