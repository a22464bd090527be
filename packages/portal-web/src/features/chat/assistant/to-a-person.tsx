import { numbersOf } from '../../../lib/hotline'
import { HOTLINE, telephone } from '../../../lib/service'

/**
 * Under the answer to who wants to talk to a person (intent `person`), which says the hours: what a press can do about it. The one
 * place for that: what hands over to the online service stands here.
 */
export function ToAPerson() {
  const [first = ''] = numbersOf(new Date(), HOTLINE)
  return (
    <p className="to-a-person">
      <a href={telephone(first)}>{first}</a>
    </p>
  )
}
