// features/letters: cover letters, written here and sent with an application.

export { LetterForm } from './components/letter-form'
export { LetterList } from './components/letter-list'
