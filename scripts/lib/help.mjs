import { parseArgs } from 'node:util'

/** For a script without arguments: tells its help and ends, or ends with 2 where one was given. `help` begins with its command. */
export function takeNoArguments(help) {
  const [first] = process.argv.slice(2)
  if (first === undefined) return
  if (first === '--help') {
    console.log(help)
    process.exit(0)
  }
  console.error(`${first}: ${help.split('\n')[0]} takes no arguments but --help`)
  process.exit(2)
}

/**
 * Flags and bare words, e.g. `{ values: { rounds: '3' }, words: ['HEAD~1'], refuse }`; `--help` tells the help and ends. What is
 * not known ends the process with 2 and one line, as `refuse(why)` does. `help` begins with `node scripts/NAME`.
 */
export function readArguments(options, help) {
  const [command] = help.match(/^node \S+/)
  const refuse = (why) => {
    console.error(`${why}. See ${command} --help.`)
    process.exit(2)
  }
  let read
  try {
    read = parseArgs({ options: { ...options, help: { type: 'boolean' } }, allowPositionals: true })
  } catch (error) {
    return refuse(error.message.split('. ')[0])
  }
  if (read.values.help) {
    console.log(help)
    process.exit(0)
  }
  return { values: read.values, words: read.positionals, refuse }
}
