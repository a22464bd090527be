import { datedOf } from '../dated'
import { isEmployer } from '../people-words'
import { fieldsOf, readField, textField } from '../proposal'
import type { ReadEntries } from './part'

export const qualifications: ReadEntries = ({ qualifications: lines }, paper) =>
  datedOf(lines, true).map(({ span, line, heads: [first, second], isClear }) => {
    const isTurned = first && second && isEmployer(first.text) && !isEmployer(second.text)
    const [name, issuer] = isTurned ? [second, first] : [first, second]
    const isSure = isClear && issuer !== undefined && isEmployer(issuer.text) && !isTurned
    const got = span.to ?? span.from
    return fieldsOf({
      quaname: name && textField(paper, name.text, name, isSure),
      issued: issuer && textField(paper, issuer.text, issuer, isSure),
      obtained: readField(paper, got.value ?? undefined, line, got.isSure && span.to === undefined),
    })
  })
