// Runs `harness` in a process of its own with the arguments that it is sent, again and again: what a first run reads and
// compiles, the next ones have. A run ends as at a prompt, by SIGTERM; when none is under way that ends the process.
import { main } from '../../packages/test-harness/dist/cli.js'

process.on('message', async (args) => {
  process.send({ exitCode: await main(args) })
})
