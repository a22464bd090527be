import type { Language } from '../constants/names'
import type { DemoLogin } from './people'

interface DemoJob {
  id: number
  /** by language, as far as it was written; the first is the one it goes by */
  titles: Readonly<Partial<Record<Language, string>>>
  /** the title of the kind of work (market/), which gives it what is not said here */
  work: string
  /** where it is not where the company is */
  locationId?: number
  salary: string
  /** a month, in dollars */
  pay: readonly [from: number, to?: number]
  isPartTime?: true
  isClosed?: true
}

interface DemoCompany {
  id: number
  /** its account has the company's name */
  account: DemoLogin
  about: string
  industryId: number
  scaleId: number
  locationId: number
  address: string
  jobs: readonly DemoJob[]
}

/** Job 1 and company 1 are what a link with an id shows. */
export const COMPANIES: readonly DemoCompany[] = [
  {
    id: 1,
    account: 'angkor-hr',
    industryId: 8,
    scaleId: 5,
    locationId: 1710,
    address: 'Charles de Gaulle Avenue, Siem Reap',
    about: 'Four hotels in Siem Reap and Phnom Penh, 600 people, its own school for newcomers.',
    jobs: [
      {
        id: 1,
        titles: { en: 'Hotel Receptionist', km: 'អ្នកទទួលភ្ញៀវសណ្ឋាគារ' },
        work: 'Receptionist',
        salary: '$350 + service charge',
        pay: [350],
      },
      {
        id: 2,
        titles: { en: 'Guest Relations Interpreter (part time)', zh: '客户关系翻译（兼职）' },
        work: 'Chinese Interpreter',
        locationId: 1202,
        salary: '$220',
        pay: [220],
        isPartTime: true,
      },
      {
        id: 7,
        titles: { en: 'Waiter, evening shift', km: 'អ្នករត់តុវេនយប់' },
        work: 'Waiter',
        salary: '$230 + tips',
        pay: [230],
        isClosed: true,
      },
    ],
  },
  {
    id: 2,
    account: 'mekong-tech',
    industryId: 9,
    scaleId: 3,
    locationId: 1201,
    address: 'Street 63, Phnom Penh',
    about: 'Software for shops in Cambodia, Laos and Vietnam, made by ninety people.',
    jobs: [
      {
        id: 3,
        titles: { en: 'Customer Support Officer' },
        work: 'Customer Service Officer',
        salary: '$400 to $480',
        pay: [400, 480],
      },
      {
        id: 4,
        titles: { en: 'Junior QA Tester' },
        work: 'Software Developer',
        salary: '$450 to $550',
        pay: [450, 550],
        isClosed: true,
      },
      {
        id: 12,
        titles: { en: 'Backend Engineer (Node.js)' },
        work: 'Software Developer',
        salary: '$1,200 to $1,800',
        pay: [1_200, 1_800],
      },
      {
        id: 13,
        titles: { en: 'Office Manager', km: 'អ្នកគ្រប់គ្រងការិយាល័យ' },
        work: 'Administrative Assistant',
        salary: '$500',
        pay: [500],
      },
    ],
  },
  {
    id: 3,
    account: 'tonle-bank',
    industryId: 2,
    scaleId: 6,
    locationId: 1202,
    address: 'Norodom Boulevard, Phnom Penh',
    about: 'A bank for families and small firms with 41 branches.',
    jobs: [
      { id: 5, titles: { km: 'បេឡាករ', en: 'Teller' }, work: 'Bank Teller', salary: '$300', pay: [300] },
      {
        id: 6,
        titles: { en: 'Junior Credit Officer', km: 'មន្ត្រីឥណទាន' },
        work: 'Credit Officer',
        locationId: 811,
        salary: '$380 + allowances',
        pay: [380],
      },
      {
        id: 14,
        titles: { en: 'Branch Security Supervisor' },
        work: 'Security Guard',
        locationId: 203,
        salary: '$280',
        pay: [280],
      },
    ],
  },
  {
    id: 4,
    account: 'golden-silk',
    industryId: 6,
    scaleId: 6,
    locationId: 811,
    address: 'National Road 2, Ta Khmau',
    about: '衬衫和运动服工厂，1,800 名员工，每天有班车往返金边。',
    jobs: [
      {
        id: 8,
        titles: { zh: '生产跟单兼翻译', en: 'Production Follow-up and Translator' },
        work: 'Chinese Interpreter',
        salary: '$600 to $750',
        pay: [600, 750],
      },
      {
        id: 9,
        titles: { zh: '前台文员', en: 'Front Desk Clerk' },
        work: 'Receptionist',
        salary: '$320',
        pay: [320],
      },
    ],
  },
  {
    id: 5,
    account: 'lotus-logistics',
    industryId: 11,
    scaleId: 4,
    locationId: 1208,
    address: 'Street 2004, Phnom Penh',
    about: 'Parcels within a day in the capital, within three in every province.',
    jobs: [
      {
        id: 10,
        titles: { en: 'Dispatcher, early shift' },
        work: 'Shipping Officer',
        salary: '$340',
        pay: [340],
      },
      {
        id: 11,
        titles: { km: 'បុគ្គលិកឆ្លើយទូរស័ព្ទអតិថិជន', en: 'Customer Phone Agent' },
        work: 'Call Center Agent',
        salary: '$290 + internet',
        pay: [290],
      },
      { id: 15, titles: { en: 'Van Driver', km: 'អ្នកបើកឡាន' }, work: 'Driver', salary: '$310', pay: [310] },
    ],
  },
  {
    id: 6,
    account: 'sunrise-school',
    industryId: 4,
    scaleId: 3,
    locationId: 1204,
    address: 'Street 315, Phnom Penh',
    about: 'From kindergarten to grade 12, in English and Khmer.',
    jobs: [
      {
        id: 16,
        titles: { en: 'Primary Teacher, English' },
        work: 'Primary School Teacher',
        salary: '$650',
        pay: [650],
      },
      {
        id: 17,
        titles: { en: 'School Nurse', km: 'គិលានុបដ្ឋាកសាលា' },
        work: 'Nurse',
        salary: '$400',
        pay: [400],
      },
    ],
  },
  {
    id: 7,
    account: 'kampot-foods',
    industryId: 1,
    scaleId: 3,
    locationId: 708,
    address: 'Old Market, Kampot',
    about: 'Pepper, salt and dried fruit from Kampot for shops in twelve countries.',
    jobs: [
      {
        id: 18,
        titles: { km: 'អ្នកត្រួតពិនិត្យគុណភាព', en: 'Quality Inspector' },
        work: 'Quality Inspector',
        salary: '$330',
        pay: [330],
      },
      {
        id: 19,
        titles: { en: 'Export Assistant', zh: '出口助理' },
        work: 'Shipping Officer',
        salary: '$420',
        pay: [420],
      },
    ],
  },
  {
    id: 8,
    account: 'river-clinic',
    industryId: 7,
    scaleId: 2,
    locationId: 1202,
    address: 'Sisowath Quay, Phnom Penh',
    about: 'A clinic of eight doctors by the river, open seven days a week.',
    jobs: [
      { id: 20, titles: { km: 'គិលានុបដ្ឋាយិកា', en: 'Nurse' }, work: 'Nurse', salary: '$450', pay: [450] },
      {
        id: 21,
        titles: { en: 'Pharmacy Assistant' },
        work: 'Pharmacist',
        salary: '$300',
        pay: [300],
        isClosed: true,
      },
    ],
  },
]
