/** Texts of the demo's first seeker. */
import type { Career, Entry, Intention, Profile, Section } from '@sarika/portal-web/contract/resume'
import type { LetterInput } from '../seekers/letters'
import type { SearchInput } from '../seekers/searches'

type Item = { [S in Section]: readonly [S, Entry<S>] }[Section]

export interface DemoResume {
  readonly name: string
  readonly profile: Profile
  readonly intention: Intention
  readonly career: Career
  readonly items: readonly Item[]
}

export const RESUME: DemoResume = {
  name: 'Front desk and guest relations',
  profile: {
    firstName: 'Sokha',
    lastName: 'Chan',
    sexId: 2,
    birthday: '1999-03-14',
    locationId: 1710,
    maritalId: 1,
    nationalityId: 116,
    mobile: '+855 12000001',
    email: 'sokha@sarika.example',
    photo: '',
  },
  intention: {
    reqJobTitle: 'Receptionist',
    categoryIds: [2, 12],
    industryIds: [8],
    locationIds: [17, 12],
    jobTerm: 1,
    salaryFrom: 300,
  },
  career: {
    careerPosition: 'Receptionist',
    careerCategory: 2,
    careerIndustry: 8,
    careerLevel: 3,
    lastSalary: 280,
    summary: 'Two and a half years at the front desk of a small house, often alone in the evening.',
  },
  items: [
    [
      'experiences',
      {
        company: 'Riverside Guesthouse, Battambang',
        jobtitle: 'Receptionist',
        formtime: '2023-02',
        totime: '2025-08',
        workdesc:
          'Check-in and check-out of 24 rooms, bookings by telephone and e-mail, the till of the evening.',
      },
    ],
    [
      'experiences',
      {
        company: 'Phsar Nath Mini Mart',
        jobtitle: 'Cashier',
        formtime: '2021-06',
        totime: '2023-01',
        workdesc: 'Till, stock and the monthly count, part time beside my studies.',
      },
    ],
    [
      'educations',
      {
        qualificationname: 'University in Battambang',
        qualificationId: 6,
        major: 'Tourism management',
        fromDate: '2019-11',
        toDate: '2023-07',
      },
    ],
    ['languageLevels', { languageId: 1, languageLevelId: 4 }],
    ['languageLevels', { languageId: 2, languageLevelId: 3 }],
    ['skills', { skillname: 'Hotel booking software', skillyears: 3, useryear: 2025 }],
    [
      'qualifications',
      {
        quaname: 'Front office certificate',
        issued: 'Tourism school in Battambang',
        obtained: '2022-09',
        quaphoto: '',
      },
    ],
  ],
}

export const LETTERS: readonly LetterInput[] = [
  {
    title: 'Hotels and guests',
    content:
      'Dear hiring team,\n\nfor two and a half years I welcomed the guests of a house of 24 rooms, often alone in the evening. I speak Khmer and English, I like early shifts, and I can start two weeks after you say yes.\n\nKind regards,\nSokha Chan',
  },
  {
    title: 'លិខិតស្នើសុំការងារការិយាល័យ',
    content:
      'ជូនចំពោះក្រុមការងារជ្រើសរើសបុគ្គលិក\n\nខ្ញុំមានបទពិសោធន៍ពីរឆ្នាំកន្លះផ្នែកទទួលភ្ញៀវ ហើយចង់រៀនការងារការិយាល័យ។ ខ្ញុំអាចចាប់ផ្តើមការងារនៅដើមខែក្រោយ។\n\nដោយក្តីគោរព\nចាន់ សុខា',
  },
]

/** Of the file. */
export const RESUME_LINES = [
  'Sokha Chan',
  'Siem Reap, +855 12000001',
  '2023 - 2025  Receptionist, Riverside Guesthouse, Battambang',
  '2021 - 2023  Cashier, Phsar Nath Mini Mart',
  '2019 - 2023  Bachelor of tourism management',
]

const ANYTHING = { category: [], jobLevelId: [], jobterm: [], salaryId: [], workyears: [] }

export const SEARCHES: readonly SearchInput[] = [
  { name: 'Receptionist jobs', jobtitle: 'receptionist', ...ANYTHING, pushjobnum: 10, pushperiod: 7 },
  { name: 'ការិយាល័យ', jobtitle: 'ជំនួយការរដ្ឋបាល', ...ANYTHING, jobterm: [1], pushjobnum: 5, pushperiod: 1 },
]
