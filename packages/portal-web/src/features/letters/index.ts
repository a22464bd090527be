// features/letters lists, writes and deletes cover letters. They are sent with an application (features/applications).

export { LetterForm } from './components/letter-form'
export { LetterList } from './components/letter-list'
export { LettersPanel } from './components/letters-panel'
