import { LetterList } from '../features/letters'

export default function LettersScreen() {
  return <LetterList />
}
