// features/reviews is what reviewers do: read what was submitted or reported, the oldest first, and decide.
//
//   api/reviews > ReviewDesk > ResumeQueue > ResumeCase > ResumeLines (rules/lines), DecideResume
//                            > CompanyQueue > CompanyCase > DecideCompany
//                            > ReportQueue > ReportCase > DecideReported
//
// A decision names the version that was read; one that was replaced meanwhile is read anew.

export { LISTS, ReviewDesk } from './components/review-desk'
