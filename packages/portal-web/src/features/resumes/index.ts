// features/resumes is what seekers apply with: resumes that are written here, and resumes as files.
//
//   api/resumes > ResumeList > ResumeMenu (name, default, hidden, refresh, delete)
//               > ResumeEditor > ProfileSection, WorkSection > forms > rules/judge > api/save
//   api/files   > ResumeFiles > UploadFile > rules/file

export { useResumes } from './api/resumes'
export { ResumeEditor } from './components/resume-editor'
export { ResumeList } from './components/resume-list'
