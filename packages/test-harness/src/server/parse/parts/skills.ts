import { SKILL_MAX } from '@sarika/portal-web/contract/resume'
import { fieldsOf, readField, textField } from '../proposal'
import type { ReadEntries } from './part'

/** "Excel (3 years)" */
const YEARS = /[\s(（:–-]+(\d{1,2})\s*(?:\+\s*)?(?:years?|yrs?|年|ឆ្នាំ|년|ปี|năm)[)）]?\s*$/iu
/** Longer than a skill is called: a sentence about it. */
const LONGEST = 60

export const skills: ReadEntries = ({ skills: lines }, paper) =>
  lines.flatMap((line) =>
    line.text
      .split(/[,;、；，]|\s{2,}/u)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => {
        const years = YEARS.exec(text)
        const name = text.replace(YEARS, '').trim()
        const isSkill = name.length <= LONGEST && !/[.。។:：៖]/u.test(name.replace(/\.\w/g, ''))
        return fieldsOf({
          skillname: textField(paper, name.slice(0, SKILL_MAX), line, isSkill),
          skillyears: years === null ? undefined : readField(paper, Number(years[1]), line, true),
        })
      }),
  )
