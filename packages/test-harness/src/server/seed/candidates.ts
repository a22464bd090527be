/** Made-up people who want to be found, so that the list of candidates is worth a look. Nobody logs in as one of them. */
import type { Trx } from '../db/tables'
import { saveWorkStatus } from '../seekers/intentions'
import { submitResume } from '../seekers/resume-review'
import { writeResume } from './resume'
import type { DemoResume } from './sokha'

const DAY_MS = 24 * 3_600_000
/** Behind those that chance makes (market.ts) and below those who register. */
const FIRST_ACCOUNT_ID = 900
const FIRST_IM_ID = 19_101

/** Title, skill, major; what and where; level, years, pay asked for; languages at their level; days since they were here. */
type Line = readonly [
  title: string,
  skill: string,
  major: string,
  ids: readonly [category: number, industry: number, place: number, qualification: number],
  work: readonly [level: number, years: number, pay: number],
  languages: string,
  daysAgo: number,
]

const LINES: readonly Line[] = [
  ['Night auditor and front desk', 'Opera PMS', 'Hospitality', [12, 8, 17, 6], [3, 5, 380], 'km4 en3', 0],
  [
    'Interpreter and guest relations',
    'Consecutive interpreting',
    'Chinese',
    [25, 8, 17, 6],
    [3, 2, 400],
    'km4 en3 zh4',
    1,
  ],
  ['Receptionist in a clinic', 'Bookings and cash', 'Office work', [2, 7, 12, 5], [3, 3, 300], 'km4 en2', 2],
  [
    'Tour guide who wants a fixed place',
    'Guide licence',
    'History',
    [12, 8, 17, 6],
    [4, 6, 420],
    'km4 en4 zh2',
    4,
  ],
  ['Tourism student, last year', 'Guest surveys', 'Tourism', [12, 8, 17, 3], [1, 0, 220], 'km4 en3', 5],
  [
    'Guest service, front office trainer',
    'Training',
    'Hotel management',
    [12, 8, 12, 6],
    [4, 7, 520],
    'km4 en4 fr2',
    0,
  ],
  ['Accountant', 'QuickBooks', 'Accounting', [1, 15, 12, 6], [3, 4, 450], 'km4 en3', 0],
  ['គណនេយ្យករ', 'ពន្ធដារ', 'គណនេយ្យ', [1, 19, 2, 6], [3, 2, 320], 'km4 en2', 1],
  ['Senior accountant', 'Consolidation', 'Finance', [1, 2, 12, 7], [4, 9, 950], 'km4 en4', 3],
  ['Software developer', 'TypeScript', 'Computer science', [14, 9, 12, 6], [3, 3, 800], 'km4 en3', 0],
  ['Web developer', 'Vue', 'Computer science', [14, 9, 90, 6], [2, 1, 450], 'km4 en3', 0],
  ['IT support', 'Networks', 'Information technology', [14, 9, 12, 5], [3, 4, 420], 'km4 en2 zh2', 6],
  ['Credit officer', 'Field visits', 'Banking', [4, 2, 3, 6], [3, 3, 350], 'km4', 1],
  ['បុគ្គលិកបើកគណនី', 'សេវាអតិថិជន', 'ធនាគារ', [4, 2, 12, 6], [2, 1, 300], 'km4 en2', 2],
  ['Cook, Khmer and Thai kitchen', 'Menu planning', 'Cooking', [12, 18, 18, 4], [4, 8, 480], 'km4 th2', 8],
  ['ចុងភៅ', 'ម្ហូបខ្មែរ', 'ធ្វើម្ហូប', [12, 18, 12, 3], [3, 4, 280], 'km4', 0],
  ['Waiter in a hotel', 'Wine service', 'Hospitality', [12, 8, 17, 3], [3, 2, 240], 'km4 en3', 1],
  ['Barista', 'Latte art', 'Hospitality', [12, 18, 12, 3], [2, 1, 230], 'km4 en3 ko1', 0],
  ['Nurse', 'Night shifts', 'Nursing', [11, 7, 12, 6], [3, 5, 500], 'km4 en2 fr2', 4],
  ['Pharmacist', 'Stock control', 'Pharmacy', [11, 7, 2, 6], [3, 3, 550], 'km4 en3', 11],
  ['English teacher', 'Young learners', 'English literature', [9, 4, 12, 6], [3, 6, 600], 'km4 en4', 0],
  ['Kindergarten teacher', 'Music', 'Education', [9, 4, 8, 5], [2, 2, 280], 'km4 en2', 3],
  ['中文翻译', '商务谈判', '中文', [25, 6, 8, 6], [3, 4, 700], 'km4 zh4 en2', 0],
  [
    'Sewing line supervisor',
    'Line balancing',
    'Garment production',
    [19, 6, 8, 3],
    [4, 10, 450],
    'km4 zh2',
    7,
  ],
  ['Quality inspector', 'AQL', 'Textiles', [21, 6, 5, 4], [3, 5, 320], 'km4 en1 zh1', 2],
  ['Civil engineer', 'AutoCAD', 'Civil engineering', [10, 3, 12, 6], [3, 4, 750], 'km4 en3', 1],
  ['Electrician', 'Solar power', 'Electrical work', [16, 5, 12, 4], [3, 6, 380], 'km4', 20],
  ['Truck driver', 'Border papers', 'Driving', [8, 11, 8, 2], [3, 12, 400], 'km4 vi2 th1', 5],
  ['Warehouse keeper', 'Forklift', 'Logistics', [26, 11, 12, 3], [3, 3, 290], 'km4 en1', 0],
  ['Social media officer', 'Short films', 'Media', [18, 13, 12, 6], [2, 2, 380], 'km4 en3', 0],
  ['Graphic designer', 'Packaging', 'Design', [7, 13, 90, 5], [3, 5, 520], 'km4 en3', 1],
  ['HR officer', 'Labour law', 'Management', [13, 12, 12, 6], [3, 4, 480], 'km4 en3 zh2', 2],
]

