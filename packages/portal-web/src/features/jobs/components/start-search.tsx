import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { noSearch, toAddress, withIds, withKeyword } from '../../../lib/search'
import { useTyped } from '../../../lib/use-typed'
import { JOB_FILTERS } from '../api/jobs'
import { notePast } from '../api/suggestions'
import { SearchBox } from './search-box'

/** What and where on the start page: leads to the search for both. */
export function StartSearch() {
  const navigate = useNavigate()
  const words = useTyped('', () => {})
  const [location, setLocation] = useState<readonly number[]>([])
  const go = (text: string, places = location) => {
    notePast(text)
    const search = withKeyword(withIds(noSearch(JOB_FILTERS), 'location', places), text)
    const asked = String(toAddress(search))
    void navigate(asked === '' ? '/job' : `/job?${asked}`)
  }
  return (
    <SearchBox
      words={words.input}
      location={location}
      onLocation={setLocation}
      // To empty the field is no search; Enter in an empty one is.
      onWords={(text) => (text === '' && words.input.value !== '' ? words.put('') : go(text))}
      onPlace={(id) => go('', [id])}
      onTyping={() => {}}
      onSubmit={() => go(words.now())}
    />
  )
}
