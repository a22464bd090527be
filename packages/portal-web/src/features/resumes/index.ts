// features/resumes is what seekers apply with: resumes that are written here, and resumes as files.
//
//   api/resumes > ResumeList > ResumeMenu (name, default, hidden, share, copy, refresh, delete)
//                              ShareDialog (api/links): links by which others read it
//               > ResumeEditor (editor/) > rules/paper, contract/resume > api/save
//                 preview/ (beside it) > paper/: the sheet; api/paper: the same as files
//   filling/    > Filling: a PDF becomes a resume (machine, read-pdf, checking, save-items)
//   api/files   > ResumeFiles > UploadFile > rules/file
//   ImportResume > rules/json-file > api/paper

export { useIntentions, useResume } from './api/resumes'
export { ResumeList } from './components/resume-list'
export { StrengthPanel } from './components/strength-panel'
export { ResumeEditor } from './editor/editor'
export { Filling } from './filling/filling'
