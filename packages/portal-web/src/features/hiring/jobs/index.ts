// features/hiring/jobs is where a company writes its jobs: a list of them, and an editor.
//
//   api/postings > JobDesk     the list: what is open, what waits to go out, who answers
//                > JobEditor   posting-copy.ts (saved, written, on its way) > words, facts, benefits, who answers
//                                                                         > checks and preview beside them
//
// What a job has, and why one does not go out, is contract/posting.ts, by which the server judges too. The preview is drawn by
// features/jobs: the screen brings it.

export { JobDesk } from './components/job-desk'
export { JobEditor } from './components/job-editor'
