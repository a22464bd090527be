// features/hiring is what employers do. Each part stands in a folder of its own.
//
//   company/   the page of the company, its papers, and who acts for it

export { useInvitation } from './company/api/team'
export { CompanyEditor } from './company/components/company-editor'
export { TeamPage } from './company/components/team-page'