const FIRST_NAMES = ['Chenda', 'Ratha', 'Srey Leak', 'Visal', 'Malis', 'Borey', 'Kunthea', 'Phearun'] as const
const LAST_NAMES = ['Nhem', 'Oum', 'Prak', 'Yim', 'Touch', 'Lim', 'Heng'] as const
const LANGUAGES = ['km', 'en', 'zh', 'ko', 'th', 'vi', 'ja', 'fr']

const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)

function resumeOf(
  [title, skill, major, ids, [level, years, pay], languages]: Line,
  index: number,
  now: number,
) {
  const [category, industry, place, qualification] = ids
  const firstName = FIRST_NAMES[index % FIRST_NAMES.length] ?? ''
  const lastName = LAST_NAMES[index % LAST_NAMES.length] ?? ''
  const since = monthOf(now - years * 365 * DAY_MS)
  const resume: DemoResume = {
    name: title,
    profile: {
      ...{ firstName, lastName, sexId: 1 + (index % 2), birthday: `${1988 + (index % 14)}-05-12` },
      ...{ locationId: place === 90 ? 12 : place, maritalId: 0, nationalityId: 116 },
      ...{ mobile: '', email: '', photo: '' },
    },
    intention: {
      ...{ reqJobTitle: title, categoryIds: [category], industryIds: [industry] },
      ...{ locationIds: [place], jobTerm: 1, salaryFrom: pay },
    },
    career: {
      ...{ careerPosition: title, careerCategory: category, careerIndustry: industry },
      ...{ careerLevel: level, lastSalary: 0, summary: '' },
    },
    items: [
      ...(years === 0
        ? []
        : [
            [
              'experiences',
              {
                company: 'A previous employer',
                jobtitle: title,
                formtime: since,
                totime: null,
                workdesc: '',
              },
            ] as const,
          ]),
      [
        'educations',
        {
          ...{ qualificationname: 'A school in Cambodia', qualificationId: qualification, major },
          ...{ fromDate: '2012-10', toDate: '2016-08' },
        },
      ],
      ['skills', { skillname: skill, skillyears: years, useryear: null }],
      ...languages
        .split(' ')
        .map(
          (one) =>
            [
              'languageLevels',
              { languageId: LANGUAGES.indexOf(one.slice(0, 2)) + 1, languageLevelId: Number(one.slice(2)) },
            ] as const,
        ),
    ],
  }
  return { resume, name: `${firstName} ${lastName}` }
}

/** Two of them have put themselves forward. */
const FORWARD = [2, 9]

export async function writeCandidates(trx: Trx, now: number): Promise<void> {
  for (const [index, line] of LINES.entries()) {
    const { resume, name } = resumeOf(line, index, now)
    const id = String(FIRST_ACCOUNT_ID + index)
    const here = now - line[6] * DAY_MS
    await trx
      .insertInto('accounts')
      .values({
        ...{ id, im_id: String(FIRST_IM_ID + index), login: `looking-${index + 1}`, kind: 'seeker' },
        ...{ nickname: name, created_at: here, password_hash: '', user_type: 0, avatar: '', company: '' },
        ...{ sex: 0, region_code: '', mobile: '' },
      })
      .execute()
    const resumeId = await writeResume(trx, id, resume, here)
    await submitResume(trx, id, resumeId, 'at-once', here)
    await saveWorkStatus(trx, id, 1 + (index % 3), here)
    const forward_until = FORWARD.includes(index) ? now + 5 * DAY_MS : null
    await trx
      .updateTable('resumes')
      .set({ privacy_level: 0, forward_until })
      .where('id', '=', resumeId)
      .execute()
    await trx.deleteFrom('inbox').where('account_id', '=', id).execute()
  }
}
