import { parseArgs } from 'node:util'

/** Flags that are whole numbers, with their defaults; help and bad input end the process. */
export function readWholeFlags(defaults, help) {
  const options = { help: { type: 'boolean' } }
  for (const name of Object.keys(defaults)) options[name] = { type: 'string' }
  let values
  try {
    values = parseArgs({ options }).values
  } catch (error) {
    console.error(`${error.message.split('. ')[0]}. See --help.`)
    process.exit(2)
  }
  if (values.help) {
    console.log(help)
    process.exit(0)
  }
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => {
      const text = values[name] ?? `${value}`
      if (/^\d{1,9}$/.test(text)) return [name, Number(text)]
      console.error(`--${name} ${JSON.stringify(text)}: give a whole number.`)
      return process.exit(2)
    }),
  )
}
