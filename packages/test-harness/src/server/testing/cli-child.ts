/** The command line as a process of its own: `node <bundle> serve --port 0`. */
import { main } from '../../cli'

process.exitCode = await main(process.argv.slice(2))
