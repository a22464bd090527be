const round = (value, digits = 0) => value.toFixed(digits)
const KB = 1024

/** What was asked for, what came out, and whether that is enough. */
export function gatesOf({ idle, storm, talk }) {
  const gates = [
    {
      title: 'resident memory an idle socket, KB',
      limit: 10,
      value: idle.bytesPerSocket / KB,
      digits: 1,
      note: `${round(idle.heapBytesPerSocket / KB, 1)} KB of it in the JavaScript heap; ${round(idle.baseBytes / KB / KB)} MB before the first socket`,
    },
    {
      title: 'storm: everybody back and caught up after a SIGKILL, s',
      limit: 30,
      value: storm.lastMs / 1000,
      digits: 1,
      note: `half after ${round(storm.halfMs / 1000, 1)} s; the server listened again after ${round(storm.downMs / 1000, 1)} s; ${storm.wrong} got something else than what they missed`,
      isWrong: storm.wrong > 0,
    },
    {
      title: 'talk: p99 from due to the last member, ms',
      limit: 250,
      value: talk.p99Ms,
      digits: 0,
      note: `p50 ${round(talk.p50Ms)}, worst ${round(talk.maxMs)}; ${talk.sent} messages, ${talk.missing} deliveries missing, ${talk.doubled} doubled; the server was busy for ${round(talk.busy * 100)} % of a core and once late by ${round(talk.serverLatenessMs)} ms, the clients' own clocks by ${round(talk.swarmLatenessMs)} ms at p99`,
      isWrong: talk.missing + talk.doubled > 0,
    },
  ]
  return gates.map((gate) => ({ ...gate, isMet: gate.value <= gate.limit && gate.isWrong !== true }))
}

/** One line for the terminal. */
export const lineOf = ({ title, limit, value, digits, note, isMet }) =>
  `${isMet ? 'ok  ' : 'MISS'} ${title.padEnd(56)} ${round(value, digits)} of ${limit}  ${note}`

const row = (cells) => `| ${cells.join(' | ')} |`

/** docs/numbers-server.md */
export function numbersPage(gates, { sockets, seconds, cores, node }) {
  return [
    '<!-- Written by `npm run bench:server`. -->',
    '# Numbers of the server',
    '',
    `Measured by \`npm run bench:server\` on Node ${node} with ${cores} cores that server, clients and database share, over loopback, with a`,
    `libsql file (WAL, a commit on disk before its ack) and the rates and limits of every day: ${sockets} people in groups of 50, each with a`,
    'login of their own, in two client processes that speak plain frames. Absolute figures belong to one machine; run the command on',
    'yours. What else runs on the machine counts against them.',
    '',
    row(['gate', 'at most', 'figure', 'met', 'besides']),
    row(['---', '---', '---', '---', '---']),
    ...gates.map(({ title, limit, value, digits, note, isMet }) =>
      row([title, limit, `**${round(value, digits)}**`, isMet ? 'yes' : 'NO', note]),
    ),
    '',
    '- Idle: resident size of the server process after four collections, with all sockets open, less what it was before them (200 had',
    '  come and gone, so that code is loaded). The kernel keeps buffers of its own, which no process is charged for. Everybody beats',
    '  every 50 s.',
    '- Storm: the server is killed; while it is down ten messages are written into each group; everybody comes back after 2 s and more,',
    '  with the jitter of the engine, asks the four calls of a sync round, and must get the ten messages once and in order. The time',
    '  counts from the kill. The calls of a client process share 64 kept connections, as behind a proxy.',
    `- Talk: 300 encrypted messages a second for ${seconds} s, spread over groups and members; each goes to 49 sockets. A message counts from`,
    '  when it was due, sent or not, until the last of the 49 has it. Nobody sends receipts: with engines on the other end there would',
    '  be one frame more for each group of messages that a client gets.',
    '',
  ].join('\n')
}
