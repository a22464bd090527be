import { isEmail } from '../../../lib/email'
import { NAME_MAX } from '../../../lib/limits'
import { judgeText, type PaperFault, toFaults } from '../../../lib/paper-fault'
import type { Experience, Profile } from '../api/resumes'

const MONTH = /^(19|[2-9]\d)\d\d-(0[1-9]|1[0-2])$/
const DAY = /^(19|[2-9]\d)\d\d-\d\d-\d\d$/

const judgeName = (text: string): PaperFault | null => judgeText(text, NAME_MAX)

function judgeBirthday(day: string, today: string): PaperFault | null {
  if (day === '') return 'missing'
  if (!DAY.test(day) || Number.isNaN(Date.parse(day))) return 'date'
  return day > today ? 'future' : null
}

export const judgeResumeName = ({ name }: { readonly name: string }) => toFaults({ name: judgeName(name) })

/** `today`: e.g. "2026-11-22". Source: portal specification 5. */
export const judgeProfile = (profile: Profile, today: string) =>
  toFaults<keyof Profile>({
    firstName: judgeName(profile.firstName),
    lastName: judgeName(profile.lastName),
    sexId: profile.sexId === '' ? 'missing' : null,
    birthday: judgeBirthday(profile.birthday, today),
    locationId: profile.locationId === '' ? 'missing' : null,
    mobile: profile.mobile.length > NAME_MAX ? 'long' : null,
    email: profile.email === '' || isEmail(profile.email) ? null : 'email',
  })

function judgeMonth(month: string, thisMonth: string): PaperFault | null {
  if (month === '') return 'missing'
  if (!MONTH.test(month)) return 'month'
  return month > thisMonth ? 'future' : null
}

export type ExperienceText = Omit<Experience, 'id'>

/** No end: until now. Source: portal specification 5. */
export function judgeExperience(work: ExperienceText, isPresent: boolean, today: string) {
  const thisMonth = today.slice(0, 7)
  const start = judgeMonth(work.formtime, thisMonth)
  const end = isPresent ? null : judgeMonth(work.totime, thisMonth)
  const isTurned = start === null && end === null && !isPresent && work.formtime > work.totime
  return toFaults<keyof ExperienceText>({
    company: judgeName(work.company),
    jobtitle: judgeName(work.jobtitle),
    formtime: isTurned ? 'order' : start,
    totime: end,
    workdesc: null,
  })
}
