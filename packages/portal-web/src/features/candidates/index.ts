// features/candidates is how employers find people who want to be found.
//
//   at the desk    rules/asked (the address) > CandidateSearch > Finder, FilterLine, CandidateRow > StateMark > InviteDialog
//                  CandidatePage: one of them
//   in the portal  WantedPage: the first of them for everybody, of the same pieces; OwnStanding: how a seeker stands there
//
// Absent: the company's jobs. Screens hand them in.

export { CandidatePage } from './components/candidate-page'
export { CandidateSearch } from './components/candidate-search'
export { WantedPage } from './components/wanted-page'
