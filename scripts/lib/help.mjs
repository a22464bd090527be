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
