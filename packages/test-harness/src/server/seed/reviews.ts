/** A reviewer, and somebody whose resume waits to be read. */
import type { Trx } from '../db/tables'
import { submitResume } from '../seekers/resume-review'
import { APPLICANT, DEMO_MAIL_DOMAIN, REVIEWER } from './people'
import { writeResume } from './resume'
import type { DemoResume } from './sokha'

const HOUR_MS = 3_600_000

/** With a phone number where none belongs. */
const RESUME: DemoResume = {
  name: 'Accountant',
  profile: {
    firstName: 'Sreyneang',
    lastName: 'Heng',
    sexId: 2,
    birthday: '1998-07-21',
    locationId: 1202,
    maritalId: 1,
    nationalityId: 116,
    mobile: '',
    email: '',
    photo: '',
  },
  intention: {
    reqJobTitle: 'Accountant',
    categoryIds: [1],
    industryIds: [2, 19],
    locationIds: [12],
    jobTerm: 1,
    salaryFrom: 400,
  },
  career: {
    careerPosition: 'Junior accountant',
    careerCategory: 1,
    careerIndustry: 19,
    careerLevel: 3,
    lastSalary: 350,
    summary: 'Monthly accounts of three shops, taxes included. Please call me on 098 765 432.',
  },
  items: [
    [
      'experiences',
      {
        company: 'Three shops in Tuol Kouk',
        jobtitle: 'Junior accountant',
        formtime: '2022-01',
        totime: null,
        workdesc: 'Bills, wages of twelve people, monthly tax forms.',
      },
    ],
    [
      'educations',
      {
        qualificationname: 'University in Phnom Penh',
        qualificationId: 6,
        major: 'Accounting',
        fromDate: '2017-11',
        toDate: '2021-07',
      },
    ],
    ['languageLevels', { languageId: 1, languageLevelId: 4 }],
  ],
}

/** False: in an older demo somebody has that user name. */
async function writeAccount(
  trx: Trx,
  { id, imId, login, kind, nickname }: typeof REVIEWER | typeof APPLICANT,
  hash: string,
  now: number,
): Promise<boolean> {
  const made = await trx
    .insertInto('accounts')
    .values({
      ...{ id, im_id: imId, login, kind, nickname, created_at: now },
      ...{ password_hash: hash, user_type: 0, avatar: '', company: '', sex: 0 },
      ...{ region_code: '', mobile: '', email: `${login}@${DEMO_MAIL_DOMAIN}` },
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** `hash`: of the reviewer's password; the other one has none, so nobody logs in as her. */
export async function writeReviews(trx: Trx, hash: string, now: number): Promise<void> {
  await writeAccount(trx, REVIEWER, hash, now)
  if (!(await writeAccount(trx, APPLICANT, '', now))) return
  const at = now - 5 * HOUR_MS
  const resumeId = await writeResume(trx, APPLICANT.id, RESUME, at)
  await submitResume(trx, APPLICANT.id, resumeId, 'by-people', at)
}
