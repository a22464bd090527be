// What only a leading tab needs, as one script: its processes, with the wire and two thirds of the machines, and the browser
// behind their ports.

export { startProcesses } from './machines/processes.js'
export { networkPorts } from './network-ports.js'
