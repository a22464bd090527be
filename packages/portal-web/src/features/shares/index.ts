// features/shares is a resume as others read it: by a link that its owner made, or among candidates.
//
//   api/shared-resume > SharedPage > SharedSheet (paper/) with the part that an address names (rules/parts)
//                                  > SharedAside: who shows it, until when, and what to do next
//
// Absent: phone, email, birthday and pictures of certificates. The server does not send them. Links are made in features/resumes.

export { useSharedResume } from './api/shared-resume'
export { SharedPage } from './components/shared-page'
export { SharedSheet } from './components/shared-sheet'
export { editorOf, type Place, placeAt, selectorOf } from './rules/parts'
