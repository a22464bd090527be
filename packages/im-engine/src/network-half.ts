// What only a leading tab needs, as one script: its processes, with the wire and two thirds of the machines, the rules for
// what they submit what is read for that and how it is sealed, and the browser behind their ports.

export { decide } from './decide/decide.js'
export { load } from './log/load.js'
export { planSeal } from './log/seal.js'
export { startProcesses } from './machines/processes.js'
export { networkPorts } from './network-ports.js'
