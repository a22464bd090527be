// features/first-steps is what somebody who has just registered is asked: what work, where, for what pay, and three questions
// from which a resume begins.
//
//   rules/machine (xstate) > FirstSteps > WorkStep, WhereStep, PayStep, YouStep > rules/answers > api/fitting (how many jobs fit)
//                                       > api/save (what is looked for, a resume that begins) > EndStep
//
// Absent: rows of jobs and save buttons, which the screen puts in.

export { FirstSteps } from './components/first-steps'
