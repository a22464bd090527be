import { datedOf } from '../dated'
import { degreeIn } from '../degrees'
import { isSchool } from '../people-words'
import { fieldsOf, readField, textField } from '../proposal'
import type { ReadEntries } from './part'

/** Of the constants. */
const VOCATIONAL = 4

export const educations: ReadEntries = ({ educations: lines }, paper) =>
  datedOf(lines, true).map(({ span, line, heads, rest, isClear }) => {
    const around = [...heads, ...rest.slice(0, 1)]
    const named = around.filter(({ text }) => degreeIn(text) !== null)
    // "High School Diploma" is no school, and "Angkor High School" no qualification.
    const learned =
      named.find(({ text }) => degreeIn(text)?.subject === '') ??
      named.find(({ text }) => !isSchool(text)) ??
      named[0]
    const school = around.find((one) => one !== learned && isSchool(one.text))
    const degree = learned && degreeIn(learned.text)
    // Schools below have no subject.
    const subject = degree !== null && degree !== undefined && degree.id > VOCATIONAL ? degree.subject : ''
    const isSure = isClear && heads.includes(school ?? line)
    // One date alone is the end.
    const [from, to] = span.to === undefined ? [undefined, span.from] : [span.from, span.to]
    const isPair = span.to !== undefined
    return fieldsOf({
      qualificationname: school && textField(paper, school.text, school, isSure),
      qualificationId: learned && readField(paper, degree?.id, learned, isClear),
      major: learned && textField(paper, subject, learned, isClear),
      fromDate: from && readField(paper, from.value, line, from.isSure),
      toDate: readField(paper, to.value, line, to.isSure && isPair),
    })
  })
