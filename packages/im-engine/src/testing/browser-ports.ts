import { defaultPorts } from '../engine-ports.js'
import { networkPorts } from '../network-ports.js'
import type { Ports } from '../ports/ports.js'

/** The browser behind every port, e.g. to put something between: `{ ...browserPorts(), http: watched(browserPorts().http) }`. */
export function browserPorts(replaced: Partial<Ports> = {}): Ports {
  const { given, ...local } = defaultPorts(replaced)
  return { ...local, ...networkPorts({ ...local, given }) }
}
